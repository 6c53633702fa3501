import { TableSource } from "#contract/project/accessText.ts";
import type { Relation, RelationField } from "../../../access/Relation.ts";
import type { Column, ProjectConfig } from "../compiled/ProjectConfig.ts";
import { relationsOf, sourceRelation } from "../compiled/resolveSource.ts";
import { schemaProblems } from "../text/problems/schemaProblems.ts";
import type { Choice } from "./Choice.ts";

/**
 * Fields of what a value names: of a dataset by its name, of a source as JSON, of a table or form by its id, of a table by its
 * name. `fields` are those one step along relations too, as tables show them; forms hold their own alone.
 */
export function fieldChoices(config: ProjectConfig, kind: "fields" | "ownFields" | "datasetFields", of: string): Choice[] {
  const relationOf = relationsOf(config);
  const relation = kind === "datasetFields" ? relationOf(of) : relationNamed(config, of);
  if (!relation) return [];
  const own = [...relation.fields.values()];
  const along = kind === "fields" ? own.flatMap((field) => stepAlong(field, relationOf(field.references?.dataset ?? ""))) : [];
  return [...own.filter(isPlain), ...along, ...own.filter((field) => !isPlain(field))].map(({ name, title }) => ({ id: name, title }));
}

/** System fields stand behind the others. */
const isPlain = ({ isSystem }: RelationField): boolean => isSystem !== true;

function stepAlong({ name, title }: RelationField, target: Relation | undefined): Pick<RelationField, "name" | "title">[] {
  const fields = [...(target?.fields.values() ?? [])].filter((field) => isPlain(field) && field.type !== "password");
  return fields.map((field) => ({ name: `${name}.${field.name}`, title: [title, field.title].filter(Boolean).join(" → ") }));
}

function relationNamed(config: ProjectConfig, of: string): Relation | undefined {
  const owner = [...config.tables.values(), ...config.forms.values()].find(({ id }) => id === of) ?? config.tables.get(of);
  const source = owner?.source ?? sourceIn(of);
  return source && sourceRelation(source, relationsOf(config));
}

/** A source that is only being written may name nothing yet. */
function sourceIn(text: string): TableSource | undefined {
  if (!text.startsWith("{")) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return schemaProblems(TableSource, value, "").length === 0 ? (value as TableSource) : undefined;
  } catch {
    return undefined;
  }
}

/** Keys of a table's columns, whatever groups they stand in. */
export function columnChoices(config: ProjectConfig, table: string): Choice[] {
  const flat = (columns: readonly Column[]): readonly Column[] => columns.flatMap((column) => [column, ...flat(column.children)]);
  return flat(config.tables.get(table)?.columns ?? []).map(({ key, title }) => ({ id: key, title }));
}
