import { lookup, type LookupAddress } from "node:dns";
import { request as requestHttp, type IncomingMessage, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { isNamedHost } from "./isNamedHost.ts";
import { isPrivateAddress } from "./isPrivateAddress.ts";

export interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface OutsideLimits {
  /** Hosts that may have a private address and be asked by plain http (`ALLOW_PRIVATE_HOSTS`). */
  readonly privateHosts: readonly string[];
  /** Hosts that may be asked (`OUTGOING_HOSTS`); undefined: any. */
  readonly hosts?: readonly string[];
  /** Redirects that are followed, to what may be asked itself; none unless said. */
  readonly redirects?: number;
  /** Ends all of it. */
  readonly signal: AbortSignal;
  /** Bytes of an answer, as it is when it is unpacked. */
  readonly maxBytes?: number;
}

type Why = "host" | "protocol" | "private" | "redirects" | "size";

/** An address outside that is not asked, or an answer that is not read. */
export class OutsideRefused extends Error {
  override readonly name = "OutsideRefused";
  readonly why: Why;

  constructor(why: Why, message: string) {
    super(message);
    this.why = why;
  }
}

/**
 * Asks a server that a project names. No private address is connected to, whatever the name leads to at that moment; a redirect is followed
 * where that is asked for, under the same rules, and to another origin without the headers; only so much of an answer is read.
 * @throws OutsideRefused, or what the connection throws
 * @example await fetchOutside("https://accounts.google.com/.well-known/openid-configuration", {}, { privateHosts: [], signal: AbortSignal.timeout(10_000) })
 */
export async function fetchOutside(address: string, asking: Asking, limits: OutsideLimits): Promise<Response> {
  const url = new URL(address);
  const answer = await send(url, asking, { signal: limits.signal, ...lookupFor(url, limits) });
  const status = answer.statusCode ?? 502;
  const { location } = answer.headers;
  if (limits.redirects !== undefined && location !== undefined && redirections.has(status)) {
    answer.destroy();
    if (limits.redirects === 0) throw new OutsideRefused("redirects", `${url.origin} leads on and on`);
    const next = new URL(location, url);
    return await fetchOutside(next.href, redirected(asking, status, next.origin === url.origin), { ...limits, redirects: limits.redirects - 1 });
  }
  const body = await readAll(unpacked(answer), limits.maxBytes ?? 262_144);
  const headers = new Headers(Object.entries(answer.headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as [string, string]] : [])));
  return new Response([204, 205, 304].includes(status) ? null : new Uint8Array(body), { status, headers });
}

/** Who may be asked, and how its name is looked up. @throws OutsideRefused */
function lookupFor(url: URL, { privateHosts, hosts }: OutsideLimits): { lookup?: LookupFunction } {
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const mayBePrivate = privateHosts.includes(host);
  if (hosts && !isNamedHost(url, hosts)) throw new OutsideRefused("host", `${url.host} is not among the hosts that may be asked`);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && mayBePrivate)) throw new OutsideRefused("protocol", `${url.origin} is asked by https alone`);
  // A name that is an address is looked up by nobody.
  if (isIP(host) !== 0 && !mayBePrivate && isPrivateAddress(host)) throw new OutsideRefused("private", `${host} is a private address`);
  return mayBePrivate ? {} : { lookup: lookupPublic };
}

const redirections: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** As browsers do (Fetch §4.4); what the headers say is for the origin that it was said to. */
function redirected({ method = "GET", headers = {}, body }: Asking, status: number, isSameOrigin: boolean): Asking {
  const becomesGet = status === 303 || (method === "POST" && status < 303);
  const kept = Object.entries(headers).filter(([name]) => {
    const small = name.toLowerCase();
    return becomesGet && small === "content-type" ? false : isSameOrigin || small === "accept" || small === "content-type";
  });
  return { method: becomesGet ? "GET" : method, headers: Object.fromEntries(kept), body: becomesGet ? undefined : body };
}

function send(url: URL, { method = "GET", headers = {}, body }: Asking, options: RequestOptions): Promise<IncomingMessage> {
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    request(url, { ...options, method, headers: { ...headers, ...length } }, resolve).on("error", reject).end(body);
  });
}

/** An answer packs itself as it likes. */
function unpacked(answer: IncomingMessage): Readable {
  const unpack = unpackers.get(answer.headers["content-encoding"]?.trim().toLowerCase() ?? "");
  if (unpack === undefined) return answer;
  const stream = unpack();
  // An error of either is an error of what is read.
  return pipeline(answer, stream, () => undefined);
}

const unpackers: ReadonlyMap<string, () => ReturnType<typeof createGunzip>> = new Map([
  ["gzip", createGunzip], ["x-gzip", createGunzip], ["deflate", createInflate], ["br", createBrotliDecompress],
]);

async function readAll(answer: Readable, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > maxBytes) throw new OutsideRefused("size", `the answer has more than ${maxBytes} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** What the connection itself is made to: nobody can name another address between the check and the connection. */
const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, "", 0);
    const isPrivate = found.some(({ address }) => isPrivateAddress(address));
    const [first] = found;
    if (isPrivate || !first) return done(new OutsideRefused("private", `${host} leads to a private address`), "", 0);
    return options.all ? (done as unknown as (error: null, found: LookupAddress[]) => void)(null, found) : done(null, first.address, first.family);
  });
};
