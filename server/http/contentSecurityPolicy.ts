import { signingServices } from "#core/signatures/signingServices.ts";
import type { BaseSettings } from "./baseSettings.ts";
import type { Host } from "./readHost.ts";

export type DocumentName = "app" | "auth" | "editor" | "bridge";

type Rules = Readonly<Record<string, readonly string[]>>;
export interface OutsideAddresses {
  /** Where the maps of the application get their pictures. */
  readonly tiles?: string | undefined;
  /** Where the service listens that signs; the vendor's address unless given. */
  readonly service?: string | undefined;
}

type PolicyHost = Pick<Host, "origin" | "scheme" | "realms">;

/**
 * The policy of a document (D71). It is the same in development, tests and production. `'self'` takes no path, so the
 * own origin is written out where one is meant.
 */
export function contentSecurityPolicy(document: DocumentName, host: PolicyHost, settings: BaseSettings, { tiles, service }: OutsideAddresses = {}): string {
  if (document === "bridge") return written(bridgeRules(host, service));
  return written(document === "editor" ? editorRules : productRules(document, host, settings, tiles));
}

function productRules(document: "app" | "auth", host: PolicyHost, settings: BaseSettings, tiles?: string): Rules {
  return {
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:", "blob:", ...(document === "app" && tiles !== undefined ? otherOrigins(host, [tiles]) : [])],
    "media-src": ["'self'", "blob:"],
    "connect-src": ["'self'", ...otherOrigins(host, Object.values(settings))],
    "worker-src": ["'self'"],
    "frame-src": frameSources(document, host),
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": [document === "auth" ? "'none'" : "'self'"],
  };
}

/**
 * Of the document in which Monaco stands (D71), which makes style elements. It is shown in the application's frames alone, asks
 * no server for anything but its own files, and leads nowhere: what is known of the session is of no use in it.
 */
const editorRules: Rules = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "font-src": ["'self'"],
  "img-src": ["data:"],
  "connect-src": ["'none'"],
  "worker-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'self'"],
};

/**
 * Of the document that speaks with the signing service on the person's computer: it reaches that and nothing else, runs its own
 * script alone, and only documents of the origin frame it. No `upgrade-insecure-requests`, here or anywhere: it would turn `ws:` to `wss:`.
 */
const bridgeRules = ({ origin, scheme }: PolicyHost, service: string = signingServices[scheme]): Rules => ({
  "default-src": ["'none'"],
  "script-src": [`${origin}/assets/bridge/`],
  "connect-src": [new URL(service).origin],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'self'"],
});

const written = (rules: Rules): string =>
  Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");

/** The sign-in document shows no frame but the bridge: no project code comes near it (D20). */
function frameSources(document: "app" | "auth", { origin, scheme, realms }: PolicyHost): string[] {
  const bridge = `${origin}/bridge.html`;
  if (document === "auth") return [bridge];
  return [...(realms === undefined ? [] : [`${scheme}://${realms}/realm/`]), `${origin}/editor.html`, bridge, `${origin}/api/documents/`];
}

/** Origins of addresses, but for our own. */
function otherOrigins({ origin }: PolicyHost, addresses: readonly string[]): string[] {
  const origins = addresses.map((address) => new URL(address, origin).origin);
  return [...new Set(origins)].filter((other) => other !== origin);
}
