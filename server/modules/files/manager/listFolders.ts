import { sql } from "kysely";
import type { FileFolder, FileFolders } from "#contract/file.ts";
import { isAdministrator } from "../../../access/objectPolicy.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { translator } from "../../config/index.ts";
import { keepsLibrary } from "../library.ts";
import { quotaOf, usedRoom } from "../projectQuota.ts";
import { sourceTitle } from "./FileUses.ts";
import { seenFiles, type FileView } from "./seenFiles.ts";

interface Counted {
  readonly name: string | null;
  readonly count: number;
  readonly size: number;
}

/**
 * The folders that files lie in, with what the caller sees in each: categories of the project, and what their records
 * belong to. Administrators are told besides how much room all files take.
 */
export async function listFolders(context: CallContext): Promise<FileFolders> {
  const { caller, services, project } = context;
  const config = await services.configuration.of(project.id);
  const translate = translator(config, context);
  const [byCategory, bySource, own] = await Promise.all([count(context, "category"), count(context, "source"), count(context, "source", "own")]);
  const folder = (name: string, title: string, counted: readonly Counted[]): FileFolder => {
    const { count: files = 0, size = 0 } = counted.find((one) => one.name === name) ?? {};
    return { name, title, count: files, size };
  };
  const sources = bySource.flatMap(({ name }) => (name === null ? [] : [name])).sort();
  return {
    categories: config.file_categories.map(({ key, title }) => folder(key, translate(title), byCategory)),
    sources: sources.map((name) => folder(name, translate(sourceTitle(name, config.datasets)), bySource)),
    own: own[0]?.count ?? 0,
    mayUpload: keepsLibrary(caller),
    room: isAdministrator(caller) ? { used: await usedRoom(services.database.sql, project.id), quota: quotaOf(context) ?? null } : null,
  };
}

async function count(context: CallContext, column: "category" | "source", view: FileView = "all"): Promise<Counted[]> {
  const seen = await seenFiles(context, view);
  const name = sql.ref(`f.${column}`);
  const { rows } = await sql<{ name: string | null; count: number; size: string }>`
    select ${name} as name, count(*)::int as count, sum(f.size)::text as size from platon.files as f where ${seen} group by ${name}`
    .execute(context.services.database.sql);
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}
