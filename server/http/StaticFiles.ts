import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentTypeOf } from "./contentTypes.ts";
import { isKnownTag } from "./isKnownTag.ts";

type Encoding = "br" | "gzip";
type Bytes = Uint8Array<ArrayBuffer>;

interface KeptFile {
  readonly stamp: string;
  readonly bytes: Bytes;
  readonly tag: string;
  readonly type: string;
  readonly isCompressible: boolean;
  readonly encoded: Map<Encoding, Promise<Bytes>>;
}

export interface FileOptions {
  readonly request: Request;
  readonly headers: Readonly<Record<string, string>>;
  /** The file's text changed; the name stands for all that the change depends on. */
  readonly variant?: FileVariant | undefined;
}

export interface FileVariant {
  readonly name: string;
  edit(text: string): string;
}

/** Files and their compressed forms are kept up to this much; the ones unused longest go first. */
const keepAtMost = 16 * 1_048_576;
const worthCompressing = 1_024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files of one folder, compressed once, each with a tag of its content. */
export class StaticFiles {
  readonly #folder: string;
  readonly #kept = new Map<string, KeptFile>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The file at a path whose parts were checked (readPath.ts); undefined when there is none. Files below `assets/` have
   * a hash in their names and are kept for ever, all others are asked about each time.
   */
  async answer(segments: readonly string[], { request, headers, variant }: FileOptions): Promise<Response | undefined> {
    const file = await this.#open(segments.join("/"), variant);
    if (file === undefined) return undefined;
    const encoding = file.isCompressible && file.bytes.length >= worthCompressing ? acceptedEncoding(request) : undefined;
    const etag = `"${file.tag}${encoding === undefined ? "" : `-${encoding}`}"`;
    const isHashed = segments[0] === "assets";
    const all = {
      "content-type": file.type,
      "cache-control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
      vary: "Accept-Encoding",
      etag,
      ...headers,
    };
    if (isKnownTag(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers: all });
    const bytes = encoding === undefined ? file.bytes : await encode(file, encoding);
    const length = { "content-length": String(bytes.length) };
    const body = request.method === "HEAD" ? null : bytes;
    return new Response(body, { headers: { ...all, ...length, ...(encoding && { "content-encoding": encoding }) } });
  }

  async #open(path: string, variant?: FileVariant): Promise<KeptFile | undefined> {
    const full = join(this.#folder, path);
    const info = await stat(full).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const stamp = `${info.mtimeMs}-${info.size}`;
    const key = variant === undefined ? path : `${path} ${variant.name}`;
    const known = this.#kept.get(key);
    const file = known?.stamp === stamp ? known : await readKept(full, stamp, variant);
    this.#kept.delete(key);
    this.#kept.set(key, file);
    this.#trim();
    return file;
  }

  #trim(): void {
    // Compressed forms are counted as if they were there already, at a third each.
    let size = 0;
    for (const { bytes } of this.#kept.values()) size += bytes.length * 1.7;
    for (const [path, { bytes }] of this.#kept) {
      if (size <= keepAtMost) return;
      this.#kept.delete(path);
      size -= bytes.length * 1.7;
    }
  }
}

async function readKept(full: string, stamp: string, variant?: FileVariant): Promise<KeptFile> {
  const read = await readFile(full);
  const bytes = variant === undefined ? read : Buffer.from(variant.edit(read.toString("utf8")));
  const tag = createHash("sha256").update(bytes).digest("base64url").slice(0, 27);
  return { stamp, bytes, tag, ...contentTypeOf(extname(full).slice(1)), encoded: new Map() };
}

function encode(file: KeptFile, encoding: Encoding): Promise<Bytes> {
  let encoded = file.encoded.get(encoding);
  if (encoded === undefined) {
    encoded =
      encoding === "br"
        ? brotli(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
        : zip(file.bytes, { level: 9 });
    file.encoded.set(encoding, encoded);
  }
  return encoded;
}

function acceptedEncoding(request: Request): Encoding | undefined {
  const accepted = (request.headers.get("accept-encoding") ?? "").toLowerCase();
  const has = (name: string): boolean => new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`).test(accepted);
  if (has("br")) return "br";
  return has("gzip") ? "gzip" : undefined;
}
