import type { FileChange, RemoteFile } from "#contract/file.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { recordAudit } from "../../audit/index.ts";
import { checkCategory, findCategory } from "../checkCategory.ts";
import { cleanFileName } from "../cleanFileName.ts";
import { findFile } from "../findFile.ts";
import { holderOf, reaches, scopesOver } from "../fileScopes.ts";
import { presentFile, remoteFileColumns } from "../presentFile.ts";
import type { StoredFile } from "../StoredFile.ts";

/**
 * Another name or category of a file: by its uploader while no record holds it, in the library by who keeps that too,
 * afterwards by whoever may update the record by a form. The extension stays, as the bytes do.
 * @throws CallFailure not_found, forbidden; bad_request for a category that is not there, and what the category refuses
 */
export async function changeFile(context: CallContext, id: string, change: FileChange): Promise<RemoteFile> {
  const file = await findFile(context, id);
  await demandChange(context, file);
  if (typeof change.category === "string") checkCategory(context, file, await findCategory(context, change.category));
  const name = change.name === undefined ? file.name : renamed(change.name, file);
  const category = change.category === undefined ? file.category : change.category;
  const row = await context.services.database.transaction(async (tx) => {
    const changed = await tx
      .updateTable("platon.files")
      .set({ name, category })
      .where("id", "=", id)
      .where("state", "=", "ready")
      // Somebody saved meanwhile: what was asked above holds no more.
      .where("record_id", file.record_id === null ? "is" : "=", file.record_id)
      .returning(remoteFileColumns)
      .executeTakeFirst();
    if (!changed) throw new CallFailure("not_found");
    await recordAudit(tx, context, { event: "update", object: "files", recordId: id, details: { from: file.name, name, category } });
    return changed;
  });
  return presentFile(row, context);
}

async function demandChange(context: CallContext, file: StoredFile): Promise<void> {
  const holder = holderOf(file);
  if (!holder) return;
  const scopes = await scopesOver(context, holder, "update");
  if (!(await reaches(context.services.database.sql, scopes, holder.recordId))) throw new CallFailure("forbidden");
}

function renamed(given: string, { extension }: StoredFile): string {
  const ending = extension === "" ? "" : `.${extension}`;
  const stem = given.toLowerCase().endsWith(ending) ? given.slice(0, given.length - ending.length) : given;
  if (stem.trim() === "") throw new CallFailure("bad_request", { params: { where: "name" } });
  return cleanFileName(`${stem}${ending}`).name;
}
