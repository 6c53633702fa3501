import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { EntityChange } from "../EntityChange.ts";
import { diffValues } from "../diffValues.ts";
import { entities, entityOf } from "../../entities/entities.ts";
import type { EntityName } from "../../entities/EntityDefinition.ts";
import type { EntityRow, EntityRows, EntityValues } from "../../entities/entityRows.ts";
import { withOptionsBefore } from "../../entities/renamedOptions.ts";
import type { TextRow } from "../../text/shapes/textRows.ts";
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
  /** Rows that the text renames, while the server has both names. */
  readonly doubled: readonly TextRow[];
  /** Objects that the text does not name and that stay, because nobody allowed deleting. */
  readonly kept: readonly { readonly entity: EntityName; readonly object: string }[];
}

interface PresentRow extends EntityRow {
  readonly object: string;
  readonly key: string;
}

const identity = (row: { entity: EntityName; object: string; key: string }): string =>
  `${row.entity}|${row.object}|${row.key}`;

/** What turns the rows that are there into those that the text says; rows are found again by their names, or those that they had. */
export function planChanges(
  wanted: readonly TextRow[], rows: EntityRows, { deletions }: { deletions: boolean }
): ChangePlan {
  const present = indexRows(rows);
  const { find, doubled } = finder(wanted, present);
  const ids = new Map(wanted.map((row) => [identity(row), find(row)?.id ?? uuidv7()]));
  const orders = orderSiblings(wanted, find);
  const changes = wanted.flatMap((row) => {
    const values = { ...row.values, ...placeOf(row, ids), ...(orders.has(row) && { sortOrder: orders.get(row) }) };
    return planRow(row, { values, was: find(row), id: ids.get(identity(row)) ?? "" });
  });
  const { removed, kept } = planRemovals({ wanted, found: new Set(ids.values()), present }, deletions);
  return { changes: [...changes, ...removed], kept, doubled };
}

type Present = ReadonlyMap<string, PresentRow & { entity: EntityName }>;

/** Finds the row that is there for one of the text. One that has its new name already is found by that. */
function finder(wanted: readonly TextRow[], present: Present): { find: (row: TextRow) => PresentRow | undefined; doubled: TextRow[] } {
  const formerly = (row: TextRow): PresentRow | undefined =>
    (row.was === undefined ? undefined : present.get(identity({ ...row, object: isObject(row) ? row.was : objectOf(row), key: row.was })));
  const isObject = ({ entity }: TextRow): boolean => entityOf(entity).owner === undefined;
  const renamed = new Map(wanted.flatMap((row) => (isObject(row) && row.was !== undefined && !present.has(identity(row)) && formerly(row) ? [[`${row.entity}|${row.object}`, row.was] as const] : [])));
  const objectOf = ({ entity, object }: TextRow): string => renamed.get(`${entityOf(entity).owner ?? entity}|${object}`) ?? object;
  const today = (row: TextRow): PresentRow | undefined => present.get(identity(isObject(row) ? row : { ...row, object: objectOf(row) }));
  return { find: (row) => today(row) ?? formerly(row), doubled: wanted.filter((row) => today(row) !== undefined && formerly(row) !== undefined) };
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
  { entity, object, key, optionsNow }: TextRow, { values, was, id }: {
    values: EntityValues; was: PresentRow | undefined; id: string
  },
): PlannedChange[] {
  if (was === undefined) return [{ change: { change: "insert", entity, id, values }, entity, object, key, paths: [] }];
  const changed = Object.keys(values).filter((name) => diffValues(was.values[name], values[name]).length > 0);
  if (changed.length === 0) return [];
  const update = Object.fromEntries(changed.map((name) => [name, name === "options" && optionsNow ? withOptionsBefore(values[name], optionsNow) : values[name]]));
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
  { wanted, found, present }: { wanted: readonly TextRow[]; found: ReadonlySet<string>; present: Present }, deletions: boolean,
): { removed: PlannedChange[]; kept: ChangePlan["kept"] } {
  const names = new Set(wanted.map(identity));
  const owners = new Set([...present.values()].filter(({ id, entity }) => entityOf(entity).owner === undefined && found.has(id)).map(identity));
  const removed: PlannedChange[] = [];
  const kept: { entity: EntityName; object: string }[] = [];
  for (const [name, { entity, object, key, id, version }] of [...present].reverse()) {
    if (names.has(name) || found.has(id)) continue;
    const { owner } = entityOf(entity);
    const isPart = owner !== undefined;
    if (isPart && !owners.has(identity({ entity: owner, object, key: object }))) continue;
    if (!isPart && !deletions) kept.push({ entity, object });
    else removed.push({ change: { change: "delete", entity, id, version }, entity, object, key, paths: [] });
  }
  return { removed, kept };
}
