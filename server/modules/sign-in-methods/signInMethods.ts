import { authMethodIds, type AuthMethodId } from "#contract/authMethods.ts";
import { oauthMethodIds } from "#contract/oauth2.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { isAddress } from "../../http/readHost.ts";
import { oauthClient } from "./oauthClient.ts";

type Setting = Pick<CallContext, "host" | "project" | "services">;

/** Whether everything is there that the way of signing in needs; it is offered then, unless the project names others. */
const isSetUp: Partial<Record<AuthMethodId, (setting: Setting) => boolean>> = {
  password: () => true,
  // A passkey is of a host name.
  passkey: ({ host }) => !isAddress(host.name),
  ...Object.fromEntries(oauthMethodIds.map((id) => [id, ({ project }: Setting) => oauthClient(project.settings, id) !== undefined])),
  e_imzo: ({ services }) => services.signatures !== undefined,
  id_card: ({ services }) => services.signatures !== undefined,
};

/**
 * Ways to sign in that the project offers, in the order in which they are shown.
 * @example signInMethods(context) // ["password", "google"]
 */
export function signInMethods(setting: Setting): AuthMethodId[] {
  const { methods } = setting.project.settings.access ?? {};
  return authMethodIds.filter((id) => isSetUp[id]?.(setting) === true && (methods === undefined || methods.length === 0 || methods.includes(id)));
}

/** @throws CallFailure `method_disabled` for a way of signing in that the project does not offer */
export function demandMethod(setting: Setting, method: AuthMethodId): void {
  if (!signInMethods(setting).includes(method)) throw new CallFailure("method_disabled");
}
