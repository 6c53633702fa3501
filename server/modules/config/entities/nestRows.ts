import type { EntityDescription } from "#contract/entities/describe.ts";
import { entityOf } from "./entities.ts";
import type { EntityDefinition } from "./EntityDefinition.ts";
import { presentTree, type EntityRow, type EntityRows } from "./entityRows.ts";

export type Node = Record<string, unknown>;

/** Makes one object or part out of its row and of what stands in it: lists of parts, and `children` of a tree. */
export type Shape = (entity: EntityDefinition, row: EntityRow, below: Readonly<Record<string, readonly Node[]>>) => Node;

/** The objects of an entity with all that stands in them, each in the order of its tree or key. */
export function nestRows(description: EntityDescription, rows: EntityRows, shape: Shape): [EntityRow, Node][] {
  const entity = entityOf(description.name);
  const parts = Object.entries(description.parts ?? {}).map(([property, { part }]) => ({ property, part: entityOf(part.name) }));
  const owned = (part: EntityDefinition, { id }: EntityRow): readonly EntityRow[] =>
    (rows.get(part.name) ?? []).filter(({ values }) => values[part.ownerField ?? ""] === id);
  const made = (row: EntityRow, children: readonly [EntityRow, Node][]): [EntityRow, Node] => {
    const lists = parts.map(({ property, part }) => [property, presentTree(part, owned(part, row), makerOf(part, shape))] as const);
    return [row, shape(entity, row, { ...Object.fromEntries(lists), ...childrenOf(entity, children.map(([, node]) => node)) })];
  };
  return presentTree(entity, rows.get(entity.name) ?? [], made);
}

const makerOf = (part: EntityDefinition, shape: Shape) => (row: EntityRow, children: readonly Node[]): Node =>
  shape(part, row, childrenOf(part, children));

const childrenOf = ({ parentField }: EntityDefinition, children: readonly Node[]): { children?: readonly Node[] } =>
  (parentField === undefined ? {} : { children });
