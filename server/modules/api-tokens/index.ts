import type { Routes } from "../../http/Routes.ts";
import { listApiTokens } from "./listApiTokens.ts";
import { makeToken } from "./makeToken.ts";
import { revokeToken } from "./revokeToken.ts";

export { isApiToken } from "./apiTokenText.ts";
export { callerOfApiToken } from "./callerOfApiToken.ts";

type ApiTokenCalls = "GET auth/tokens" | "POST auth/tokens" | "DELETE auth/tokens/{id}";

export const apiTokenRoutes: Routes<ApiTokenCalls> = {
  "GET auth/tokens": listApiTokens,
  "POST auth/tokens": (context, { body }) => makeToken(context, body),
  "DELETE auth/tokens/{id}": (context, { params }) => revokeToken(context, params.id),
};
