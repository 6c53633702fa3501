import type { ObjectPart } from "#contract/config.ts";
import { demandAdministrator } from "../../../access/objectPolicy.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { findEntity } from "../entities/entities.ts";
import { loadOwnedRows } from "../entities/entityRows.ts";

/**
 * The parts of one object as they are configured, siblings in their order: what administrators arrange. What is kept together
 * stands by its own names, as it is written.
 * @param place.entity of the parts: `table_columns`
 * @param place.id of the object that they are of; of one that is not there, there are none
 * @throws CallFailure `forbidden`, `not_found` for an entity that is no part of another
 */
export async function readParts(context: CallContext, place: { readonly entity: string; readonly id: string }): Promise<ObjectPart[]> {
  demandAdministrator(context);
  const entity = findEntity(place.entity);
  if (entity?.ownerField === undefined) throw new CallFailure("not_found");
  const { ownerField, parentField } = entity;
  const into = entity.description.gathered?.into ?? "";
  const rows = await loadOwnedRows(context.services.database.sql, entity, { projectId: context.project.id, ownerId: place.id });
  return rows.map(({ id, version, values: { [ownerField]: _owner, [parentField ?? ""]: parent, [into]: gathered, ...values } }) =>
    ({ id, version, parentId: typeof parent === "string" ? parent : null, values: { ...values, ...(gathered as object | null) } }));
}
