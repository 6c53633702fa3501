import type { LoginBody, LoginResponse } from "#contract/auth.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { answer } from "../../http/envelope.ts";
import { recordAudit } from "../audit/index.ts";
import { readUser } from "../users/index.ts";
import { deviceCookie, newDeviceSecret } from "./deviceCookie.ts";
import { hashToken, issueTokens, sessionEnd } from "./issueTokens.ts";
import { admitLogin, forgiveLogin, type Attempter } from "./loginAttempts.ts";
import { verifyPassword } from "./passwords.ts";
import { knownDevice, renewDevice, type Device } from "./trustedDevice.ts";

/**
 * Password sign-in. What is wrong, the name, the password or that the user is disabled, is never said (D23).
 * @throws CallFailure bad_credentials, login_locked, too_many_requests
 */
export async function login(context: CallContext, { username, password }: LoginBody): Promise<Response> {
  const device = await knownDevice(context, username);
  const attempter = { username, trustedHash: device?.isTrusted ? device.hash : undefined };
  await admitLogin(context, attempter);
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
  const secret = newDeviceSecret();
  const signedIn = await openSession(context, user.id, { attempter, device, deviceHash: hashToken(secret) });
  return answer(signedIn, 200, { "set-cookie": deviceCookie(secret, context) });
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

interface Admitted {
  readonly attempter: Attempter;
  /** As it came. */
  readonly device: Device | undefined;
  /** As it goes. */
  readonly deviceHash: string;
}

function openSession(context: CallContext, userId: string, { attempter, device, deviceHash }: Admitted): Promise<LoginResponse> {
  const { project, services } = context;
  const sessionId = uuidv7();
  return services.database.transaction(async (tx) => {
    await forgiveLogin(tx, context, attempter);
    if (device) await renewDevice(tx, context, { from: device.hash, to: deviceHash });
    const now = services.now().toISOString();
    await tx
      .insertInto("platon.sessions")
      .values({
        id: sessionId,
        project_id: project.id,
        user_id: userId,
        device_id: context.deviceId ?? "",
        device_hash: deviceHash,
        user_agent: context.userAgent?.slice(0, 500) ?? null,
        address: context.address,
        created_at: now,
        last_used_at: now,
        expires_at: sessionEnd(services.now()),
      })
      .execute();
    const tokens = await issueTokens(tx, context, sessionId);
    const user = await readUser(tx, userId);
    await recordAudit(tx, context, { event: "logged in", userId, sessionId, details: { method: "password", address: context.address } });
    return { user, token: tokens.access_token, ...tokens, has_profile: true, has_password: true, password_policy: "optional" };
  });
}
