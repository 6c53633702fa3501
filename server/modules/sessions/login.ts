import type { LoginBody } from "#contract/auth.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { recordAudit } from "../audit/index.ts";
import { admitLogin } from "./loginAttempts.ts";
import { openSession } from "./openSession.ts";
import { verifyPassword } from "./passwords.ts";

/**
 * Password sign-in. What is wrong, the name, the password or that the user is disabled, is never said (D23).
 * @throws CallFailure bad_credentials, login_locked, too_many_requests
 */
export async function login(context: CallContext, { username, password }: LoginBody): Promise<Response> {
  const attempt = await admitLogin(context, username);
  const user = await findUser(context, username);
  const isRight = await verifyPassword(user?.password_hash ?? undefined, password);
  if (user === undefined || !isRight) {
    await recordAudit(context.services.database.sql, context, {
      event: "login failed",
      userId: user?.id,
      details: { username, address: context.address },
    });
    throw new CallFailure("bad_credentials");
  }
  return await openSession(context, user.id, { method: "password", attempt });
}

function findUser({ project, services }: CallContext, username: string) {
  return services.database.sql
    .selectFrom("platon.users")
    .select(["id", "password_hash"])
    .where("project_id", "=", project.id)
    .where(({ fn }) => fn<string>("lower", ["username"]), "=", username.toLowerCase())
    .where("disabled_at", "is", null)
    .executeTakeFirst();
}
