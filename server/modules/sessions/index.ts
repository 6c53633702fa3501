import type { CallContext } from "../../http/CallContext.ts";
import { answer } from "../../http/envelope.ts";
import type { Routes } from "../../http/Routes.ts";
import { clearedCookies, withCookies } from "../../http/sessionCookies.ts";
import { changePassword } from "./changePassword.ts";
import { choosePassword } from "./choosePassword.ts";
import { endOthers } from "./endOthers.ts";
import { listSessions } from "./listSessions.ts";
import { login } from "./login.ts";
import { startObservation } from "./observation/startObservation.ts";
import { stopObservation } from "./observation/stopObservation.ts";
import { refreshTokens } from "./refreshTokens.ts";
import { revokeSession } from "./revokeSession.ts";
import { signedOut } from "./trustedDevice.ts";

export { createCallers } from "./createCallers.ts";
export { replaceTokens } from "./issueTokens.ts";
export { noteUse } from "./noteUse.ts";
export { openSession } from "./openSession.ts";
export { hashPassword } from "./passwords.ts";
export { callerOfUser } from "./readCallers.ts";
export { readDevice } from "./readDevice.ts";
export { revokeAll } from "./revokeSession.ts";
export { TokenKeys } from "./TokenKeys.ts";
export { signedOut } from "./trustedDevice.ts";

type SessionCalls =
  | "POST auth/login"
  | "POST auth/password"
  | "POST auth/change_user_password"
  | "GET auth/refresh/token"
  | "POST auth/refresh/token"
  | "GET logout"
  | "POST logout"
  | "GET auth/sessions"
  | "DELETE auth/sessions"
  | "DELETE auth/sessions/{id}"
  | "POST users/{id}/observation"
  | "DELETE observation";

async function logout(context: CallContext): Promise<Response> {
  await revokeSession(context, context.caller?.sessionId ?? "", signedOut);
  return withCookies(answer(null), clearedCookies(context));
}

export const sessionRoutes: Routes<SessionCalls> = {
  "POST auth/login": (context, { body }) => login(context, body),
  "POST auth/password": (context, { body }) => choosePassword(context, body),
  "POST auth/change_user_password": (context, { body }) => changePassword(context, body),
  "GET auth/refresh/token": refreshTokens,
  "POST auth/refresh/token": refreshTokens,
  "GET logout": logout,
  "POST logout": logout,
  "GET auth/sessions": listSessions,
  "DELETE auth/sessions/{id}": async (context, { params }) => {
    await revokeSession(context, params.id, "ended by the user");
    return null;
  },
  "DELETE auth/sessions": endOthers,
  "POST users/{id}/observation": (context, { params }) => startObservation(context, params.id),
  "DELETE observation": stopObservation,
};
