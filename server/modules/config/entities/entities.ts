import type { EntityDescription } from "#contract/entities/describe.ts";
import { entityDescriptions } from "#contract/entities/index.ts";
import { definitionsOf, type EntityDefinition } from "./EntityDefinition.ts";

/** The descriptions, without the types of each. */
export const descriptions: readonly EntityDescription[] = entityDescriptions;

/** All entities; owners stand before their parts, so that rows can be made in this order and deleted in the reverse. */
export const entities: readonly EntityDefinition[] = descriptions.flatMap(definitionsOf);

const byName: ReadonlyMap<string, EntityDefinition> = new Map(entities.map((entity) => [entity.name, entity]));

export function findEntity(name: string): EntityDefinition | undefined {
  return byName.get(name);
}

export function entityOf(name: string): EntityDefinition {
  const entity = byName.get(name);
  if (entity === undefined) throw new Error(`No entity ${name}`);
  return entity;
}

/** The name of an entity's folder or file in a project's text; compiled configuration has its objects by the same name. */
export const collectionOf = ({ place }: EntityDescription): string => ("folder" in place ? place.folder : place.file);
