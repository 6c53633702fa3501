import { createHash } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { Locale } from "#core/locale.ts";
import { fillWording } from "#core/wording/fillWording.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { isConfirmed } from "../../../http/isConfirmed.ts";
import { schemaOf, type Loss } from "../../datasets/index.ts";
import type { ChangeContext } from "./ChangeContext.ts";

const lossWords: Readonly<Record<Locale, string>> = {
  uz: "{name} ({count} та ёзув)", la: "{name} ({count} ta yozuv)", ru: "{name} (записей: {count})",
  en: "{name} (records: {count})", qq: "{name} (жазыўлар саны: {count})", kh: "{name} (jazıwlar sanı: {count})",
};

interface CountedLoss extends Loss {
  /** Rows that have a value there, the deleted ones too. */
  readonly count: number;
}

/**
 * Data goes only where somebody said so who was told what goes: a yes is to these losses, and somebody else's change, or the first
 * row in what was empty, is asked about anew.
 *
 * @throws CallFailure `destructive_change` with `losses`, the name to be typed as `typed`, and what the header `x-confirmed` has to
 *   say as `confirm`
 */
export async function demandLosses(tx: Kysely<PlatonSchema>, context: ChangeContext, losses: readonly Loss[]): Promise<void> {
  if (losses.length === 0) return;
  const counted: CountedLoss[] = [];
  for (const loss of losses) counted.push({ ...loss, count: await countRows(tx, context, loss) });
  const confirm = `destructive_change:${digestOf(counted)}`;
  if (isConfirmed(context.headers, confirm)) return;
  const what = counted.map(({ what: name, count }) => fillWording(lossWords[context.locale], { name, count })).join(", ");
  throw new CallFailure("destructive_change", { params: { what }, data: { losses: losses.map((loss) => loss.what), confirm, typed: losses[0]?.what } });
}

async function countRows(tx: Kysely<PlatonSchema>, { project }: ChangeContext, { table, column }: Loss): Promise<number> {
  const what = column === undefined ? sql`*` : sql.id(column);
  const { rows } = await sql<{ count: number }>`select count(${what})::float8 as count from ${sql.id(schemaOf(project.id), table)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

const digestOf = (losses: readonly CountedLoss[]): string =>
  createHash("sha256").update(JSON.stringify(losses.map(({ what, table, column, count }) => [what, table, column, count > 0]).sort())).digest("hex").slice(0, 32);
