import { createHash, timingSafeEqual } from "node:crypto";
import type { ServerConfig } from "../config.ts";
import type { Counters } from "../counters/Counters.ts";
import { plainHeaders } from "./securityHeaders.ts";

interface Metrics {
  readonly config: Pick<ServerConfig, "metricsToken">;
  readonly counters: Counters;
}

/** What this node counted, for whoever sends the operator's own token: no user's rights reach so far (api.md). */
export async function answerMetrics({ headers, method }: Request, { config, counters }: Metrics): Promise<Response> {
  const refuse = (status: number, further = {}): Response => new Response(String(status), { status, headers: { ...plainHeaders, ...further } });
  if (config.metricsToken === undefined) return refuse(404);
  if (method !== "GET" && method !== "HEAD") return refuse(405, { allow: "GET, HEAD" });
  if (!isSame(headers.get("authorization") ?? "", `Bearer ${config.metricsToken}`)) return refuse(401, { "www-authenticate": "Bearer" });
  return new Response(await counters.text(), { headers: { ...plainHeaders, "content-type": counters.contentType } });
}

/** Compared in a time that tells nothing. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
