import { sql, type Kysely } from "kysely";
import { isRecordId } from "../../access/isRecordId.ts";
import { isAdministrator } from "../../access/objectPolicy.ts";
import type { RelationScope } from "../../access/RelationScope.ts";
import { tableOf } from "../../access/relationPath.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { recordAudit } from "../audit/index.ts";
import { dropFile } from "./dropFile.ts";
import { anyOf, holderOf, scopesOver, type Holder } from "./fileScopes.ts";
import { findFile, wholeFile } from "./findFile.ts";
import type { StoredFile } from "./StoredFile.ts";

type Transaction = Kysely<PlatonSchema>;

/**
 * Deletes a file: while no record holds it its uploader does, who alone finds it; afterwards whoever may update the
 * record by a form, and then the record's field names it no more.
 * An administrator who asks for unused files only deletes them whoever uploaded them.
 * @throws CallFailure not_found, forbidden; with `onlyUnused` `referenced`, with the places that hold it
 */
export async function removeFile(context: CallContext, id: string, { onlyUnused }: { readonly onlyUnused: boolean }): Promise<void> {
  const file = (onlyUnused ? await findOrphan(context, id) : undefined) ?? (await findFile(context, id));
  const holder = holderOf(file);
  if (holder && onlyUnused) throw new CallFailure("referenced", { data: { usedBy: [holder] } });
  const { services } = context;
  const scopes = holder ? await scopesOver(context, holder, "update") : [];
  await services.database.transaction(async (tx) => {
    if (holder) await takeOut(tx, context, { id, holder, scopes });
    const query = tx
      .updateTable("platon.files")
      .set({ state: "removed", source: null, record_id: null, field: null, expires_at: services.now().toISOString() })
      .where("id", "=", id)
      .where("state", "=", "ready");
    const asBefore = holder ? query.where("record_id", "=", holder.recordId) : query.where("record_id", "is", null);
    const { numUpdatedRows } = await asBefore.executeTakeFirst();
    // Somebody saved meanwhile: what was asked above holds no more.
    if (numUpdatedRows === 0n) throw new CallFailure("not_found");
    await recordAudit(tx, context, { event: "delete", object: "files", recordId: id, details: { name: file.name } });
  });
  await dropFile(context, { id, state: "removed" });
}

async function findOrphan(context: CallContext, id: string): Promise<StoredFile | undefined> {
  if (!isAdministrator(context.caller) || !isRecordId(id)) return undefined;
  return wholeFile(context, id).where("record_id", "is", null).executeTakeFirst();
}

interface Taking {
  readonly id: string;
  readonly holder: Holder;
  readonly scopes: readonly RelationScope[];
}

/**
 * The version stays: the form of whoever deletes the file is open, and would be stale by it. Who saves the file's id
 * again is told at the claim.
 */
async function takeOut(tx: Transaction, context: CallContext, { id, holder, scopes }: Taking): Promise<void> {
  const [scope] = scopes;
  const column = scope?.relation.fields.get(holder.field);
  // Configuration is changed by its own command, which writes a revision (D42).
  if (!scope || !column || scope.relation.kind !== "dataset") throw new CallFailure("forbidden");
  const name = sql.id(column.column);
  const text = sql`cast(${id} as text)`;
  const without = column.type === "json" ? sql`t.${name} - ${text}` : sql`array_remove(t.${name}, ${text})`;
  const { numAffectedRows } = await sql`
    update ${tableOf(scope.relation)} as t
    set ${name} = ${without}, updated_at = now(), updated_by = ${context.caller?.userId ?? null}::uuid
    where t.id = ${holder.recordId} and ${anyOf(scopes)}`.execute(tx);
  if (numAffectedRows === 0n) throw new CallFailure("forbidden");
  const { source, recordId } = holder;
  await context.services.events.record(tx, context.project.id, { kind: "record", source, recordId, change: "update" });
}
