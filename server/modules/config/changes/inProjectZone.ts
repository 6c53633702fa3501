import { sql, type Kysely } from "kysely";
import { defaultTimeZone } from "#core/format/zoneNames.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { ChangeContext } from "./ChangeContext.ts";

/** Moments become days, and texts dates, as people of the project read them: in its time zone, the day before the month. */
export async function inProjectZone<Result>(tx: Kysely<PlatonSchema>, { project }: ChangeContext, run: () => Promise<Result>): Promise<Result> {
  const { timeZone = defaultTimeZone } = project.settings;
  await sql`select set_config('timezone', ${timeZone}, true), set_config('datestyle', 'ISO, DMY', true)`.execute(tx);
  const result = await run();
  await sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, MDY', true)`.execute(tx);
  return result;
}
