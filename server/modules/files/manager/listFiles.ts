import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { FilesAnswer, FilesQuery, ListedFile } from "#contract/file.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { isFileKind, kindInfo } from "../fileKinds.ts";
import { issueFileTicket } from "../fileTicket.ts";
import { presentFile } from "../presentFile.ts";
import type { StoredFile } from "../StoredFile.ts";
import { FileUses } from "./FileUses.ts";
import { seenFiles } from "./seenFiles.ts";

const defaultSize = 50;

const orders = {
  name: sql`platon.fold(f.name) collate "und-x-icu"`,
  size: sql`f.size`,
  createdAt: sql`f.created_at`,
} as const;

type Row = StoredFile & { readonly uploader: string | null };

/** One page of the files that the caller may see. @throws CallFailure forbidden */
export async function listFiles(context: CallContext, query: FilesQuery): Promise<FilesAnswer> {
  const seen = await seenFiles(context, query.view ?? "all");
  const size = Number(query.size ?? defaultSize);
  const { rows } = await sql<Row>`
    select f.*, u.full_name as uploader from platon.files as f left join platon.users as u on u.id = f.uploaded_by
    where ${sql.join([seen, ...wanted(query)], sql` and `)}
    order by ${orderOf(query.sort)} limit ${size + 1} offset ${Number(query.page ?? 0) * size}`.execute(context.services.database.sql);
  const shown = rows.slice(0, size);
  const uses = await FileUses.of(context, shown);
  const items = await Promise.all(shown.map((row) => present(row, { context, uses, isReadable: query.view !== "orphans" })));
  return { items, hasMore: rows.length > size };
}

function wanted({ category, source, text }: FilesQuery): RawBuilder<SqlBool>[] {
  return [
    ...(text ? [sql<SqlBool>`strpos(platon.fold(f.name), platon.fold(${text.normalize("NFC")})) > 0`] : []),
    ...(source ? [sql<SqlBool>`f.source = ${source}`] : []),
    ...(category ? [sql<SqlBool>`f.category = ${category}`] : []),
  ];
}

function orderOf(sort: FilesQuery["sort"] = "-createdAt"): RawBuilder<unknown> {
  const isDown = sort.startsWith("-");
  const column = orders[sort.replace("-", "") as keyof typeof orders];
  return isDown ? sql`${column} desc, f.id` : sql`${column}, f.id`;
}

interface Presenting {
  readonly context: CallContext;
  readonly uses: FileUses;
  readonly isReadable: boolean;
}

async function present(row: Row, { context, uses, isReadable }: Presenting): Promise<ListedFile> {
  const { kind, category, uploader, expires_at: expiresAt } = row;
  return {
    ...presentFile(row, context),
    category,
    uploader,
    hasThumbnail: isFileKind(kind) && kindInfo(kind).isShrinkable === true,
    ticket: isReadable ? await issueFileTicket(context, row.id) : null,
    usedBy: uses.over(row),
    expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    // Unused ones of others are deleted and not read (FI123).
    isChangeable: isReadable && uses.isChangeable(row),
  };
}
