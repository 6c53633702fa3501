import type { EntityDescription } from "#contract/entities/describe.ts";
import type { Field } from "#contract/entities/fields.ts";
import type { ColumnText, ElementText, FormText, TableText } from "#contract/entities/index.ts";
import { entityOf } from "./entities.ts";

interface EntityScreens {
  readonly table: TableText;
  readonly form: FormText;
}

/**
 * The table and the form in which administrators find an entity that has no others in project `platon`: its titled
 * properties, in their order.
 *
 * @returns undefined for an entity without a title
 */
export function entityScreens(description: EntityDescription): EntityScreens | undefined {
  const { name, title, keyField, isTree } = description;
  if (title === undefined) return undefined;
  const titled = Object.entries(description.fields).filter(([, field]) => field.title !== undefined);
  const shown = titled.filter(([, { schema, type }]) => type !== "json" && !isLong(schema));
  const main = shown.find(([field]) => field !== keyField)?.[0] ?? keyField;
  const isOrdered = entityOf(name).orderField !== undefined;
  return {
    table: {
      ...common(description, title),
      sort: isOrdered ? [{ field: "sortOrder" }] : [{ field: main }],
      searchFields: shown.filter(([, { type }]) => type === "text").map(([field]) => field),
      form: name,
      columns: [
        ...shown.map(([field, facts]) => column(field, facts, field === main ? `forms/${name}/{$id}?_target=modal_960` : undefined)),
        { title: "Ўзгартирилган", dataField: "updated_at", width: 160, cellFormat: "datetime" },
      ],
    },
    form: {
      ...common(description, title),
      elements: [
        ...titled.flatMap(([field, facts]) => element(field, facts) ?? []),
        ...(isTree ? [{ type: "select", dataField: "parentId", label: "Юқори даражали банд", width: 6, allowClear: true, optionsFrom: { dataset: name, value: "id", text: main, sort: "sortOrder" } }] : []),
        ...(isOrdered ? [{ type: "int", dataField: "sortOrder", label: "Тартиби", width: 3, defaultValue: 0 }] : []),
      ],
    },
  };
}

const administrators = "platon.admin";

const common = ({ name }: EntityDescription, title: string) => ({
  title,
  source: { entity: name },
  permissions: { read: administrators, insert: administrators, update: administrators, delete: administrators },
});

const longText = 1_000;
const maxLengthOf = (schema: Field["schema"]): number | undefined => (schema as { maxLength?: number }).maxLength;
const isLong = (schema: Field["schema"]): boolean => (maxLengthOf(schema) ?? 0) > longText;

function column(dataField: string, { title = "", type }: Field, link: string | undefined): ColumnText {
  const look = type === "boolean" ? { cellFormat: "boolean", width: 110 } : type === "int" ? { cellFormat: "number", width: 160 } : { width: 220 };
  return { title, dataField, ...look, ...(link !== undefined && { link }), ...(type === "text_array" && { isSortable: false }) };
}

/** Undefined for what no element can show. */
function element(dataField: string, field: Field): ElementText | undefined {
  const { title = "", isRequired, default: byDefault } = field;
  const kind = kindOf(field);
  return kind && {
    ...kind, dataField, label: title,
    ...(isRequired && { isRequired }),
    ...(byDefault !== undefined && byDefault !== "" && { defaultValue: byDefault }),
  };
}

function kindOf({ type, schema, among }: Field): ElementText | undefined {
  const maxLength = maxLengthOf(schema);
  if (among !== undefined) return { type: type === "text_array" ? "multiselect" : "select", width: 6, data: among.map((id) => ({ id, name: id })) };
  switch (type) {
    case "boolean":
      return { type: "checkbox", width: 4 };
    case "int":
    case "number":
      return { type, width: 3 };
    case "text":
      return isLong(schema) ? { type: "textarea", width: 12, maxLength } : { type: "text", width: 6, maxLength };
    default:
      return undefined;
  }
}
