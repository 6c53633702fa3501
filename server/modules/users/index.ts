import type { User } from "#contract/auth.ts";
import { languageOf } from "#core/languages.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { callerOf } from "../../http/callerOf.ts";
import type { Routes } from "../../http/Routes.ts";
import { draftKey } from "./draftKey.ts";
import { readUser } from "./readUser.ts";

export { lacksFactor } from "./lacksFactor.ts";
export { presentOrganization } from "./presentOrganization.ts";
export { readUser } from "./readUser.ts";
export { rolePermissions } from "./rolePermissions.ts";

type UserCalls = "GET user-info" | "GET user-refresh" | "GET user-locale/" | "POST user-locale/" | "GET user/draft-key";

const userInfo = async (context: CallContext): Promise<User> => {
  const { userId, observer, apiToken, permissions, mustSetUpFactor } = callerOf(context);
  const user: User = { ...await readUser(context.services.database.sql, userId), ...(mustSetUpFactor && { mustSetUpFactor }) };
  if (apiToken) return { ...user, permissions: [...permissions] };
  return observer ? { ...user, observer: { fullName: observer.fullName || observer.username, until: observer.until.toISOString() } } : user;
};

const userRefresh: typeof userInfo = (context) => {
  context.services.callers.forget(callerOf(context).sessionId);
  return userInfo(context);
};

async function keepLocale(context: CallContext, { query: { locale } }: { query: { locale?: string } }): Promise<null> {
  if (!languageOf(locale, context.project.settings.languages)) throw new CallFailure("bad_request", { params: { where: "query.locale" } });
  await context.services.database.sql
    .updateTable("platon.users")
    .set({ locale })
    .where("id", "=", callerOf(context).userId)
    .execute();
  return null;
}

export const userRoutes: Routes<UserCalls> = {
  "GET user-info": userInfo,
  "GET user-refresh": userRefresh,
  "GET user-locale/": keepLocale,
  "POST user-locale/": keepLocale,
  "GET user/draft-key": async (context) => ({ key: await draftKey(context.services.database, callerOf(context).userId) }),
};
