import type { EntityDescription } from "#contract/entities/describe.ts";
import { collectionOf, descriptions } from "../entities/entities.ts";
import type { EntityDefinition } from "../entities/EntityDefinition.ts";
import type { EntityRow, EntityRows } from "../entities/entityRows.ts";
import { nestRows, type Node, type Shape } from "../entities/nestRows.ts";
import type { ProjectConfig } from "./ProjectConfig.ts";

/** Makes the snapshot that all calls share out of the rows of the entities. */
export function compileConfig(project: { id: string; revision: number }, rows: EntityRows): ProjectConfig {
  const collections = descriptions.map((description) => [collectionOf(description), collect(description, { rows, projectId: project.id })]);
  return { projectId: project.id, revision: project.revision, ...Object.fromEntries(collections) } as ProjectConfig;
}

function collect(description: EntityDescription, { rows, projectId }: { rows: EntityRows; projectId: string }): unknown {
  const { place, keyField } = description;
  const objects = nestRows(description, rows, compiled);
  if (!("folder" in place) && !("byKey" in place)) return objects.map(([, object]) => object);
  const keyOf = ({ values }: EntityRow): string => String(values[keyField]);
  if ("byKey" in place) return new Map(objects.map(([row, { id: _id, [keyField]: _key, ...said }]) => [keyOf(row), said]));
  return new Map(objects.map(([row, object]) => [keyOf(row), { ...object, projectId }]));
}

/** The objects of one entity by their names, each with its id and those of its parts. */
export const compileObjects = ({ description, keyField }: EntityDefinition, rows: EntityRows): ReadonlyMap<string, Node> =>
  new Map(nestRows(description as EntityDescription, rows, compiled).map(([{ values }, object]) => [String(values[keyField]), object]));

/** What configuration knows of a row: its id, the values that there are, and what stands in it. */
const compiled: Shape = ({ description, ownFields }, { id, values }, below) => {
  const own = ownFields.flatMap((field): [string, unknown][] => {
    const value = values[field.name] ?? field.default ?? null;
    return value === null ? [] : [[field.name, value]];
  });
  const object: Node = { id, ...spread(Object.fromEntries(own), description.gathered), ...below };
  return description.normalize?.(object) ?? object;
};

/** Gathered properties stand beside the others again. */
function spread(values: Node, gathered: EntityDescription["gathered"]): Node {
  if (gathered === undefined || gathered.isApart) return values;
  const { [gathered.into]: properties, ...others } = values;
  return { ...(properties as Node | undefined), ...others };
}
