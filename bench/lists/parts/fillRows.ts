import { sql, type Kysely } from "kysely";
import type { Database } from "../../../server/database/Database.ts";
import type { PlatonSchema } from "../../../server/database/PlatonSchema.ts";

/** How many rows the table has; fewer only to try a question out. */
export const rowCount = Number(process.env["BENCH_LISTS_ROWS"] ?? 1_000_000);

/** Four letters that three rows of four hold, that one row in 150,001 holds, and that none holds. */
export const words = { common: "маҳа", rare: "жайҳ", none: "ёққў" } as const;

const regions = 200;
const batchSize = 50_000;
const places = "p_project.places";
/** The first of the same rows. */
const fewPlaces = "p_project.few_places";
export const fewRows = 10_000;

/**
 * Rows that follow from their number alone: half of them are one organisation's, every eighth has no date and every
 * eleventh no amount, which has no zero at its end that the wire would leave out. Indexes are made behind them, and foreign keys are not asked for each row: both are as they were.
 */
export async function fillRows(database: Database): Promise<void> {
  const inMaintenance = (work: (tx: Kysely<PlatonSchema>) => Promise<unknown>) => database.transaction(work, { class: "maintenance" });
  await inMaintenance((tx) => sql`insert into p_project.regions (id, code, title)
    select ('01900000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, 'r' || n, 'Ҳудуд ' || n
    from generate_series(0, ${regions - 1}::integer) as n`.execute(tx));
  const { rows } = await sql<{ name: string; made: string }>`select quote_ident(schemaname) || '.' || quote_ident(indexname) as name, indexdef as made
    from pg_indexes where schemaname || '.' || tablename = ${places} and indexdef not like 'CREATE UNIQUE%'`.execute(database.sql);
  for (const { name } of rows) await inMaintenance((tx) => sql`drop index ${sql.raw(name)}`.execute(tx));
  for (let first = 1; first <= rowCount; first += batchSize) {
    await inMaintenance((tx) => insertBatch(tx, { first, last: Math.min(first + batchSize - 1, rowCount) }));
  }
  for (const { made } of rows) await inMaintenance((tx) => sql.raw(made).execute(tx));
  const few = sql`id, title, rank, amount, opened, region, org`;
  await inMaintenance((tx) => sql`insert into ${sql.table(fewPlaces)} (${few}) select ${few} from ${sql.table(places)} order by id limit ${fewRows}`.execute(tx));
  await database.analyze(["p_project.regions", places, fewPlaces]);
}

async function insertBatch(tx: Kysely<PlatonSchema>, { first, last }: { first: number; last: number }): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(tx);
  await sql`insert into ${sql.table(places)} (id, title, rank, amount, opened, region, org)
    select
      ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
      (array['Гулистон', 'Навбаҳор', 'Янгиобод', 'Боғишамол', 'Чилонзор', 'Қорасув', 'Сирғали', 'Ўзбекистон', 'Шайхонтоҳур', 'Мирзо', 'Обод'])[1 + n * 7919 % 11]
        || case when n % 4 = 0 then ' кўчаси ' else ' маҳалласи ' end
        || case when n % 150001 = 7 then 'Жайҳун ' else '' end || substr(md5(n::text), 1, 8) || ' ' || n,
      (n * 7919 % 1000003)::integer,
      case when n % 11 = 0 then null else (n * 104729 % 1000000 * 10 + 7) / 100.0 end,
      case when n % 8 = 0 then null else date '2000-01-01' + (n * 31 % 9000)::integer end,
      'r' || n % ${regions}::integer,
      case when n / 100 % 2 = 0 then (select id from platon.organizations where project_id = 'project') end
    from generate_series(${first}::bigint, ${last}::bigint) as n`.execute(tx);
}
