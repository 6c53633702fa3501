import { randomUUID } from "node:crypto";
import { FileStore as TusStore } from "@tus/file-store";
import { Metadata, Server, type ServerOptions } from "@tus/server";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { securityHeaders } from "../../../http/securityHeaders.ts";
import type { Services } from "../../../Services.ts";
import { lifetimes } from "../lifetimes.ts";
import type { StoredFile } from "../StoredFile.ts";
import { beginUpload } from "./beginUpload.ts";
import { completeUpload } from "./completeUpload.ts";
import { findUpload } from "./findUpload.ts";
import { toUploadFailure } from "./toUploadFailure.ts";
import { idOf, keyOf } from "./uploadKeys.ts";
import { UploadLock } from "./UploadLock.ts";
import { UploadRows } from "./UploadRows.ts";

/** The file that an upload has become. */
const fileIdHeader = "x-file-id";

const stores = new WeakMap<Services, TusStore>();

/** One for each server: it looks for its folder when it is made. */
function storeOf(services: Services): TusStore {
  const known = stores.get(services);
  if (known) return known;
  const store = new TusStore({
    directory: services.config.filesDir, configstore: new UploadRows(services.database), expirationPeriodInMilliseconds: lifetimes.resumable,
  });
  // A file of unknown size could not be checked before it is there.
  store.extensions = store.extensions.filter((extension) => extension !== "creation-defer-length");
  stores.set(services, store);
  return store;
}

/**
 * Speaks tus 1.0.0 with a caller who is known: the protocol is the package's, its hooks ask the same questions as the
 * multipart call. What goes wrong is answered like everywhere.
 * @throws CallFailure
 */
export async function answerTus(context: CallContext, id?: string): Promise<Response> {
  try {
    return await speak(context, id);
  } catch (error) {
    throw toUploadFailure(error, context);
  }
}

async function speak(context: CallContext, id: string | undefined): Promise<Response> {
  const upload = id === undefined ? undefined : await findUpload(context, id);
  if (upload?.state === "ready") return answerFinished(context, upload);
  let failure: unknown;
  const onResponseError = (_: unknown, error: unknown): undefined => void (failure = error);
  const datastore = storeOf(context.services);
  const server = new Server({ ...hooksOf(context, id), onResponseError, datastore });
  const response = await server.handleWeb(requestOf(context));
  if (failure !== undefined) throw failure;
  const answer = withOwnHeaders(response);
  if (upload && isWhole(answer)) {
    const metadata = Metadata.parse(answer.headers.get("upload-metadata") ?? "");
    answer.headers.set(fileIdHeader, await completeUpload(context, { id: keyOf(upload.id), metadata }));
  }
  return answer;
}

/** Whose last answer got lost hears by HEAD what became of the bytes; nothing is added to a file, and it is no upload to end. */
function answerFinished({ method }: CallContext, { id, size }: StoredFile): Response {
  if (method !== "HEAD") throw new CallFailure(method === "PATCH" ? "upload_conflict" : "not_found");
  const told = { "tus-resumable": "1.0.0", "upload-offset": String(size), "upload-length": String(size) };
  return withOwnHeaders(new Response(null, { headers: { ...told, [fileIdHeader]: id } }));
}

/** All bytes came, and then this server ended before it looked at them. */
const isWhole = ({ headers }: Response): boolean =>
  headers.has("upload-length") && headers.get("upload-length") === headers.get("upload-offset");

/** The request as the package reads it; whose it is and which upload is meant is known already. */
function requestOf({ method, headers, openBody }: CallContext): Request {
  const body = method === "POST" || method === "PATCH" ? openBody() : null;
  return new Request("http://localhost/", { method, headers, body, ...(body && { duplex: "half" }) });
}

function hooksOf(context: CallContext, id: string | undefined): ServerOptions {
  const { method, services } = context;
  const path = `/api/${context.isPublic ? "public/" : ""}files/tus`;
  return {
    path,
    namingFunction: () => keyOf(randomUUID()),
    generateUrl: (_, { id: key }) => `${path}/${idOf(key)}`,
    ...(id !== undefined && { getFileIdFromRequest: () => keyOf(id) }),
    locker: () => ({ newLock: (key) => new UploadLock({ database: services.database, id: idOf(key), insists: method !== "PATCH" }) }),
    lockDrainTimeout: 1_000,
    // The product is one origin.
    allowedOrigins: () => false,
    onUploadCreate: async (_, upload) => {
      await beginUpload(context, upload);
      return {};
    },
    onUploadFinish: async (_, upload) => ({ headers: { [fileIdHeader]: await completeUpload(context, upload) } }),
  };
}

function withOwnHeaders(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const name of response.headers.keys()) if (name.startsWith("access-control-")) headers.delete(name);
  for (const [name, value] of Object.entries({ ...securityHeaders, "cache-control": "no-store" })) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}
