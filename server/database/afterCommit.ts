import type { Kysely } from "kysely";
import type { PlatonSchema } from "./PlatonSchema.ts";

const awaiting = new WeakMap<Kysely<PlatonSchema>, (() => void)[]>();

/** Runs `work` once the transaction (of `database.transaction`) is committed; never, when it is rolled back or this process dies before. */
export function afterCommit(tx: Kysely<PlatonSchema>, work: () => void): void {
  const known = awaiting.get(tx);
  if (known === undefined) awaiting.set(tx, [work]);
  else known.push(work);
}

export function committed(tx: Kysely<PlatonSchema>): void {
  for (const work of awaiting.get(tx) ?? []) work();
}
