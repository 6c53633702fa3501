import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { readPath } from "#core/links/index.ts";
import { defaultLocale, localeFrom } from "#core/locale.ts";
import type { ServerConfig } from "../config.ts";
import type { Counters } from "../counters/Counters.ts";
import { answerDocument } from "./answerDocument.ts";
import { answerMetrics } from "./answerMetrics.ts";
import { answerRealm, type RealmDocuments } from "./answerRealm.ts";
import { CallFailure } from "./CallFailure.ts";
import type { Api } from "./createApi.ts";
import { failureAnswer } from "./envelope.ts";
import type { FirstLook } from "./firstLook.ts";
import { readHost } from "./readHost.ts";
import type { RequestView } from "./RequestView.ts";
import type { BaseSettings } from "./baseSettings.ts";
import { plainHeaders } from "./securityHeaders.ts";
import type { StaticFiles } from "./StaticFiles.ts";

export interface AppOptions {
  readonly config: ServerConfig;
  readonly api: Api;
  readonly counters: Counters;
  readonly settings: BaseSettings;
  readonly client: StaticFiles;
  readonly realmDocuments: RealmDocuments;
  readonly isProjectHost: (name: string) => boolean;
  readonly firstLook: (hostName: string) => Promise<FirstLook | undefined>;
}

/** `incoming` is Node's own request; a test has none. */
type App = (request: Request, bindings?: { readonly incoming?: IncomingMessage }) => Promise<Response>;

const refuse = (status: number, text: string): Response => new Response(text, { status, headers: plainHeaders });

/** The whole server as a function from Request to Response. */
export function createApp(options: AppOptions): App {
  return async (request, { incoming } = {}) => {
    const answer = await answerRequest(options, request, incoming).catch(() => refuse(500, "500"));
    return request.method === "HEAD" ? new Response(null, answer) : answer;
  };
}

/** Hosts first, then calls, which have a router of their own (matchCall.ts), then documents. */
async function answerRequest(options: AppOptions, request: Request, incoming: IncomingMessage | undefined): Promise<Response> {
  const { api, client, config, firstLook, realmDocuments, settings } = options;
  const host = readHost(request.headers, config, options.isProjectHost);
  const segments = readPath(incoming?.url ?? request.url);
  if (segments === undefined) return invalidPath(request, incoming?.url ?? request.url);
  const isGone = (): boolean => incoming?.socket.destroyed === true;
  const breakOff = (): void => void incoming?.socket.destroy();
  const view: RequestView = { id: randomUUID(), request, host, segments, address: addressOf(request, incoming, config), isGone, breakOff };
  if (host.kind === "realm") return answerRealm(view, realmDocuments);
  if (host.kind === "unknown") return refuse(421, `This server does not serve "${host.name}"`);
  if (needsHttps(request, view, config)) return refuse(426, "https is needed here");
  if (segments[0] === "api") return await api(view);
  if (segments.length === 1 && segments[0] === "metrics") return await answerMetrics(request, options);
  return await answerDocument(view, { files: client, settings, outside: { tiles: config.tiles, service: config.signatures.service }, firstLook });
}

/** A call is answered in its own form, so that the client can read it. */
function invalidPath(request: Request, target: string): Response {
  if (!/^(https?:\/\/[^/]*)?\/+api(\/|$)/i.test(target)) return refuse(400, "400");
  const asked = request.headers.get("accept-language");
  return failureAnswer(new CallFailure("invalid_path"), asked === null ? defaultLocale : localeFrom(asked), randomUUID());
}

/** Of several proxies only the last one, ours, is believed. */
function addressOf(request: Request, incoming: IncomingMessage | undefined, { trustProxy }: ServerConfig): string {
  const forwarded = trustProxy ? request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return (forwarded || incoming?.socket.remoteAddress) ?? "";
}

/** Beyond this machine plain http is refused, unless the operator wants it (D12). */
function needsHttps(request: Request, { host }: RequestView, config: ServerConfig): boolean {
  if (config.isLoopback || config.insecureHttp || host.scheme === "https") return false;
  return !/^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(host.name) || request.headers.has("x-forwarded-for");
}
