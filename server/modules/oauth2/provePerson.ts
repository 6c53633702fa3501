import { authorizationCodeGrant, customFetch, fetchUserInfo, genericGrantRequest, skipSubjectCheck, type Configuration } from "openid-client";
import type { OAuthMethodId } from "#contract/oauth2.ts";
import { hashToken } from "../../access/hashToken.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { secretBox } from "../config/index.ts";
import { configure } from "./configure.ts";
import { demandDevice } from "./demandDevice.ts";
import { demandProvider, type Provider } from "./Provider.ts";
import type { ProvedPerson } from "./ProvedPerson.ts";
import { readPerson } from "./readPerson.ts";
import type { FlowSecrets } from "./startFlow.ts";
import { tellingFailure } from "./tellingFailure.ts";

type Answer = Readonly<Record<string, string>>;
type Claims = Readonly<Record<string, unknown>>;

interface Flow extends FlowSecrets {
  readonly redirectUri: string;
  readonly isFresh: boolean;
  readonly startedAt: Date;
}

/** Seconds by which clocks differ. */
const clockTolerance = 30;

/**
 * Who came back from the provider: the code that it gave is exchanged, and all that it says is checked.
 * @param answer every parameter of the callback, and what the specification sends beside
 * @throws CallFailure `sign_in_expired`, `provider_refused`, `provider_unavailable`, `method_disabled`
 */
export async function provePerson(context: CallContext, method: OAuthMethodId, { answer, userId }: { readonly answer: Answer; readonly userId?: string }): Promise<ProvedPerson> {
  const provider = await demandProvider(context, method);
  const flow = await takeFlow(context, { method, state: answer["state"] ?? "", userId });
  const { redirect_uri: redirectUri = flow.redirectUri, client_id: clientId = provider.client.clientId, grant_type: grantType = "authorization_code", ...callback } = answer;
  const isSame = redirectUri === flow.redirectUri && clientId === provider.client.clientId && grantType === "authorization_code";
  if (!isSame) throw new CallFailure("sign_in_expired");
  return await tellingFailure(context, provider, async () => {
    const config = await configure(context, provider);
    const claims = await exchange(config, provider, { flow, callback });
    if (flow.isFresh && provider.preset.afterSignOut.max_age !== undefined) demandFresh(provider, claims, flow.startedAt);
    return readPerson(provider.preset, config.serverMetadata().issuer, claims);
  });
}

/** What this browser began, which is used up by that: a second answer to it is none. @throws CallFailure `sign_in_expired` */
async function takeFlow(context: CallContext, { method, state, userId }: { method: string; state: string; userId: string | undefined }): Promise<Flow> {
  const { services, project } = context;
  const { found, secrets } = await services.database.transaction(async (tx) => {
    const row = await tx.deleteFrom("platon.oauth_flows").where("state_hash", "=", hashToken(state)).where("project_id", "=", project.id)
      .where("device_id", "=", demandDevice(context)).returningAll().executeTakeFirst();
    return { found: row, secrets: row && (await secretBox(tx)).open(row.sealed) };
  });
  const isOurs = found && found.method === method && found.user_id === (userId ?? null) && new Date(found.expires_at) > services.now();
  if (!isOurs || secrets === undefined) throw new CallFailure("sign_in_expired");
  return { ...(JSON.parse(secrets) as FlowSecrets), redirectUri: found.redirect_uri, isFresh: found.is_fresh, startedAt: new Date(found.created_at) };
}

interface Exchanging {
  readonly flow: Flow;
  readonly callback: Answer;
}

async function exchange(config: Configuration, provider: Provider, { flow, callback }: Exchanging): Promise<Claims> {
  const { preset, client } = provider;
  if (preset.tells === "grant") return await askByGrants(config, provider, { flow, callback });
  const url = new URL(flow.redirectUri);
  for (const [name, value] of Object.entries(callback)) url.searchParams.set(name, value);
  const verifier = client.challenge === undefined ? preset.hasPkce && flow.verifier : provider.challengeVerifier;
  const isSigned = preset.tells === "idToken";
  const tokens = await authorizationCodeGrant(config, url, {
    expectedState: callback["state"] ?? "",
    ...(verifier && { pkceCodeVerifier: verifier }),
    ...(isSigned && { idTokenExpected: true, ...(preset.hasNonce && { expectedNonce: flow.nonce }) }),
  });
  if (isSigned) return tokens.claims() ?? {};
  return await fetchUserInfo(config, tokens.access_token, skipSubjectCheck);
}

/** OneID: what OAuth 2 has two endpoints for are two grants of one. */
async function askByGrants(config: Configuration, { preset, client, clientSecret = "" }: Provider, { flow, callback }: Exchanging): Promise<Claims> {
  const { words } = preset;
  if (callback["code"] === undefined || words === undefined) throw new CallFailure("provider_refused", { params: { provider: preset.name } });
  const tokens = await genericGrantRequest(config, words.codeGrant, { code: callback["code"], redirect_uri: flow.redirectUri });
  const question = new URLSearchParams({
    grant_type: words.personGrant, client_id: client.clientId, client_secret: clientSecret, access_token: tokens.access_token, scope: client.scope ?? client.clientId,
  });
  const response = await config[customFetch]?.(config.serverMetadata().userinfo_endpoint ?? "", {
    method: "POST", body: question, headers: { accept: "application/json", "content-type": "application/x-www-form-urlencoded" }, redirect: "manual",
  });
  const claims: unknown = response?.ok ? await response.json() : undefined;
  if (typeof claims !== "object" || claims === null) throw new Error("OneID did not say who it is");
  return claims as Claims;
}

/** After somebody has signed out, the provider has asked who it is since, and has not just found its own session (P11). */
function demandFresh({ preset }: Provider, { auth_time: askedAt }: Claims, since: Date): void {
  if (typeof askedAt === "number" && askedAt + clockTolerance >= Math.floor(since.getTime() / 1000)) return;
  throw new CallFailure("provider_refused", { params: { provider: preset.name } });
}
