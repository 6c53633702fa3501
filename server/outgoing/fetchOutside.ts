import { lookup, type LookupAddress } from "node:dns";
import { request as requestHttp, type IncomingMessage, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPrivateAddress } from "./isPrivateAddress.ts";

export interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface OutsideLimits {
  /** Hosts that may have a private address and be asked by plain http (`ALLOW_PRIVATE_HOSTS`). */
  readonly privateHosts: readonly string[];
  /** Ends all of it. */
  readonly signal: AbortSignal;
  /** Bytes of an answer. */
  readonly maxBytes?: number;
}

/** An address outside that is not asked, or an answer that is not read. */
export class OutsideRefused extends Error {
  override readonly name = "OutsideRefused";
}

/**
 * Asks a server that a project names. No private address is connected to, whatever the name leads to at that moment; no redirect is
 * followed; only so much of an answer is read.
 * @throws OutsideRefused, or what the connection throws
 * @example await fetchOutside("https://accounts.google.com/.well-known/openid-configuration", {}, { privateHosts: [], signal: AbortSignal.timeout(10_000) })
 */
export async function fetchOutside(address: string, asking: Asking, limits: OutsideLimits): Promise<Response> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const mayBePrivate = limits.privateHosts.includes(host);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && mayBePrivate)) throw new OutsideRefused(`${url.origin} is asked by https alone`);
  // A name that is an address is looked up by nobody.
  if (isIP(host) !== 0 && !mayBePrivate && isPrivateAddress(host)) throw new OutsideRefused(`${host} is a private address`);
  const answer = await send(url, asking, { signal: limits.signal, ...(!mayBePrivate && { lookup: lookupPublic }) });
  const body = await readAll(answer, limits.maxBytes ?? 262_144);
  const headers = new Headers(Object.entries(answer.headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as [string, string]] : [])));
  const status = answer.statusCode ?? 502;
  return new Response([204, 205, 304].includes(status) ? null : new Uint8Array(body), { status, headers });
}

function send(url: URL, { method = "GET", headers = {}, body }: Asking, options: RequestOptions): Promise<IncomingMessage> {
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    request(url, { ...options, method, headers: { ...headers, ...length } }, resolve).on("error", reject).end(body);
  });
}

async function readAll(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > maxBytes) throw new OutsideRefused(`the answer has more than ${maxBytes} bytes`);
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
    if (isPrivate || !first) return done(new OutsideRefused(`${host} leads to a private address`), "", 0);
    return options.all ? (done as unknown as (error: null, found: LookupAddress[]) => void)(null, found) : done(null, first.address, first.family);
  });
};
