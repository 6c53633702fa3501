import type { EndpointMap, EndpointName } from "#contract/endpoints.ts";
import type { Envelope, Failure } from "#contract/envelope.ts";

type Parts<Name extends EndpointName> = Pick<EndpointMap[Name], "params" | "query" | "body">;
type Needed<Name extends EndpointName> = {
  [Key in keyof Parts<Name> as Parts<Name>[Key] extends undefined ? never : Key]: Parts<Name>[Key];
};

export interface CallSettings {
  /** Access token. */
  token?: string;
  /** Calls the twin below `public/`. */
  isPublic?: boolean;
  /** Language of messages; the server's default without it. */
  locale?: string;
  headers?: Record<string, string>;
}

export type CallOptions<Name extends EndpointName> = Partial<Needed<Name>> & CallSettings;

export interface Answer<Data> {
  status: number;
  headers: Headers;
  /** The whole envelope. */
  body: Envelope<Data>;
  /** Shorthand for `body.data`; of a failing answer see `failure`. */
  data: Data;
  /** `body.data` of a failing answer: its stable code. */
  failure: Failure | undefined;
}

/**
 * One call of the contract against a running server, over plain fetch.
 *
 * @example
 * const { data } = await call(server, "POST tables/{name}/rows", { params: { name: "cities" }, body: {}, token });
 */
export async function call<Name extends EndpointName>(
  server: { readonly url: string },
  name: Name,
  options: CallOptions<Name> = {},
): Promise<Answer<EndpointMap[Name]["response"]>> {
  const { params, query, body } = options as { params?: Values; query?: Values; body?: unknown };
  const [method = "GET", template = ""] = name.split(" ");
  const path = fillPath(template, params ?? {}) + queryText(query ?? {});
  const response = await fetch(`${server.url}/api/${options.isPublic ? "public/" : ""}${path}`, {
    method,
    headers: headersOf(options, body),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return readAnswer<EndpointMap[Name]["response"]>(response);
}

/** Reads the envelope of a raw `fetch`, for calls that the types would not allow. */
export async function readAnswer<Data = unknown>(response: Response): Promise<Answer<Data>> {
  const text = await response.text();
  let body: Envelope<Data>;
  try {
    body = JSON.parse(text) as Envelope<Data>;
  } catch (cause) {
    throw new Error(`${response.status} ${response.url} did not answer JSON: ${text.slice(0, 200)}`, { cause });
  }
  const failure = response.status >= 400 ? (body.data as Failure) : undefined;
  return { status: response.status, headers: response.headers, body, data: body.data, failure };
}

type Values = Record<string, unknown>;

function fillPath(template: string, params: Values): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => {
    if (params[key] === undefined) throw new Error(`${template} needs params.${key}`);
    return encodeURIComponent(String(params[key]));
  });
}

function queryText(query: Values): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return search.size > 0 ? `?${search}` : "";
}

function headersOf({ token, locale, headers }: CallSettings, body: unknown): Record<string, string> {
  return {
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(locale === undefined ? {} : { "accept-language": locale }),
    ...headers,
  };
}
