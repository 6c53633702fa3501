import type { Kysely } from "kysely";
import type { FileBounds } from "#core/checks/fileBounds.ts";
import { say } from "#core/wording/say.ts";
import { sayError } from "#core/wording/sayError.ts";
import { isRecordId } from "../../access/isRecordId.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { checkFile } from "./checkFile.ts";
import { isFileKind } from "./fileKinds.ts";
import { documentsOver } from "./mayReadDocument.ts";
import { after, lifetimes } from "./lifetimes.ts";
import type { StoredFile } from "./StoredFile.ts";

type Transaction = Kysely<PlatonSchema>;

/** A field of files as a save leaves it. */
export interface FilesField {
  readonly name: string;
  readonly element: FileBounds & { readonly id: string };
  /** As checked and stored: a list of ids, or null. */
  readonly value: unknown;
}

export interface Claim {
  readonly source: string;
  readonly recordId: string;
  readonly fields: readonly FilesField[];
}

/**
 * Makes the files that a save names the record's own, and lets go of those that it names no more, in the transaction of
 * the save. A file is taken by whoever uploaded it for this very element, and held by one field of one record; a guest
 * shows by the id, which nobody else was told, that it is theirs.
 * @throws CallFailure `invalid_values` with the texts by field
 */
export async function claimFiles(tx: Transaction, context: CallContext, claim: Claim): Promise<void> {
  const { source, recordId, fields } = claim;
  const problems: Record<string, string[]> = {};
  for (const field of fields) {
    const text = await claimField(tx, context, { ...field, source, recordId });
    if (text !== undefined) problems[field.name] = [text];
  }
  if (Object.keys(problems).length > 0) throw new CallFailure("invalid_values", { fields: problems });
}

type FieldOfRecord = FilesField & Pick<Claim, "source" | "recordId">;

async function claimField(tx: Transaction, context: CallContext, field: FieldOfRecord): Promise<string | undefined> {
  const ids = Array.isArray(field.value) ? field.value.map(String) : [];
  const wrong = say(context.locale, "check.file");
  if (new Set(ids).size !== ids.length || !ids.every(isRecordId)) return wrong;
  const rows = await lockRows(tx, context, ids);
  const news = rows.filter((row) => !isHeldBy(row, field));
  if (rows.length !== ids.length || !news.every((row) => isClaimable(row, field, context))) return wrong;
  for (const row of news) {
    const text = boundsText(row, field.element, context);
    if (text !== undefined) return text;
  }
  await release(tx, context, field, ids);
  if (news.length > 0) await hold(tx, field, news.map(({ id }) => id));
  return undefined;
}

/** In the order of their ids, so that two saves never wait for one another. */
async function lockRows(tx: Transaction, { project }: CallContext, ids: readonly string[]): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom("platon.files")
    .selectAll()
    .where("id", "in", ids)
    .where("project_id", "=", project.id)
    .where("state", "=", "ready")
    .orderBy("id")
    .forUpdate()
    .execute();
}

const isHeldBy = (row: StoredFile, { source, recordId, name }: FieldOfRecord): boolean =>
  row.source === source && row.record_id === recordId && row.field === name;

function isClaimable(row: StoredFile, { element }: FieldOfRecord, { caller, services }: CallContext): boolean {
  const isLiving = row.record_id === null && row.expires_at !== null && new Date(row.expires_at) > services.now();
  return isLiving && row.element_id === element.id && row.uploaded_by === (caller?.userId ?? null);
}

/** Configuration may have changed since the upload. */
function boundsText(row: StoredFile, element: FileBounds, { locale }: CallContext): string | undefined {
  try {
    const { extension, kind, size } = row;
    checkFile({ kind: isFileKind(kind) ? kind : "unknown", extension, size }, element, locale);
    return undefined;
  } catch (error) {
    if (error instanceof CallFailure) return sayError(locale, error.code, error.details.params);
    throw error;
  }
}

async function hold(tx: Transaction, { source, recordId, name }: FieldOfRecord, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable("platon.files")
    .set({ source, record_id: recordId, field: name, expires_at: null })
    .where("id", "in", ids)
    .execute();
}

async function release(
  tx: Transaction, { services }: CallContext, { source, recordId, name }: FieldOfRecord, kept: readonly string[],
): Promise<void> {
  const query = tx
    .updateTable("platon.files")
    .set({ source: null, record_id: null, field: null, expires_at: after(services.now(), lifetimes.released) })
    .where("source", "=", source)
    .where("record_id", "=", recordId)
    .where("field", "=", name);
  await (kept.length > 0 ? query.where("id", "not in", kept) : query).execute();
}

/** A record is deleted for good: its files, and documents in which it stands, go with the next cleaning. */
export async function abandonFiles(
  tx: Transaction, { services, project }: CallContext, { source, recordId }: Pick<Claim, "source" | "recordId">,
): Promise<void> {
  await tx
    .updateTable("platon.files")
    .set({ source: null, record_id: null, field: null, state: "removed", expires_at: services.now().toISOString() })
    .where("project_id", "=", project.id)
    .where("source", "=", source)
    .where(({ or, eb }) => or([eb("record_id", "=", recordId), documentsOver(project.id, recordId)]))
    .execute();
}
