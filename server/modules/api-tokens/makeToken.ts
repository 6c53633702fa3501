import type { MadeApiToken, NewApiToken } from "#contract/apiToken.ts";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { sayAnswer } from "#core/wording/sayAnswer.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { recordAudit } from "../audit/index.ts";
import { makeApiToken } from "./apiTokenText.ts";
import { demandTokens } from "./demandTokens.ts";
import { presentToken, tokensOf } from "./presentToken.ts";

const dayMs = 24 * 3600_000;

/**
 * A token for a machine, with permissions that its owner has. It is told here and never again.
 * @throws CallFailure `forbidden`; `invalid_values` for a name that is empty, and for permissions that the caller has not
 */
export async function makeToken(context: CallContext, { name, permissions, days }: NewApiToken): Promise<MadeApiToken> {
  const caller = demandTokens(context);
  const { locale, project, services } = context;
  const title = name.trim();
  if (title === "") throw new CallFailure("invalid_values", { fields: { name: [sayAnswer(locale, "check.required")] } });
  const foreign = permissions.filter((one) => !hasPermission(caller.permissions, one));
  if (foreign.length > 0) throw new CallFailure("invalid_values", { fields: { permissions: [sayAnswer(locale, "check.permissionNotOwn", { names: foreign.slice(0, 5).join(", ") })] } });
  const [id, now] = [uuidv7(), services.now()];
  const { token, hash } = makeApiToken(id);
  const expiresAt = days === null ? null : new Date(now.getTime() + days * dayMs).toISOString();
  return await services.database.transaction(async (tx) => {
    await tx.insertInto("platon.api_tokens").values({
      id, project_id: project.id, user_id: caller.userId, name: title, hash, permissions: [...new Set(permissions)].sort(), created_at: now.toISOString(),
      expires_at: expiresAt, last_used_at: null, last_used_address: null, revoked_at: null,
    }).execute();
    await recordAudit(tx, context, { event: "custom", object: "api token", recordId: id, details: { action: "API token made", name: title, permissions, expiresAt } });
    return { ...presentToken(await tokensOf(tx, project.id).where("t.id", "=", id).executeTakeFirstOrThrow()), token };
  });
}
