import { isIP } from "node:net";
import type { ServerConfig } from "../config.ts";

/** The checked Host of a request: own origin and where realms are, as the client sees them. */
export interface Host {
  /** `app` the product, `realm` a sandbox host, `unknown` refused: a name that somebody else made point here. */
  readonly kind: "app" | "realm" | "unknown";
  /** Lower case, without port. */
  readonly name: string;
  readonly scheme: "http" | "https";
  readonly origin: string;
  /** `*.realm.localhost:3000`; undefined where no sandbox host is configured (X9). */
  readonly realms: string | undefined;
}

type HostConfig = Pick<ServerConfig, "isLoopback" | "sandboxDomain" | "trustProxy">;

const shape = /^(\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(:\d{1,5})?$/;

/**
 * Classifies a request by its Host header. Names of this machine are always known, others when a project has them;
 * beyond loopback also plain addresses, which no foreign name can be rebound to.
 */
export function readHost(headers: Headers, config: HostConfig, isProjectHost: (name: string) => boolean): Host {
  const header = (headers.get("host") ?? "").toLowerCase();
  const [, name = "", port = ""] = shape.exec(header) ?? [];
  const isHttps = config.trustProxy && headers.get("x-forwarded-proto")?.split(",").at(-1)?.trim() === "https";
  const scheme = isHttps ? "https" : "http";
  const domain = config.sandboxDomain ?? (isLocalName(name) ? "realm.localhost" : undefined);
  const realms = domain && (domain.includes(":") ? `*.${domain}` : `*.${domain}${port}`);
  const common = { name, scheme, origin: `${scheme}://${name}${port}`, realms } as const;
  if (domain !== undefined && isBelow(name, domain)) return { ...common, kind: "realm" };
  const isKnown = isLocalName(name) || isProjectHost(name) || (!config.isLoopback && isAddress(name));
  return { ...common, kind: isKnown ? "app" : "unknown" };
}

/** RFC 6761: browsers resolve `localhost` and whatever is below it to this machine, and ask nobody. */
const isLocalName = (name: string): boolean => /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(name);

/** A plain address, also one in brackets. */
export const isAddress = (name: string): boolean => isIP(name.replace(/^\[(.*)\]$/, "$1")) !== 0;

function isBelow(name: string, domain: string): boolean {
  const bare = domain.replace(/:\d+$/, "");
  return name === bare || name.endsWith(`.${bare}`);
}
