import type { OAuthMethodId } from "#contract/oauth2.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { secretBox } from "../config/index.ts";
import { demandMethod, oauthClient, type OAuthClient } from "../sign-in-methods/index.ts";
import { presets, type Preset } from "./presets.ts";

/** A provider as a project uses it. */
export interface Provider {
  readonly method: OAuthMethodId;
  readonly preset: Preset;
  readonly client: OAuthClient;
  /** In clear; undefined: the project has none, or this server cannot open it. */
  readonly clientSecret: string | undefined;
  readonly challengeVerifier: string | undefined;
  /** Where it says what it is; undefined: it does not. */
  readonly issuer: string | undefined;
}

/** @throws CallFailure `method_disabled` */
export async function demandProvider(context: CallContext, method: OAuthMethodId): Promise<Provider> {
  demandMethod(context, method);
  const client = oauthClient(context.project.settings, method);
  if (!client) throw new CallFailure("method_disabled");
  const box = await context.services.database.transaction(secretBox);
  const open = (secret: string | undefined): string | undefined => (secret === undefined ? undefined : box.open(secret));
  const preset = presets[method];
  return { method, preset, client, clientSecret: open(client.clientSecret), challengeVerifier: open(client.challenge?.verifier), issuer: client.issuer ?? preset.issuer };
}
