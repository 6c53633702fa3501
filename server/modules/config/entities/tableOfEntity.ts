import type { EntityDescription } from "#contract/entities/describe.ts";
import type { Field } from "#contract/entities/fields.ts";
import type { ColumnText, FilterText, TableText } from "#contract/entities/index.ts";
import type { EntityDefinition } from "./EntityDefinition.ts";
import { ownerLink, partsLink } from "./relatedPlaces.ts";
import { isLong, mainField, orderTitle, ownerTitle, parentTitle, titledFields } from "./titledFields.ts";

/** Columns, order, search and filters of an entity's table. */
export function tableOfEntity(entity: EntityDefinition): Pick<TableText, "sort" | "searchFields" | "form" | "columns" | "filters"> {
  const { name, owner: whose, ownerField, orderField } = entity;
  const readable = titledFields(entity).filter(([, field]) => field.type !== "json" && !isLong(field));
  const main = mainField(entity);
  // What most objects leave as it is stands in the form alone.
  const shown = readable.filter(([field, { group = "general" }]) => field === main || group === "general" || field === "isPublic").sort(byRank(main));
  const owner = ownerField && `${ownerField}.name`;
  return {
    sort: [...(owner ? [{ field: owner }] : []), { field: orderField ?? main }],
    searchFields: readable.filter(([, { type }]) => type === "text").map(([field]) => field),
    form: name,
    filters: [
      ...(ownerField ? [{ title: ownerTitle(entity), field: ownerField, operator: "eq", type: "select" }] : []),
      ...shown.flatMap(([field, facts]) => kindFilter(field, facts)),
    ],
    columns: [
      ...(owner ? [{ title: ownerTitle(entity), dataField: owner, width: 180, ...(whose !== undefined && ownerField !== undefined && { link: ownerLink(whose, ownerField) }) }] : []),
      ...shown.flatMap(([field, facts]) =>
        (field === main ? [column(field, facts, `forms/${name}/{$id}?_target=modal_960`), ...partColumns(entity)] : [column(field, facts)])),
      ...placeColumns(entity, main),
      { title: "Ўзгартирилган", dataField: "updated_at", width: 160, cellFormat: "datetime" },
    ],
  };
}

/** What an object is known by stands first, a yes and no last. */
const byRank = (main: string) => {
  const rank = ([name, { type }]: [string, Field]): number => (name === main ? 0 : type === "boolean" ? 2 : 1);
  return (one: [string, Field], other: [string, Field]): number => rank(one) - rank(other);
};

/** Kinds of which there are few narrow the list. */
const kindFilter = (field: string, { title = "", among, labels, type }: Field): FilterText[] =>
  (among && type === "text" ? [{ title, field, operator: "eq", type: "select", options: among.map((id) => ({ id, name: labels?.[id] ?? id })) }] : []);

function column(dataField: string, { title = "", type, among }: Field, link?: string): ColumnText {
  const look = type === "boolean" ? { cellFormat: "boolean", width: 110 } : type === "int" || type === "number" ? { cellFormat: "number", width: 110 } : { width: among ? 160 : 220 };
  return { title, dataField, ...look, ...(link !== undefined && { link }), ...(type === "text_array" && { isSortable: false }) };
}

/** From an object to the list of its parts. */
function partColumns({ description }: EntityDefinition): ColumnText[] {
  const { parts = {}, partOf = "" } = description as EntityDescription;
  return Object.values(parts).map(({ part: { name, title = "" } }) => ({
    key: name, title, dataField: "id", width: 130, isSortable: false, cellFormat: "'→'", link: partsLink(name, partOf),
  }));
}

/** Where a row stands among the others. */
const placeColumns = ({ parentField, orderField }: EntityDefinition, main: string): ColumnText[] => [
  ...(parentField ? [{ title: parentTitle, dataField: `${parentField}.${main}`, width: 180, isSortable: false }] : []),
  ...(orderField ? [{ title: orderTitle, dataField: orderField, width: 90, cellFormat: "number" }] : []),
];
