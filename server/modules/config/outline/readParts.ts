import type { ObjectPart } from "#contract/config.ts";
import { demandAdministrator } from "../../../access/objectPolicy.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { findEntity } from "../entities/entities.ts";
import type { EntityDefinition } from "../entities/EntityDefinition.ts";
import { findEntityRow, loadOwnedRows, type EntityRow } from "../entities/entityRows.ts";

/**
 * The parts of one object as they are configured, siblings in their order: what administrators arrange. What is kept together
 * stands by its own names, as it is written.
 * @param place.entity of the parts: `table_columns`; of the object itself, where it has parts: `tables`
 * @param place.id of the object that they are of; of one that is not there, there are none
 * @throws CallFailure `forbidden`, `not_found` for an entity that neither is a part nor has any
 */
export async function readParts(context: CallContext, place: { readonly entity: string; readonly id: string }): Promise<ObjectPart[]> {
  demandAdministrator(context);
  const entity = findEntity(place.entity);
  if (entity === undefined || (entity.ownerField === undefined && !("parts" in entity.description))) throw new CallFailure("not_found");
  const { ownerField = "", parentField } = entity;
  const into = entity.description.gathered?.into ?? "";
  return (await rowsOf(context, entity, place.id)).map(({ id, version, values: { [ownerField]: _owner, [parentField ?? ""]: parent, [into]: gathered, ...values } }) =>
    ({ id, version, parentId: typeof parent === "string" ? parent : null, values: { ...values, ...(gathered as object | null) } }));
}

async function rowsOf({ services: { database: { sql } }, project }: CallContext, entity: EntityDefinition, id: string): Promise<EntityRow[]> {
  if (entity.ownerField !== undefined) return await loadOwnedRows(sql, entity, { projectId: project.id, ownerId: id });
  const row = await findEntityRow(sql, entity, { projectId: project.id, id });
  return row === undefined || row.isDeleted ? [] : [row];
}
