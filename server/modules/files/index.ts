import { splitFileName } from "#core/format/splitFileName.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Routes } from "../../http/Routes.ts";
import { answerFile } from "./answerFile.ts";
import { isFileKind, kindInfo } from "./fileKinds.ts";
import { issueFileTicket, openFileTicket } from "./fileTicket.ts";
import { findFile } from "./findFile.ts";
import { admitGuestUpload } from "./guestUploads.ts";
import { changeFile } from "./manager/changeFile.ts";
import { listFiles } from "./manager/listFiles.ts";
import { listFolders } from "./manager/listFolders.ts";
import { thumbnailSize } from "./pictures/drawThumbnail.ts";
import { thumbnailSide } from "./pictures/thumbnailSide.ts";
import { presentFile } from "./presentFile.ts";
import { receiveUpload } from "./receiveUpload.ts";
import { removeFile } from "./removeFile.ts";
import { answerTus } from "./resumable/answerTus.ts";
import { findOwnUpload } from "./resumable/findUpload.ts";
import type { StoredFile } from "./StoredFile.ts";

export { answerFile } from "./answerFile.ts";
export { issueFileTicket, openFileTicket } from "./fileTicket.ts";
export { beginFile } from "./beginFile.ts";
export { tooLarge } from "./checkFile.ts";
export { dropFile } from "./dropFile.ts";
export { readMultipart } from "./readMultipart.ts";
export { resumableLimit } from "./uploadLimits.ts";
export { abandonFiles, claimFiles } from "./claimFiles.ts";
export { cleanFileName } from "./cleanFileName.ts";
export { contentDisposition } from "./contentDisposition.ts";
export { FileStore, FileTooLarge } from "./FileStore.ts";
export { findFile } from "./findFile.ts";
export { mayReadDocument } from "./mayReadDocument.ts";
export { takeRoom } from "./projectQuota.ts";
export { readHeldFiles } from "./readHeldFiles.ts";
export { RestoredFiles } from "./RestoredFiles.ts";
export { readRowFiles, type NamedFiles } from "./readRowFiles.ts";

type FileCalls =
  | "POST files/upload/form"
  | "POST web/v1/public/forms/file/upload"
  | "OPTIONS files/tus"
  | "POST files/tus"
  | "HEAD files/tus/{id}"
  | "PATCH files/tus/{id}"
  | "DELETE files/tus/{id}"
  | "GET files/{id}"
  | "POST files/{id}/ticket"
  | "GET files"
  | "GET files/folders"
  | "PATCH files/{id}"
  | "DELETE files/{id}"
  | "GET uploads/files/{id}"
  | "GET uploads/files"
  | "GET uploads/images/{id}"
  | "GET uploads/images"
  | "GET uploads/auth/files/{id}"
  | "GET uploads/auth/files";

interface Wanted {
  readonly id?: string | undefined;
  readonly ticket?: string | undefined;
}

interface WantedPicture extends Wanted {
  readonly w?: string | undefined;
  readonly h?: string | undefined;
}

export const fileRoutes: Routes<FileCalls> = {
  "POST files/upload/form": (context) => receiveUpload(context),
  "POST web/v1/public/forms/file/upload": async (context) => {
    admitGuestUpload(context);
    // A signed-in user fills in a public form as a guest, and claims files as one.
    return receiveUpload({ ...context, isPublic: true, caller: undefined });
  },
  "OPTIONS files/tus": (context) => answerTus(context),
  "POST files/tus": (context) => answerTus(context),
  "HEAD files/tus/{id}": (context, { params }) => answerTus(context, params.id),
  "PATCH files/tus/{id}": (context, { params }) => answerTus(context, params.id),
  "DELETE files/tus/{id}": (context, { params }) => answerTus(context, params.id),
  "GET files/{id}": async (context, { params }) => presentFile(await findRecord(context, params.id), context),
  "POST files/{id}/ticket": async (context, { params }) => {
    await findFile(context, params.id);
    return { ticket: await issueFileTicket(context, params.id) };
  },
  "GET files": (context, { query }) => listFiles(context, query),
  "GET files/folders": (context) => listFolders(context),
  "PATCH files/{id}": (context, { params, body }) => changeFile(context, params.id, body),
  "DELETE files/{id}": async (context, { params, query }) => {
    await removeFile(context, params.id, { onlyUnused: query.unused === "1" });
    return null;
  },
  "GET uploads/files/{id}": (context, { params, query }) => download(context, { ...query, id: params.id }),
  "GET uploads/files": (context, { query }) => download(context, query),
  "GET uploads/images/{id}": (context, { params, query }) => show(context, { ...query, id: params.id }),
  "GET uploads/images": (context, { query }) => show(context, query),
  "GET uploads/auth/files/{id}": (context, { params, query }) => downloadSignedIn(context, { ...query, id: params.id }),
  "GET uploads/auth/files": (context, { query }) => downloadSignedIn(context, query),
};

/** Of a file that one may read; and to a guest, who reads no bytes before a record holds them, what they uploaded. */
async function findRecord(context: CallContext, id: string): Promise<StoredFile> {
  const own = await findOwnUpload(context, id);
  return own?.state === "ready" ? own : findFile(context, id);
}

async function download(context: CallContext, wanted: Wanted): Promise<Response> {
  const reader = await asReader(context, wanted);
  return answerFile(reader, await findFile(reader, wanted.id ?? ""));
}

async function show(context: CallContext, wanted: WantedPicture): Promise<Response> {
  const reader = await asReader(context, wanted);
  const file = await findFile(reader, wanted.id ?? "");
  const { isImage, isShrinkable } = isFileKind(file.kind) ? kindInfo(file.kind) : {};
  if (!isImage) throw new CallFailure("not_found");
  const side = thumbnailSide(wanted);
  if (side === undefined) return answerFile(reader, file);
  if (!isShrinkable) throw new CallFailure("unsupported_media_type");
  const name = `${splitFileName(file.name).stem}.webp`;
  return answerFile(reader, { ...file, name, kind: "webp", size: await thumbnailSize(reader, file.id, side), side });
}

async function downloadSignedIn(context: CallContext, wanted: Wanted): Promise<Response> {
  if (context.caller === undefined && wanted.ticket === undefined) throw new CallFailure("unauthenticated");
  return download(context, wanted);
}

/** The bearer, or the session of the ticket; both together must be the same. @throws CallFailure unauthenticated */
async function asReader(context: CallContext, { id = "", ticket }: Wanted): Promise<CallContext> {
  if (ticket === undefined) return context;
  const caller = await openFileTicket(context, ticket, id);
  const isOthers = context.caller !== undefined && context.caller.sessionId !== caller?.sessionId;
  if (caller === undefined || isOthers) throw new CallFailure("unauthenticated");
  return { ...context, caller, isPublic: false };
}
