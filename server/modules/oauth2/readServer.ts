import { customFetch, discovery, allowInsecureRequests, type ServerMetadata } from "openid-client";
import type { CallContext } from "../../http/CallContext.ts";
import { fetchOutside } from "../../outgoing/fetchOutside.ts";
import type { Provider } from "./Provider.ts";

/** Milliseconds: whatever a provider is asked for within one call of ours. */
const patience = 10_000;
/** Milliseconds for which what a provider says of itself is believed. */
const keptFor = 600_000;
const keepAtMost = 100;
const known = new Map<string, { readonly until: number; readonly server: ServerMetadata }>();
/** Keys that everybody may have: by them a token's signature is checked, and by nothing that could be a secret of ours. */
const asymmetric = /^((RS|PS|ES)\d{3}|EdDSA|Ed25519)$/;

type OpenidFetch = NonNullable<Parameters<typeof discovery>[4]>[typeof customFetch];

/** How providers are asked within one call: all of it takes ten seconds at most. */
export function openidFetch({ services }: Pick<CallContext, "services">): NonNullable<OpenidFetch> {
  const signal = AbortSignal.timeout(patience);
  return async (url, { method, headers, body }) =>
    await fetchOutside(url, { method, headers, body: body === undefined || body === null ? undefined : String(body as string | URLSearchParams) }, { privateHosts: services.config.privateHosts, signal });
}

/** What the provider says of itself, read at most every ten minutes; of one that says nothing, what the settings say. */
export async function readServer(context: CallContext, provider: Provider, fetch: NonNullable<OpenidFetch>): Promise<ServerMetadata> {
  const { issuer } = provider;
  if (issuer === undefined) return namedServer(provider);
  const now = context.services.now().getTime();
  const kept = known.get(issuer);
  if (kept && kept.until > now) return kept.server;
  // Plain http is for the hosts that fetchOutside lets through by it.
  const found = (await discovery(new URL(issuer), provider.client.clientId, undefined, undefined, { [customFetch]: fetch, execute: [allowInsecureRequests] })).serverMetadata();
  const algorithms = found.id_token_signing_alg_values_supported?.filter((one) => asymmetric.test(one)) ?? [];
  const server: ServerMetadata = { ...JSON.parse(JSON.stringify(found)) as ServerMetadata, id_token_signing_alg_values_supported: algorithms.length > 0 ? algorithms : ["RS256"] };
  if (known.size >= keepAtMost) known.clear();
  known.set(issuer, { until: now + keptFor, server });
  return server;
}

function namedServer({ preset, client: { endpoints } }: Provider): ServerMetadata {
  const authorization = endpoints.authorization ?? preset.endpoints?.authorization ?? "";
  // Where only one endpoint is named, the others stand beside it.
  const beside = (name: string): string => authorization.replace(/[^/]*$/, name);
  return {
    issuer: new URL(authorization).origin,
    authorization_endpoint: authorization,
    token_endpoint: endpoints.token ?? preset.endpoints?.token ?? beside("token"),
    userinfo_endpoint: endpoints.userinfo ?? preset.endpoints?.userinfo ?? beside("userinfo"),
  };
}
