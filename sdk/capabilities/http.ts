import type { EndpointMap, EndpointName } from "#contract/endpoints.ts";
import type { GuestMembers } from "./guestMembers.ts";

type Given<Part, Key extends string> = undefined extends Part ? { [K in Key]?: Part } : { [K in Key]: Part };

/** What a call takes: path parts, query and body (or the parts of a multipart body) as the contract has them. */
export type CallOptions<Call extends EndpointName> = Given<EndpointMap[Call]["params"], "params"> &
  Given<EndpointMap[Call]["body"], "body"> &
  Given<EndpointMap[Call]["multipart"], "multipart"> & {
    query?: EndpointMap[Call]["query"];
    /** Use the `public/` twin, without a token. */
    isPublic?: boolean;
    signal?: AbortSignal;
  };

export interface EndpointOptions {
  /** POST unless said: parameters in the body; with GET they are in the query, each as text or JSON. */
  readonly method?: "GET" | "POST";
  /** Use the `public/` twin, without a token. */
  readonly isPublic?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * The server's calls, typed by the contract. The bearer token, `Accept-Language`, one refresh across tabs and one retry
 * after a 401 are the kernel's business.
 *
 * Guests: `endpoint`, of the project's endpoints that the grant names; never another address, never another host.
 * @since 1.0.0
 * @example const { rows } = await http.call("POST tables/{name}/rows", { params: { name: "cities" }, body: { pageSize: 50 } });
 * @example const rates = await http.endpoint("rates", { day: "2026-11-21" }, { method: "GET" });
 * @see decisions D46, D58
 */
export interface HttpCapability {
  /** @throws PlatonError with the server's code; `network` when the server cannot be reached; `cancelled` after an abort */
  call<Call extends EndpointName>(call: Call, options: CallOptions<Call>): Promise<EndpointMap[Call]["response"]>;
  /**
   * Calls one of the project's own endpoints, `endpoints/{name}`, and gives its answer's data.
   * @throws PlatonError those of `call`; for guests `capability_missing`
   */
  endpoint(name: string, parameters?: Readonly<Record<string, unknown>>, options?: EndpointOptions): Promise<unknown>;
}

/** What of it code in a sandbox may be granted. */
export const httpForGuests = {
  methods: ["endpoint"],
  mirrors: [],
  subscriptions: [],
} as const satisfies GuestMembers<HttpCapability>;
