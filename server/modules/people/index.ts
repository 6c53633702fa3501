import type { userKeysEndpoints } from "#contract/userKeys.ts";
import type { Routes } from "../../http/Routes.ts";
import { askReset } from "./askReset.ts";
import { disconnectForUser, listUserKeys, removePasskeyForUser } from "./userKeys.ts";
import { dropSecondFactor, endUserSessions, makeLink, makePassword } from "./userAccess.ts";

export { keepingAdministrators } from "./administrators.ts";
export { keepingNamedRoles } from "./keepingNamedRoles.ts";
export { makeNewUser, takesNewUser } from "./newUsers.ts";
export { organizationWriter } from "./organizationWriter.ts";
export { tellHolders } from "./tellHolders.ts";
export { userRoleWriter } from "./userRoleWriter.ts";
export { userWriter } from "./userWriter.ts";

type PeopleCalls = keyof typeof userKeysEndpoints | "POST users/{id}/link" | "POST auth/reset" | "POST users/{id}/password" | "DELETE users/{id}/otp" | "DELETE users/{id}/sessions";

export const peopleRoutes: Routes<PeopleCalls> = {
  "POST users/{id}/link": (context, { params, query }) => makeLink(context, params.id, query.send !== undefined),
  "POST auth/reset": (context, { body }) => askReset(context, body.username),
  "POST users/{id}/password": (context, { params }) => makePassword(context, params.id),
  "DELETE users/{id}/otp": (context, { params }) => dropSecondFactor(context, params.id),
  "DELETE users/{id}/sessions": (context, { params }) => endUserSessions(context, params.id),
  "GET users/{id}/keys": (context, { params }) => listUserKeys(context, params.id),
  "DELETE users/{id}/accounts/{key}": (context, { params }) => disconnectForUser(context, params),
  "DELETE users/{id}/passkeys/{key}": (context, { params }) => removePasskeyForUser(context, params),
};
