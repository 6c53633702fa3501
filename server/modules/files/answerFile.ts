import { Readable } from "node:stream";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { isKnownTag } from "../../http/isKnownTag.ts";
import { securityHeaders } from "../../http/securityHeaders.ts";
import { contentDisposition } from "./contentDisposition.ts";
import { isFileKind, kindInfo } from "./fileKinds.ts";
import type { ThumbnailSide } from "./pictures/thumbnailSide.ts";
import { parseRange, type ByteRange } from "./parseRange.ts";
import type { StoredFile } from "./StoredFile.ts";

/** A file, or the smaller picture of it with this side. */
export interface ShownFile extends Pick<StoredFile, "id" | "name" | "kind" | "size" | "created_at"> {
  readonly side?: ThumbnailSide;
}

/** Whatever the file is, nothing in it runs, and nothing that it names is fetched. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * The bytes of a file, or one range of them (RFC 9110 §14). Its content never changes, so its id is its tag; who may
 * read it can change, so it is asked about each time.
 * @throws CallFailure range_not_satisfiable, not_found
 */
export async function answerFile(context: CallContext, file: ShownFile): Promise<Response> {
  const { headers: asked, services, method } = context;
  const headers = headersOf(file);
  if (isKnownTag(asked.get("if-none-match"), headers.etag)) return new Response(null, { status: 304, headers });
  // Of any other method than GET a range means nothing.
  const isRange = method === "GET" && isSameFile(asked.get("if-range"), headers);
  const range = isRange ? parseRange(asked.get("range"), file.size) : undefined;
  if (range === "unsatisfiable") {
    throw new CallFailure("range_not_satisfiable", { headers: { "content-range": `bytes */${file.size}` } });
  }
  const { start, end }: ByteRange = range ?? { start: 0, end: file.size - 1 };
  const all = {
    ...headers,
    "content-length": String(end - start + 1),
    ...(range && { "content-range": `bytes ${start}-${end}/${file.size}` }),
  };
  const status = range ? 206 : 200;
  if (file.size === 0 || method === "HEAD") return new Response(null, { status, headers: all });
  const stream = await services.files.open(file.id, { start, end }, file.side);
  if (!stream) throw new CallFailure("not_found");
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { status, headers: all });
}

function headersOf({ id, name, kind, created_at, side }: ShownFile) {
  const { type, isInline } = isFileKind(kind) ? kindInfo(kind) : {};
  return {
    ...securityHeaders,
    "content-type": type ?? "application/octet-stream",
    "content-disposition": contentDisposition(isInline ? "inline" : "attachment", name),
    "content-security-policy": policy,
    "cross-origin-resource-policy": "same-origin",
    "accept-ranges": "bytes",
    "cache-control": "private, no-cache",
    vary: "Authorization",
    etag: side === undefined ? `"${id}"` : `"${id}-${side}"`,
    "last-modified": new Date(created_at).toUTCString(),
  };
}

type Validators = Pick<ReturnType<typeof headersOf>, "etag" | "last-modified">;

/** RFC 9110 §13.1.5: a tag or date that is not exactly ours makes the range void. */
const isSameFile = (header: string | null, { etag, "last-modified": date }: Validators): boolean =>
  header === null || header === etag || header === date;
