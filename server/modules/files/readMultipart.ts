import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy, { type Busboy } from "busboy";
import { CallFailure } from "../../http/CallFailure.ts";
import { piecesOf } from "../../http/readBody.ts";

export interface MultipartOptions<Taken> {
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array> | null;
  /** Takes the bytes of the part `file` as they come; what it throws ends the reading. */
  take(bytes: Readable): Promise<Taken>;
}

export interface Multipart<Taken> {
  readonly fields: ReadonlyMap<string, string>;
  /** What `take` made of the file. */
  readonly file: Taken;
  /** As the caller wrote it: not to be believed. */
  readonly fileName: string;
}

const limits = { files: 1, fields: 10, parts: 12, fieldNameSize: 100, fieldSize: 1_000, headerPairs: 20 };

/**
 * Reads `multipart/form-data` (RFC 7578) as a stream: one file in the part `file`, and short texts, in any order. When
 * it throws, nobody writes any more.
 * @throws CallFailure unsupported_media_type, bad_request; and what `take` throws
 */
export async function readMultipart<Taken>(options: MultipartOptions<Taken>): Promise<Multipart<Taken>> {
  const { headers, body, take } = options;
  const parser = createParser(headers);
  const fields = new Map<string, string>();
  let file: { readonly name: string; readonly taken: Promise<Taken> } | undefined;
  const refuse = (where: string): void => void parser.destroy(new CallFailure("bad_request", { params: { where } }));

  parser.on("field", (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) refuse(name);
    else fields.set(name, value);
  });
  parser.on("file", (name, bytes, { filename }) => {
    // The reader of the stream is told too; without a listener an error would end the process.
    bytes.on("error", () => undefined);
    if (name !== "file" || file) {
      bytes.resume();
      return refuse(name);
    }
    const taken = take(bytes);
    taken.catch((error: unknown) => parser.destroy(error as Error));
    file = { name: withoutEscapes(filename), taken };
  });
  for (const kind of ["filesLimit", "fieldsLimit", "partsLimit"] as const) parser.on(kind, () => refuse("body"));

  try {
    await pipeline(Readable.from(piecesOf(body)), parser);
  } catch (error) {
    await file?.taken.catch(() => undefined);
    throw isOfParser(error) ? new CallFailure("bad_request", { params: { where: "body" }, cause: error }) : error;
  }
  if (!file) throw new CallFailure("bad_request", { params: { where: "file" } });
  return { fields, file: await file.taken, fileName: file.name };
}

const escapes: Readonly<Record<string, string>> = { "%22": '"', "%0D": "\r", "%0A": "\n" };

/** What browsers write in place of a quote and of line breaks, and of nothing else (HTML, multipart form data). */
const withoutEscapes = (name: string): string => name.replace(/%(?:22|0D|0A)/gi, (found) => escapes[found.toUpperCase()] ?? found);

function createParser(headers: Headers): Busboy {
  const type = headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new CallFailure("unsupported_media_type");
  try {
    return busboy({ headers: { "content-type": type }, limits, defParamCharset: "utf8" });
  } catch (cause) {
    throw new CallFailure("bad_request", { params: { where: "content-type" }, cause });
  }
}

const isOfParser = (error: unknown): boolean =>
  error instanceof Error && /^(Malformed|Unexpected end of)/.test(error.message);
