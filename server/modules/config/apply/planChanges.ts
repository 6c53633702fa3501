import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { EntityChange } from "../changes/EntityChange.ts";
import { diffValues } from "../changes/diffValues.ts";
import { entities, entityOf } from "../entities/entities.ts";
import type { EntityName } from "../entities/EntityDefinition.ts";
import type { EntityRow, EntityRows, EntityValues } from "../entities/entityRows.ts";
import type { TextRow } from "../text/shapes/textRows.ts";
import { orderSiblings } from "./orderSiblings.ts";

/** A change with the object that it belongs to, for reports. */
export interface PlannedChange {
  readonly change: EntityChange;
  readonly entity: EntityName;
  readonly object: string;
  readonly key: string;
  /** Changed properties. */
  readonly paths: readonly string[];
}

export interface ChangePlan {
  readonly changes: readonly PlannedChange[];
  /** Objects that the text does not name and that stay, because nobody allowed deleting. */
  readonly kept: readonly { readonly entity: EntityName; readonly object: string }[];
}

interface PresentRow extends EntityRow {
  readonly object: string;
  readonly key: string;
}

const identity = (row: { entity: EntityName; object: string; key: string }): string =>
  `${row.entity}|${row.object}|${row.key}`;

/** What turns the rows that are there into those that the text says; rows are found again by their names. */
export function planChanges(
  wanted: readonly TextRow[], rows: EntityRows, { deletions }: { deletions: boolean }
): ChangePlan {
  const present = indexRows(rows);
  const ids = new Map(wanted.map((row) => [identity(row), present.get(identity(row))?.id ?? uuidv7()]));
  const orders = orderSiblings(wanted, (row) => present.get(identity(row)));
  const changes = wanted.flatMap((row) => {
    const values = { ...row.values, ...placeOf(row, ids), ...(orders.has(row) && { sortOrder: orders.get(row) }) };
    return planRow(row, { values, was: present.get(identity(row)), id: ids.get(identity(row)) ?? "" });
  });
  const { removed, kept } = planRemovals(wanted, present, deletions);
  return { changes: [...changes, ...removed], kept };
}

function indexRows(rows: EntityRows): Map<string, PresentRow & { entity: EntityName }> {
  const names = new Map<string, string>();
  const index = new Map<string, PresentRow & { entity: EntityName }>();
  for (const { name: entity, keyField, ownerField } of entities) {
    for (const row of rows.get(entity) ?? []) {
      const key = String(row.values[keyField]);
      // A part of an object that was deleted is nobody's.
      const object = ownerField === undefined ? key : names.get(String(row.values[ownerField]));
      if (object === undefined) continue;
      if (ownerField === undefined) names.set(row.id, key);
      index.set(identity({ entity, object, key }), { ...row, entity, object, key });
    }
  }
  return index;
}

/** The ids of the owner and of the row above. */
function placeOf({ entity, object, parentKey }: TextRow, ids: ReadonlyMap<string, string>): EntityValues {
  const { owner, ownerField, parentField } = entityOf(entity);
  const parent = parentKey === undefined ? undefined : ids.get(
    identity({ entity, object: ownerField ? object : parentKey, key: parentKey })
  );
  return {
    ...(ownerField && owner && { [ownerField]: ids.get(identity({ entity: owner, object, key: object })) }),
    ...(parentField && { [parentField]: parent ?? null }),
  };
}

function planRow(
  { entity, object, key }: TextRow, { values, was, id }: {
    values: EntityValues; was: PresentRow | undefined; id: string
  },
): PlannedChange[] {
  if (was === undefined) return [{ change: { change: "insert", entity, id, values }, entity, object, key, paths: [] }];
  const changed = Object.keys(values).filter((name) => diffValues(was.values[name], values[name]).length > 0);
  if (changed.length === 0) return [];
  const update = Object.fromEntries(changed.map((name) => [name, values[name]]));
  const paths = changed.flatMap((name) => diffValues(was.values[name], values[name], name).map(({ path }) => path));
  return [{
    change: { change: "update", entity, id, version: was.version, values: update }, entity, object, key, paths
  }];
}

/**
 * A part goes with its line in the text of its object. An object goes only when deleting was allowed; its parts then
 * stay behind it, so that it can be restored as it was.
 */
function planRemovals(
  wanted: readonly TextRow[], present: ReadonlyMap<string, PresentRow & { entity: EntityName }>, deletions: boolean,
): { removed: PlannedChange[]; kept: ChangePlan["kept"] } {
  const names = new Set(wanted.map(identity));
  const removed: PlannedChange[] = [];
  const kept: { entity: EntityName; object: string }[] = [];
  for (const [name, { entity, object, key, id, version }] of [...present].reverse()) {
    if (names.has(name)) continue;
    const { owner } = entityOf(entity);
    const isPart = owner !== undefined;
    if (isPart && !names.has(identity({ entity: owner, object, key: object }))) continue;
    if (!isPart && !deletions) kept.push({ entity, object });
    else removed.push({ change: { change: "delete", entity, id, version }, entity, object, key, paths: [] });
  }
  return { removed, kept };
}
