import type { DescribedQuery, QueryField, QueryParameter } from "#contract/project/index.ts";
import type { FieldType } from "#core/fieldType.ts";
import { followPath, type RelationOf } from "../relationPath.ts";
import type { Relation, RelationField } from "../Relation.ts";

/** Fields of the dataset by which a column of the query is made; of a count none. */
export const fieldOf = ({ name, field = name, figure }: QueryField): string | undefined => (figure === "count" ? undefined : field);

/** Whether the rows are groups: of all rows that are alike in the columns without a figure. */
export const isGrouped = ({ fields }: DescribedQuery): boolean => fields.some(({ figure }) => figure !== undefined);

/**
 * What a query over a dataset gives, whoever asks: columns of the types that follow from the dataset, and its parameters.
 * Undefined where there is no such dataset; a column whose field is not there is none.
 */
export function queryRelation(query: DescribedQuery, relationOf: RelationOf): Relation | undefined {
  const base = relationOf(query.dataset);
  const id = base?.fields.get("id");
  if (!base || !id) return undefined;
  const columns = query.fields.map((field) => columnOf(field, { base, relationOf, isGroup: isGrouped(query) })).filter((field) => field !== undefined);
  const fields = [id, ...columns, ...(query.parameters ?? []).map(parameterField)];
  return {
    kind: "query",
    name: query.dataset,
    schema: "",
    table: "",
    query,
    fields: new Map(fields.map((field) => [field.name, field])),
    indexes: isGrouped(query) ? [] : keptIndexes(base, query),
  };
}

const parameterField = ({ name, type, title }: QueryParameter): RelationField => ({ name, column: name, type, ...(title !== undefined && { title }) });

/** Types that the columns of a query have: files are those of a record, and a password is nobody's to read. */
export const queryTypes: ReadonlySet<FieldType> = new Set([
  "text", "number", "int", "boolean", "date", "datetime", "time", "uuid", "json", "text_array", "point",
]);

function columnOf(
  asked: QueryField, { base, relationOf, isGroup }: { base: Relation; relationOf: RelationOf; isGroup: boolean },
): RelationField | undefined {
  const { name, part, figure } = asked;
  if (figure === "count") return { name, column: name, type: "int", isRequired: true };
  const end = followPath(base, fieldOf(asked) ?? "", { relationOf });
  if (!end || !queryTypes.has(end.field.type)) return undefined;
  const { type, title, scale, references, options, isRequired = false, isUnique = false } = end.field;
  const plain = { name, column: name, ...(title !== undefined && { title }) };
  if (part !== undefined) return { ...plain, type: "date" };
  if (figure === "valueCount") return { ...plain, type: "int", isRequired: true };
  if (figure !== undefined) return { ...plain, type: figure === "sum" || figure === "avg" ? "number" : type };
  // Along a path there may be nothing.
  const isOwn = end.steps.length === 0;
  return {
    ...plain, type, isRequired: isOwn && isRequired, isUnique: isOwn && isUnique && !isGroup,
    ...(scale !== undefined && { scale }), ...(references && { references }), ...(options && { options }),
  };
}

/** What an index of the dataset has in order it has for the columns that are its fields as they are. */
function keptIndexes({ indexes = [] }: Relation, { fields }: DescribedQuery): string[][] {
  const names = new Map(fields.filter(({ part }) => part === undefined).map((field) => [fieldOf(field), field.name]));
  return indexes.map((index) => {
    const end = index.findIndex((name) => !names.has(name));
    return index.slice(0, end === -1 ? index.length : end).map((name) => names.get(name) ?? name);
  }).filter((index) => index.length > 0);
}
