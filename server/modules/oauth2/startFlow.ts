import { randomBytes } from "node:crypto";
import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } from "openid-client";
import type { OAuthMethodId } from "#contract/oauth2.ts";
import { hashToken } from "../../access/hashToken.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { secretBox } from "../config/index.ts";
import { signedOut } from "../sessions/index.ts";
import { configure } from "./configure.ts";
import { demandDevice } from "./demandDevice.ts";
import { demandProvider, type Provider } from "./Provider.ts";
import { tellingFailure } from "./tellingFailure.ts";

/** Milliseconds in which a person comes back from the provider. */
const flowLife = 600_000;

/** What only the server knows of a flow. */
export interface FlowSecrets {
  readonly nonce: string;
  readonly verifier: string;
}

/**
 * Begins at a provider: for the browser that asks, the project and the method, once, within ten minutes.
 * @throws CallFailure `method_disabled`, `provider_unavailable`
 */
export async function startFlow(context: CallContext, method: OAuthMethodId, userId?: string): Promise<{ url: string; state: string }> {
  const provider = await demandProvider(context, method);
  const config = await tellingFailure(context, provider, () => configure(context, provider));
  const { services, project } = context;
  const state = randomBytes(32).toString("base64url");
  const secrets: FlowSecrets = { nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const isFresh = userId === undefined && (await hasSignedOut(context));
  const redirectUri = redirectTo(context, provider);
  const now = services.now();
  await services.database.transaction(async (tx) => {
    const box = await secretBox(tx);
    await tx.insertInto("platon.oauth_flows").values({
      state_hash: hashToken(state), project_id: project.id, method, device_id: demandDevice(context), user_id: userId ?? null, redirect_uri: redirectUri,
      sealed: box.seal(JSON.stringify(secrets)), is_fresh: isFresh, created_at: now.toISOString(), expires_at: new Date(now.getTime() + flowLife).toISOString(),
    }).execute();
  });
  const question = { redirect_uri: redirectUri, state, ...(await asked(provider, secrets)), ...(isFresh && provider.preset.afterSignOut) };
  return { url: buildAuthorizationUrl(config, question).href, state };
}

async function asked({ preset, client }: Provider, { nonce, verifier }: FlowSecrets): Promise<Record<string, string>> {
  // OneID knows its clients' scopes by their names.
  const scope = client.scope ?? (preset.scope || client.clientId);
  const challenge = client.challenge?.challenge ?? (preset.hasPkce ? await calculatePKCECodeChallenge(verifier) : undefined);
  return {
    scope,
    ...(preset.words && { response_type: preset.words.responseType }),
    ...(preset.hasNonce && { nonce }),
    ...(challenge !== undefined && { code_challenge: challenge, code_challenge_method: "S256" }),
  };
}

/** Relative ones are of the address at which the product is open (spec §5 Redirect URLs). */
const redirectTo = ({ host }: CallContext, { client: { redirectUri = "/auth/user" } }: Provider): string => new URL(redirectUri, host.origin).href;

/** Whether the last session of this browser ended by signing out. */
async function hasSignedOut({ services, project, deviceId = "" }: CallContext): Promise<boolean> {
  const last = await services.database.sql.selectFrom("platon.sessions").select("revoked_why")
    .where("project_id", "=", project.id).where("device_id", "=", deviceId).orderBy("created_at", "desc").limit(1).executeTakeFirst();
  return last?.revoked_why === signedOut;
}
