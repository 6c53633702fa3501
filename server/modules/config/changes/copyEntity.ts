import type { CopyAnswer, CopyBody } from "#contract/config.ts";
import type { EntityDescription } from "#contract/entities/describe.ts";
import { platformProject } from "#core/platformProject.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { demand, demandAdministrator } from "../../../access/objectPolicy.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { lockProject } from "../../projects/index.ts";
import { entityOf, findEntity } from "../entities/entities.ts";
import type { EntityDefinition, EntityName } from "../entities/EntityDefinition.ts";
import { loadEntityRows, type EntityRow, type EntityRows } from "../entities/entityRows.ts";
import { tellWaiting } from "./ChangeProgress.ts";
import { changeInTransaction } from "./untilTablesAreFree.ts";
import { changeEntities } from "./changeEntities.ts";
import type { EntityChange } from "./EntityChange.ts";

/**
 * Makes another object like one that is there, with all of its parts, in one transaction. What stands below it in a tree is not
 * copied; the copy stands last among its neighbours.
 * @param name of the copy; the first free one of `<name>_copy`, `<name>_copy2`, … unless said
 * @throws CallFailure `forbidden`, `not_found`, and what {@link changeEntities} throws
 * @example await copyEntity(context, { entity: "tables", id }); // { entity: "tables", id: "0190…", name: "cities_copy" }
 */
export async function copyEntity(context: CallContext, { entity: wanted, id, name }: CopyBody): Promise<CopyAnswer> {
  demandAdministrator(context);
  const entity = findEntity(wanted);
  const form = (await context.services.configuration.of(platformProject)).forms.get(wanted);
  if (entity === undefined || form === undefined) throw new CallFailure("not_found");
  demand(form, "insert", context);
  return changeInTransaction(context.services.database, async (tx) => {
    await lockProject(tx, context.project.id);
    const rows = await loadEntityRows(tx, context.project.id);
    const row = rows.get(entity.name)?.find((one) => one.id === id);
    if (row === undefined) throw new CallFailure("not_found");
    const key = name ?? freeKey(entity, row, rows);
    const copy = uuidv7();
    await changeEntities(tx, context, [insertion(entity, row, { id: copy, key }), ...partsOf(entity, { id, copy, rows })]);
    return { entity: entity.name, id: copy, name: key };
  }, { onWait: () => tellWaiting(context) });
}

/** Where it stands among its neighbours is found anew. */
function insertion({ name, keyField, orderField }: EntityDefinition, { values }: EntityRow, { id, key }: { id: string; key: string }): EntityChange {
  const { [orderField ?? ""]: _place, ...others } = values;
  return { change: "insert", entity: name, id, values: { ...others, [keyField]: key } };
}

const joints = ["_copy", "-copy", "Copy"];

/** As the entity's names are written; parts are named among those of their owner. */
function freeKey({ name, keyField, ownerField, description }: EntityDefinition, row: EntityRow, rows: EntityRows): string {
  const base = String(row.values[keyField]);
  const form = "place" in description && "folder" in description.place ? description.place.name : undefined;
  const joint = joints.find((one) => form === undefined || form.test(base + one)) ?? "_copy";
  const neighbours = (rows.get(name) ?? []).filter(({ values }) => ownerField === undefined || values[ownerField] === row.values[ownerField]);
  const taken = new Set(neighbours.map(({ values }) => String(values[keyField])));
  let count = 1;
  const candidate = (): string => `${base}${joint}${count === 1 ? "" : count}`;
  while (taken.has(candidate())) count += 1;
  return candidate();
}

/** Parts keep their keys and their places under the new owner, in their trees. */
function partsOf({ description }: EntityDefinition, { id, copy, rows }: { id: string; copy: string; rows: EntityRows }): EntityChange[] {
  const { parts = {}, partOf = "" } = description as EntityDescription;
  return Object.values(parts).flatMap(({ part }) => {
    const { name, parentField } = entityOf(part.name);
    const owned = (rows.get(name) ?? []).filter(({ values }) => values[partOf] === id);
    const ids = new Map(owned.map((row) => [row.id, uuidv7()]));
    return parentsFirst(owned, parentField).map((row): EntityChange => {
      const parent = parentField && row.values[parentField];
      const place = parentField ? { [parentField]: typeof parent === "string" ? (ids.get(parent) ?? null) : null } : {};
      return { change: "insert", entity: name as EntityName, id: ids.get(row.id) ?? uuidv7(), values: { ...row.values, [partOf]: copy, ...place } };
    });
  });
}

function parentsFirst(rows: readonly EntityRow[], parentField: string | undefined): readonly EntityRow[] {
  if (parentField === undefined) return rows;
  const known = new Set(rows.map(({ id }) => id));
  const below = (parent: string | null): EntityRow[] =>
    rows.filter(({ values }) => {
      const above = values[parentField];
      return (typeof above === "string" && known.has(above) ? above : null) === parent;
    }).flatMap((row) => [row, ...below(row.id)]);
  return below(null);
}
