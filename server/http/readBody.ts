import { formatFileSize } from "#core/format/formatFileSize.ts";
import type { Locale } from "#core/locale.ts";
import { CallFailure } from "./CallFailure.ts";
import { parseJson } from "./parseJson.ts";

interface BodyOptions {
  /** Bytes of JSON; base64 of as much is a third longer. */
  readonly limit: number;
  /** The body is a text as it is, not JSON. */
  readonly isText?: boolean | undefined;
  /** For the message that names the limit. */
  readonly locale: Locale;
}

/**
 * The body of a call as a value: JSON, or base64 of its UTF-8 text as `text/plain` (D8), or such a text itself. Undefined when there is none.
 * It is counted while it streams in, so that a large one is refused without being held.
 * @throws CallFailure payload_too_large, unsupported_media_type, malformed_json, bad_request
 */
export async function readBody(request: Request, options: BodyOptions): Promise<unknown> {
  // Asked first: the adapter makes a stream of a body, which costs more than the rest of the call, only when told to.
  if (!request.headers.has("content-length") && request.body === null) return undefined;
  const type = (request.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase();
  const isBase64 = type === "text/plain" && request.headers.get("x-transfer-method")?.toLowerCase() === "base64";
  const bytes = await readBytes(request, { ...options, limit: isBase64 ? Math.ceil((options.limit * 4) / 3) + 4 : options.limit });
  if (bytes.length === 0) return undefined;
  if (options.isText) {
    if (type !== "text/plain") throw new CallFailure("unsupported_media_type");
    return decodeText(bytes);
  }
  if (isBase64) return parseJson(decodeText(decodeBase64(bytes)));
  if (type === "application/json" || type?.endsWith("+json")) return parseJson(decodeText(bytes));
  throw new CallFailure("unsupported_media_type");
}

async function readBytes(request: Request, { limit, locale }: BodyOptions): Promise<Uint8Array> {
  // Without `connection: close`: a connection that ends while the rest of the body is under way is reset, and the caller
  // never reads the answer. The adapter throws the rest away for half a second, and ends the connection then.
  const tooLarge = (): CallFailure => new CallFailure("payload_too_large", { params: { max: formatFileSize(limit, locale) } });
  const announced = request.headers.get("content-length");
  if (Number(announced ?? 0) > limit) throw tooLarge();
  // HTTP ends a body where its announced length does, so that no more than the limit is held.
  if (announced !== null) return new Uint8Array(await request.arrayBuffer().catch(brokenOff));
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of piecesOf(request.body)) {
    size += piece.length;
    if (size > limit) throw tooLarge();
    pieces.push(piece);
  }
  return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
}

/**
 * The pieces of a body as they come.
 * @throws CallFailure `cancelled` when its sender breaks off
 */
export async function* piecesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  try {
    yield* body as unknown as AsyncIterable<Uint8Array>;
  } catch (cause) {
    brokenOff(cause);
  }
}

/** A body that cannot be read was not sent whole: whoever broke it off does not read the answer. */
function brokenOff(cause: unknown): never {
  throw new CallFailure("cancelled", { cause });
}

function decodeBase64(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString("latin1").trim();
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw new CallFailure("bad_request", { params: { where: "body (base64)" } });
  return Buffer.from(text, "base64");
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new CallFailure("malformed_json", { cause });
  }
}
