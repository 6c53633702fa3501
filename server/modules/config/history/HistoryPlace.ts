import { CallFailure } from "../../../http/CallFailure.ts";
import { entities, findEntity } from "../entities/entities.ts";
import type { EntityDefinition } from "../entities/EntityDefinition.ts";

/** A project's own settings have revisions like an entity, and no rows of one. */
export const settingsEntity = "projects";

/** An object whose history is meant. */
export interface HistoryPlace {
  readonly entity: string;
  readonly id: string;
}

/** Entities whose objects are parts of objects of this one. */
export const partsOf = (entity: string): EntityDefinition[] => entities.filter(({ owner }) => owner === entity);

/** @throws CallFailure `not_found` for what has no history */
export function demandHistory({ entity }: HistoryPlace): void {
  if (entity !== settingsEntity && findEntity(entity) === undefined) throw new CallFailure("not_found");
}
