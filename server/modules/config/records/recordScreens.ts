import type { ColumnText, ElementText, FormText, TableText } from "#contract/entities/index.ts";
import type { RecordDescription, RecordField } from "#contract/records/index.ts";
import { definitionsOf, type EntityDefinition } from "../entities/EntityDefinition.ts";
import { formOfEntity } from "../entities/formOfEntity.ts";
import { tableOfEntity } from "../entities/tableOfEntity.ts";

/** The table and the form of the platform's own records that have no others in project `platon`. */
export function recordScreens(record: RecordDescription): { readonly table: TableText; readonly form: FormText } {
  const { name, title, isReadOnly, readPermission = administrators, exportPermission = administrators } = record;
  const write = isReadOnly ? {} : { insert: administrators, update: administrators, delete: administrators };
  const permissions = { read: readPermission, ...write, export: exportPermission };
  const common = { title, source: { entity: name }, permissions };
  return { table: { ...common, ...tableOf(record) }, form: { ...common, ...formOf(record) } };
}

const administrators = "platon.admin";

/** A record is drawn as an object is, by its titled fields. */
const drawnAs = ({ name, title, keyField, fields }: RecordDescription): EntityDefinition => {
  const [definition] = definitionsOf({ name, title, keyField: keyField as "name", place: { file: name, byKey: true }, fields });
  if (definition === undefined) throw new Error(`No definition of ${name}`);
  return definition;
};

function tableOf(record: RecordDescription): Pick<TableText, "sort" | "searchFields" | "form" | "columns" | "filters"> {
  const table = tableOfEntity(drawnAs(record));
  return {
    ...table,
    sort: [...(record.sort ?? table.sort ?? [])],
    columns: table.columns.flatMap((column) => columnOf(record, column)),
    filters: Object.entries(record.fields).flatMap(([field, { title, leadsTo, type }]) =>
      (title !== undefined && leadsTo && type === "uuid" ? [{ title, field, operator: "eq", type: "select" }] : [])),
  };
}

/** Of another record its name is read; of a list of ids, and of a password, there is nothing to read. */
function columnOf({ fields }: RecordDescription, column: ColumnText): ColumnText[] {
  const field = fields[column.dataField ?? ""];
  if (field?.type === "password" || (field?.leadsTo && field.type === "text_array")) return [];
  return [field?.leadsTo ? { ...column, dataField: `${column.dataField}.${field.leadsTo.text}` } : column];
}

function formOf(record: RecordDescription): Pick<FormText, "elements"> {
  const { elements } = formOfEntity(drawnAs(record));
  return { elements: elements.map((element) => elementOf(record, element)) };
}

function elementOf({ fields, isReadOnly }: RecordDescription, element: ElementText): ElementText {
  const field = fields[element.dataField ?? ""];
  if (field === undefined) return element;
  return { ...element, ...kindOf(field), ...((isReadOnly || field.isSystem) && { isReadOnly: true }) };
}

function kindOf({ type, leadsTo, isRequired }: RecordField): Partial<ElementText> {
  if (leadsTo) {
    const optionsFrom = { dataset: leadsTo.dataset, value: "id", text: leadsTo.text };
    return { type: type === "text_array" ? "multiselect" : "select", width: 6, optionsFrom, ...(!isRequired && { allowClear: true }) };
  }
  return type === "datetime" || type === "date" || type === "password" ? { type, width: 6 } : {};
}
