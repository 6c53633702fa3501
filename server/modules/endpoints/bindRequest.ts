import type { StageRequest } from "#contract/entities/index.ts";
import type { Asking } from "../../outgoing/fetchOutside.ts";
import { boundValue, NotBindable, type Bindings } from "./bindFilters.ts";

/** A secret of the project's settings, in clear; undefined where the host is another than it is for, or nobody has entered it. */
export type FindSecret = (name: string, url: URL) => string | undefined;

export interface BoundRequest extends Asking {
  readonly url: string;
}

const placeholder = /\{\$(param|stage|secret)\.([\w.-]+)\}/g;

/**
 * What a stage asks, with values in the places of `{$param.name}`, `{$stage.name.path}` and, in headers, `{$secret.name}`. A value in the
 * address is one part of its path or of its query and nothing else. Without its parameter a pair of the query, a header and a property of the
 * body are left out.
 * @throws NotBindable with the place whose value does not fit
 * @example bindRequest({ method: "GET", url: "https://api.example.org/rates/{$param.code}" }, { params: { code: "USD" }, stages: {} }, () => undefined) // { url: "https://api.example.org/rates/USD", … }
 */
export function bindRequest(request: StageRequest, bindings: Bindings, findSecret: FindSecret): BoundRequest {
  const { method, headers = [], body, bodyAs = "json" } = request;
  const url = bindAddress(request.url, bindings);
  const secret = (name: string): string => {
    const found = findSecret(name, url);
    if (found === undefined) throw new NotBindable(`$secret.${name}`);
    return found;
  };
  const said = headers.flatMap(({ name, value }) => {
    const text = fill(value, bindings, { secret });
    if (text !== undefined && !/^[\t\x20-\x7e\x80-\xff]*$/.test(text)) throw new NotBindable(`headers.${name}`);
    return text === undefined ? [] : [[name.toLowerCase(), text] as const];
  });
  const bound = body === undefined || method === "GET" ? undefined : bindBody(body, bindings);
  const written = bound === undefined ? undefined : bodyAs === "form" ? writeForm(bound) : JSON.stringify(bound);
  const type = bodyAs === "form" ? "application/x-www-form-urlencoded" : "application/json";
  return {
    method, url: url.href, body: written,
    headers: { "accept": request.answer === "text" ? "*/*" : "application/json", ...(written !== undefined && { "content-type": type }), ...Object.fromEntries(said) },
  };
}

/** No value makes another host, another part of the path, or a pair of its own. */
function bindAddress(template: string, bindings: Bindings): URL {
  const [path = "", ...queries] = template.split("?");
  const boundPath = fill(path, bindings, { encode: encodeURIComponent });
  if (boundPath === undefined) throw new NotBindable("url");
  const pairs = queries.join("?").split("&").flatMap((pair) => fill(pair, bindings, { encode: encodeURIComponent }) ?? []).filter((pair) => pair !== "");
  const url = new URL(pairs.length > 0 ? `${boundPath}?${pairs.join("&")}` : boundPath);
  // `..` is a part of a path that encoding leaves as it is.
  const leadsUp = boundPath.split("/").some((part) => /^(\.|%2e){1,2}$/i.test(part));
  if (leadsUp || url.origin !== new URL(path.replace(placeholder, "x")).origin) throw new NotBindable("url");
  return url;
}

interface Filling {
  readonly encode?: (text: string) => string;
  readonly secret?: (name: string) => string;
}

/** Undefined where a value is missing. Of a list its values, with commas between them. */
function fill(template: string, bindings: Bindings, { encode = (text) => text, secret }: Filling): string | undefined {
  let isWhole = true;
  const text = template.replace(placeholder, (_, kind: string, path: string) => {
    if (kind === "secret") return secret ? secret(path) : "";
    const value = boundValue(kind, path, bindings);
    isWhole &&= value !== undefined && value !== null;
    if (typeof value === "object" && value !== null && !isList(value)) throw new NotBindable(`$${kind}.${path}`);
    return (isList(value) ? value : [value]).map((one) => encode(String(one))).join(",");
  });
  return isWhole ? text : undefined;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.every((one) => typeof one !== "object");

/** A text that is one reference and nothing else is the value as it is. */
function bindBody(node: unknown, bindings: Bindings): unknown {
  if (typeof node === "string") {
    const [, kind, path = ""] = /^\$(param|stage)\.([\w.]+)$/.exec(node) ?? [];
    return kind === undefined ? fill(node, bindings, {}) : (boundValue(kind, path, bindings) ?? undefined);
  }
  if (Array.isArray(node)) return node.map((one: unknown) => bindBody(one, bindings)).filter((one) => one !== undefined);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([name, one]) => [name, bindBody(one, bindings)]).filter(([, one]) => one !== undefined));
}

/** Of a list a field for each value. */
function writeForm(body: unknown): string {
  const fields = new URLSearchParams();
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new NotBindable("body");
  for (const [name, value] of Object.entries(body)) {
    for (const one of isList(value) ? value : [value]) {
      if (typeof one === "object" && one !== null) throw new NotBindable(`body.${name}`);
      fields.append(name, String(one));
    }
  }
  return fields.toString();
}
