import type { Field } from "#contract/entities/fields.ts";
import type { ElementText } from "#contract/entities/index.ts";
import { innerElement, namedElement } from "./innerElements.ts";
import { isLong, maxLengthOf } from "./titledFields.ts";

/** The element by which administrators edit a property of an entity. */
export function elementOfField(dataField: string, field: Field): ElementText {
  const { title = "", isRequired, help, default: byDefault, begins, ofTypes, onlyFor } = field;
  const isPlain = typeof byDefault === "string" ? byDefault !== "" : byDefault !== undefined && typeof byDefault !== "object";
  return {
    ...kindOf(dataField, field), dataField, label: title,
    ...(isRequired && { isRequired }), ...(isPlain && { defaultValue: byDefault }), ...(begins !== undefined && { defaultValue: begins }), ...(help !== undefined && { hint: help }),
    ...(ofTypes && { displayCondition: `${JSON.stringify(ofTypes)}.includes(type)` }),
    ...(onlyFor && { displayCondition: `${JSON.stringify(onlyFor)}.includes(kind)`, clearWhenHidden: true }),
  };
}

/** What has an editor of its own stands below what is one line. */
export const isTall = ({ type }: ElementText): boolean => ["list", "object", "raw_json", "textarea", "markdown", "code", "expression", "monaco"].includes(type);

/** What the SDK has types for is written where they are known. */
const codeElement = (language: NonNullable<NonNullable<Field["code"]>["extension"]>): Pick<ElementText, "type" | "width" | "format"> =>
  ({ type: language === "html" || language === "css" ? "code" : "monaco", width: 12, format: language === "ts" ? "typescript" : language });

function kindOf(name: string, field: Field): ElementText {
  const { type, among, code, formula, inner, isMarkdown, isPicture, schema, labels, typedBy } = field;
  const maxLength = maxLengthOf(field);
  if (among !== undefined) {
    const data = among.map((id) => ({ id, name: labels?.[id] ?? id }));
    return { type: type === "text_array" ? "multiselect" : "select", width: 6, data, ...(!field.isRequired && field.default === undefined && { allowClear: true }) };
  }
  switch (type) {
    case "boolean":
      return { type: "checkbox", width: 6 };
    case "int":
    case "number":
      return { type, width: 6 };
    case "text":
      if (isPicture) return { type: "picture", width: 12 };
      if (isMarkdown) return { type: "markdown", width: 12, maxLength };
      if (code?.filledBy !== undefined) return { type: "monaco", width: 12, format: code.extension ?? "html", valueField: code.filledBy };
      if (code?.isProgram) return { type: "monaco", width: 12, format: "typescript:stage", maxLength };
      if (code) return { ...codeElement(code.extension ?? "ts"), ...(code.styles !== undefined && { valueField: code.styles }) };
      if (field.language) return { ...codeElement(field.language), ...(field.styles !== undefined && { valueField: field.styles }), maxLength };
      if (formula) return { type: "expression", width: 12, format: formula.purpose, relatedSelect: formula.of, ...(formula.value !== undefined && { valueField: formula.value }), ...(field.names && { choices: field.names.of }), maxLength };
      if (field.names) return { ...namedElement(field.names), width: 6, ...(!field.isRequired && field.names.isClosed && { allowClear: true }), ...(!field.names.isClosed && { maxLength }) };
      return isLong(field) ? { type: "textarea", width: 12, maxLength } : { type: "text", width: 6, maxLength };
    case "text_array":
      return code ? { type: "list", width: 12, format: codeElement(code.extension ?? "ts").format, ...(code.styles !== undefined && { valueField: code.styles }) } : { ...innerElement(name, schema, { title: field.title ?? "", ...(field.names && { names: field.names }) }), width: field.names?.isClosed ? 6 : 12 };
    default:
      if (typedBy) return { type: "raw_json", width: 12, valueField: typedBy.property, ...(typedBy.purpose && { format: typedBy.purpose }), ...(typedBy.of !== undefined && { relatedSelect: typedBy.of }) };
      return inner ? { ...innerElement(name, schema, { title: field.title ?? "", inner }), width: 12 } : { type: "raw_json", width: 12 };
  }
}
