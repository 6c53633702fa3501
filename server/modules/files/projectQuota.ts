import { sql, type Kysely } from "kysely";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import { limitOfProject } from "../../access/limitOfProject.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";

const megabyte = 1_048_576;
/** Of the advisory locks by which uploads into one project take turns while they ask how much is left. */
const lockSpace = 4_719;

/**
 * Whether the files of the project leave room for one more, those that are under way counted with what they announced.
 * Asked in the transaction that makes the room its own, so that of two who take the last room one is told.
 * @throws CallFailure quota_exceeded
 */
export async function takeRoom(tx: Kysely<PlatonSchema>, context: CallContext, { id, size }: { id: string; size: number }): Promise<void> {
  const { project, locale } = context;
  const quota = quotaOf(context);
  if (quota === undefined) return;
  await sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${project.id}))`.execute(tx);
  if ((await usedRoom(tx, project.id, id)) + size <= quota) return;
  throw new CallFailure("quota_exceeded", { params: { max: formatFileSize(quota, locale) } });
}

/** Bytes that all files of the project may have; undefined where nothing is said. */
export function quotaOf(context: Pick<CallContext, "project" | "services">): number | undefined {
  const megabytes = limitOfProject(context, "allFilesMegabytes");
  return megabytes === undefined ? undefined : megabytes * megabyte;
}

export async function usedRoom(database: Kysely<PlatonSchema>, projectId: string, without?: string): Promise<number> {
  const others = database
    .selectFrom("platon.files")
    .select(({ fn }) => fn.sum<string | null>("size").as("used"))
    .where("project_id", "=", projectId)
    .where("state", "!=", "removed");
  const { used } = await (without === undefined ? others : others.where("id", "!=", without)).executeTakeFirstOrThrow();
  return Number(used ?? 0);
}
