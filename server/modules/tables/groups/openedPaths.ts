import { sql, type RawBuilder } from "kysely";
import { sqlTypes } from "../../../access/sqlTypes.ts";
import type { RelationScope } from "../../../access/RelationScope.ts";
import { equals, type GroupTerm } from "./groupTerms.ts";

/** A group to open, and where its answer stands. */
export interface PlacedPath {
  readonly place: number;
  readonly values: readonly unknown[];
}

/** Paths of one length that are empty at the same levels: equality finds all of them at once, by an index or a hash. */
export function alikePaths(paths: readonly PlacedPath[]): PlacedPath[][] {
  const alike = new Map<string, PlacedPath[]>();
  for (const path of paths) {
    const key = path.values.map((value) => (value === null ? "0" : "1")).join("");
    alike.set(key, [...(alike.get(key) ?? []), path]);
  }
  return [...alike.values()];
}

/** Joins each row to the groups that it belongs to, as `g.place`: an answer for each path, also where two are the same. */
export function joinPaths(scope: RelationScope, terms: readonly GroupTerm[], paths: readonly PlacedPath[]): RawBuilder<unknown> {
  const first = paths[0]?.values ?? [];
  const rows = paths.map(({ place, values }) => sql`(cast(${place} as int)${sql.join(
    values.map((value, index) => sql`, cast(${value} as ${sql.raw(sqlTypes[terms[index]?.field.type ?? "text"])})`), sql``)})`);
  const names = sql.join(["place", ...first.map((_value, index) => `v${index}`)].map((name) => sql.id(name)));
  const same = first.map((value, index) => {
    const { field: { name }, value: column } = terms[index] as GroupTerm;
    return value === null ? sql`${column} is null` : equals(scope, { name, column }, sql.ref(`g.v${index}`));
  });
  const on = same.length === 0 ? sql`true` : sql.join(same, sql` and `);
  return sql` join (values ${sql.join(rows)}) as g (${names}) on ${on}`;
}
