import { compareValues } from "#core/history/compareValues.ts";
import { firstProperty, placeAtPath } from "#core/history/placeAtPath.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import type { EntityChange } from "../changes/EntityChange.ts";
import { entityOf } from "../entities/entities.ts";
import type { EntityValues } from "../entities/entityRows.ts";
import type { ObjectRows, RowState } from "./readState.ts";

/**
 * The changes after which an object and its parts are what they were: what came since goes first, for its name may be that of
 * what comes back; rows come back before others stand below them.
 */
export function planRestoration(past: ObjectRows, present: ObjectRows): EntityChange[] {
  const rows = [...past.values()].map((was) => ({ was, is: present.get(`${was.entity}/${was.id}`) }));
  const came = [...present.values()].filter(({ entity, id, values }) => values !== undefined && past.get(`${entity}/${id}`)?.values === undefined);
  const gone = rows.filter(({ was, is }) => was.values !== undefined && is?.values === undefined);
  return [
    ...came.filter(isPart).reverse().map((row) => ({ change: "delete", ...placeOf(row) }) as const),
    ...gone.map(({ was }) => ({ change: "restore", ...placeOf(was) }) as const),
    ...rows.flatMap(({ was, is }) => (was.values === undefined ? [] : update(was, is?.values, gone.some((one) => one.was === was)))),
  ];
}

/** The object itself is there in both, or nothing could be restored. */
const isPart = ({ entity }: RowState): boolean => entityOf(entity).owner !== undefined;

const placeOf = ({ entity, id }: RowState) => ({ entity: entityOf(entity).name, id });

function update(was: RowState, is: EntityValues | undefined, isGone: boolean): EntityChange[] {
  const values = knownValues(was);
  const differs = isGone || Object.entries(values).some(([name, value]) => compareValues(value, is?.[name]).length > 0);
  return differs ? [{ change: "update", ...placeOf(was), values }] : [];
}

/** Fields that came to the entity since then keep their values; those that it has no more are let go. */
export function knownValues({ entity, values = {} }: RowState): EntityValues {
  const known = new Set(entityOf(entity).fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => known.has(name)));
}

/**
 * Values in which only these properties are as they were.
 * @throws CallFailure `unknown_field` for a path that leads nowhere
 */
export function propertiesAt(is: EntityValues, was: EntityValues, paths: readonly string[]): EntityValues {
  let values: unknown = is;
  for (const path of paths) {
    const placed = placeAtPath(values, path, was);
    if (placed === undefined) throw new CallFailure("unknown_field", { params: { field: path } });
    values = placed.value;
  }
  const changed = values as EntityValues;
  return Object.fromEntries([...new Set(paths.map(firstProperty))].map((name) => [name, changed[name] ?? null]));
}
