import type { LoginBody } from "#contract/auth.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { recordAudit } from "../audit/index.ts";
import { proveNothing } from "../one-time-codes/index.ts";
import { admitLogin, type LoginAttempt } from "./loginAttempts.ts";
import { openSession } from "./openSession.ts";
import { verifyPassword } from "./passwords.ts";


/**
 * Password sign-in. What is wrong, the name, the password, the code or that the user is disabled, is never said (D23). With a password that
 * somebody else chose no session begins: `POST auth/password` replaces it.
 * @throws CallFailure bad_credentials, login_locked, too_many_requests, otp_required, password_change_required
 */
export async function login(context: CallContext, body: LoginBody): Promise<Response> {
  const { user, attempt } = await provePassword(context, body);
  if (user.must_change_password) throw new CallFailure("password_change_required");
  return await openSession(context, user.id, { method: "password", attempt, otp: body.otp });
}

/**
 * The user whose name and password these are; the attempt is counted. Where they are wrong, a code that came with them costs as much as
 * where they are right.
 * @throws CallFailure bad_credentials, login_locked, too_many_requests
 */
export async function provePassword(context: CallContext, { username, password, otp }: LoginBody): Promise<{ user: Found; attempt: LoginAttempt }> {
  const attempt = await admitLogin(context, username);
  const user = await findUser(context, username);
  const isRight = await verifyPassword(user?.password_hash, password);
  if (user !== undefined && isRight) return { user, attempt };
  await proveNothing(context, username, otp);
  await recordAudit(context.services.database.sql, context, {
    event: "login failed",
    userId: user?.id,
    userName: user?.username,
    details: { username, address: context.address },
  });
  throw new CallFailure("bad_credentials");
}

type Found = NonNullable<Awaited<ReturnType<typeof findUser>>>;

function findUser({ project, services }: CallContext, username: string) {
  return services.database.sql
    .selectFrom("platon.users")
    .select(["id", "username", "password_hash", "must_change_password"])
    .where("project_id", "=", project.id)
    .where(({ fn }) => fn<string>("lower", ["username"]), "=", username.toLowerCase())
    .where("disabled_at", "is", null)
    .executeTakeFirst();
}
