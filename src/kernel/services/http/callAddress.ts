import type { EndpointName } from "#contract/endpoints.ts";
import type { ClientSettings } from "./ClientSettings.ts";

export interface CallAddress {
  readonly method: string;
  readonly url: string;
  /** Sent without a token: `public/` calls, signing in, refreshing (spec §7). */
  readonly isAnonymous: boolean;
}

export interface AddressParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly isPublic?: boolean;
}

const tokenless = /^(public\/|web\/v1\/public\/|auth\/(login|refresh\/token|oauth2))/;

/** Method and address of a call of the contract; path parts are encoded, so none can climb out of its place. */
export function callAddress(call: EndpointName, parts: AddressParts, settings: ClientSettings): CallAddress {
  const [method = "GET", pattern = ""] = call.split(" ");
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.params?.[name] ?? ""));
  if (call === "POST audit" && settings.audit !== undefined) return { method, url: settings.audit, isAnonymous: false };
  const wanted = parts.isPublic && !path.startsWith("public/") ? `public/${path}` : path;
  const url = wanted.startsWith("auth/") ? settings.auth + wanted.slice("auth/".length) : settings.api + wanted;
  return { method, url, isAnonymous: tokenless.test(wanted) };
}
