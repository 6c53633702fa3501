import { sql, type Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { StoredEvent } from "./EventHub.ts";

export const channel = "platon_events";
/** Any number will do, as long as all nodes use the same. */
const orderLock = 8_246_002;
const numberedAtOnce = 1_000;

/**
 * Where events are written to. Transactions of a PostgreSQL server run beside each other, and whoever takes a number
 * first may commit last: they leave the event without one. The embedded database has one transaction at a time.
 */
export async function writeEvents(
  tx: Kysely<PlatonSchema>, kind: Database["kind"], { projectId, events }: { projectId: string; events: readonly StoredEvent[] },
): Promise<void> {
  const table = kind === "embedded" ? "platon.events" : "platon.unnumbered_events";
  const values = events.map((event) => ({ project_id: projectId, kind: event.kind, payload: JSON.stringify(event) }));
  await tx.insertInto(table).values(values).execute();
}

/**
 * Gives committed events their numbers and tells the other nodes. One statement, so that a node that stops in the middle
 * holds nobody up; under a lock that ends with its commit, so that numbers are committed in their order and whoever
 * has read up to one has read all before it. What another node moves meanwhile is passed over.
 * @param node who numbers: told to the others, so that one does not hear itself
 */
export async function numberEvents(database: Database, node: string): Promise<void> {
  let moved: number;
  do {
    const { rows } = await sql<{ count: number }>`
      with turn as materialized (select pg_advisory_xact_lock(${orderLock})),
        taken as (delete from platon.unnumbered_events
          where id in (select id from turn, platon.unnumbered_events order by id limit ${numberedAtOnce})
          returning *),
        numbered as (insert into platon.events (project_id, at, kind, payload)
          select project_id, at, kind, payload from taken order by id returning 1),
        told as (select pg_notify(${channel}, ${node}) from numbered limit 1)
      select (select count(*) from numbered)::int as count from (select count(*) from told) as once`.execute(database.sql);
    moved = rows[0]?.count ?? 0;
  } while (moved === numberedAtOnce);
}
