import type { ApiToken, ApiTokens } from "#contract/apiToken.ts";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import { isAdministrator } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { knownPermissions } from "../config/index.ts";
import { demandTokens } from "./demandTokens.ts";
import { presentToken, tokensOf } from "./presentToken.ts";

const most = 500;

/** The user's own tokens that are good, the newest first; an administrator's are the whole project's. */
export async function listApiTokens(context: CallContext): Promise<ApiTokens> {
  const caller = demandTokens(context);
  const { project, services } = context;
  const rows = await tokensOf(services.database.sql, project.id)
    .where("t.revoked_at", "is", null)
    .where(({ or, eb }) => or([eb("t.expires_at", "is", null), eb("t.expires_at", ">", services.now().toISOString())]))
    .$if(!isAdministrator(caller), (query) => query.where("t.user_id", "=", caller.userId))
    .orderBy("t.created_at", "desc")
    .limit(most)
    .execute();
  const tokens: ApiToken[] = rows.map(presentToken);
  const known = knownPermissions(await services.configuration.of(project.id)).filter((one) => hasPermission(caller.permissions, one));
  return { tokens, permissions: [...new Set([...caller.permissions, ...known])].sort() };
}
