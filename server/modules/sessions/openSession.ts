import type { Kysely } from "kysely";
import type { LoginResponse, User } from "#contract/auth.ts";
import type { SessionMethod } from "#contract/authMethods.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { hashToken } from "../../access/hashToken.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { answerTokens, demandOwnPage, withCookies } from "../../http/sessionCookies.ts";
import { recordAudit } from "../audit/index.ts";
import { proveFactor, useUpFactor } from "../one-time-codes/index.ts";
import { demandMethod, isFromNetwork, passwordPolicy } from "../sign-in-methods/index.ts";
import { lacksFactor, readUser } from "../users/index.ts";
import { announceSession } from "./announceSession.ts";
import { deviceCookie, newDeviceSecret } from "./deviceCookie.ts";
import { issueTokens, sessionEnd } from "./issueTokens.ts";
import { forgiveLogin, type LoginAttempt } from "./loginAttempts.ts";
import { selectOnlyOrganization } from "./selectOnlyOrganization.ts";
import { renewDevice } from "./trustedDevice.ts";

type Transaction = Kysely<PlatonSchema>;
type Consume = (tx: Transaction) => Promise<void>;

export interface SignedInBy {
  /** The way of signing in, as it stands in the audit record; `link` is a one-time link. */
  readonly method: SessionMethod;
  /** A one-time code or a recovery code, asked of whoever has switched two-step sign-in on. */
  readonly otp?: string | undefined;
  /** True where the method itself shows two factors: a passkey that has verified its user. */
  readonly isTwoFactors?: boolean;
  /** Of a method whose attempts are counted: it is forgiven, and the browser that made it is trusted from now on. */
  readonly attempt?: LoginAttempt;
}

/**
 * Begins a session of a user who has proved to be that user: what each way of signing in ends with, and all that it answers.
 * Whatever holds for all ways is asked here: that the project offers this one, and the second factor (P03).
 * @param consume in the transaction of the session: what the way of signing in is good for once
 * @throws CallFailure `bad_credentials`: there is no such user in the project, or a disabled one, or the code is wrong;
 *   `otp_required`: the same call is to be made again with a code; `method_disabled`; `network_refused`; `forbidden` for what another
 *   site may have sent
 */
export async function openSession(context: CallContext, userId: string, { method, attempt, otp, isTwoFactors = false }: SignedInBy, consume?: Consume): Promise<Response> {
  demandOwnPage(context);
  if (method !== "link") demandMethod(context, method);
  if (!isFromNetwork(context)) return await refuseNetwork(context, userId, method);
  const factor = isTwoFactors ? undefined : await proveFactor(context, userId, otp);
  const secret = attempt && newDeviceSecret();
  const deviceHash = secret === undefined ? null : hashToken(secret);
  const { sessionId, signedIn } = await context.services.database.transaction(async (tx): Promise<{ sessionId: string; signedIn: LoginResponse }> => {
    await consume?.(tx);
    const { username, hasPassword } = await demandUser(tx, context, userId);
    if (factor && !(await useUpFactor(tx, context, factor))) throw new CallFailure("bad_credentials");
    await selectOnlyOrganization(tx, context, userId);
    if (attempt) await forgiveLogin(tx, context, attempt);
    const announce = await announceSession(tx, context, { userId, device: attempt?.device });
    if (attempt?.device && deviceHash) await renewDevice(tx, context, { from: attempt.device.hash, to: deviceHash });
    const sessionId = await insertSession(tx, context, { userId, deviceHash, method, isTwoFactors });
    await announce(sessionId);
    const tokens = await issueTokens(tx, context, sessionId);
    await recordAudit(tx, context, { event: "logged in", userId, userName: username, sessionId, details: { method, address: context.address } });
    const user: User = { ...await readUser(tx, userId), ...(!isTwoFactors && await isFactorLacking(tx, userId) && { mustSetUpFactor: true }) };
    return { sessionId, signedIn: { user, token: tokens.access_token, ...tokens, has_profile: true, has_password: hasPassword, password_policy: passwordPolicy(context) } };
  });
  return withCookies(answerTokens(context, sessionId, signedIn), secret === undefined ? [] : [deviceCookie(secret, context)]);
}

/** That somebody has proved who they are from where nobody may sign in stands in the log. */
async function refuseNetwork(context: CallContext, userId: string, method: SessionMethod): Promise<never> {
  const { project, services: { database: { sql } }, address } = context;
  const user = await sql.selectFrom("platon.users").select("username").where("id", "=", userId).where("project_id", "=", project.id).executeTakeFirst();
  await recordAudit(sql, context, { event: "login failed", userId: user && userId, userName: user?.username, details: { method, address, why: "network" } });
  throw new CallFailure("network_refused");
}

/** Who it is, who from now on was there last. @throws CallFailure bad_credentials */
async function demandUser(tx: Transaction, { project, services }: CallContext, userId: string): Promise<{ username: string; hasPassword: boolean }> {
  const user = await tx
    .updateTable("platon.users")
    .set({ last_login_at: services.now().toISOString() })
    .where("id", "=", userId)
    .where("project_id", "=", project.id)
    .where("disabled_at", "is", null)
    .returning(["username", "password_hash"])
    .executeTakeFirst();
  if (user === undefined) throw new CallFailure("bad_credentials");
  return { username: user.username, hasPassword: user.password_hash !== null };
}

/** Whether a role asks for a second factor, and none is set up. */
async function isFactorLacking(tx: Transaction, userId: string): Promise<boolean> {
  const { lacks_factor: isLacking } = await tx.selectFrom("platon.users as u").select(lacksFactor.as("lacks_factor")).where("u.id", "=", userId).executeTakeFirstOrThrow();
  return isLacking;
}

async function insertSession(
  tx: Transaction, context: CallContext, { userId, deviceHash, method, isTwoFactors }: { userId: string; deviceHash: string | null; method: SessionMethod; isTwoFactors: boolean },
): Promise<string> {
  const { project, services, address, deviceId, userAgent } = context;
  const id = uuidv7();
  const now = services.now().toISOString();
  await tx
    .insertInto("platon.sessions")
    .values({
      id,
      project_id: project.id,
      user_id: userId,
      device_id: deviceId ?? "",
      device_hash: deviceHash,
      method,
      is_two_factors: isTwoFactors,
      user_agent: userAgent?.slice(0, 500) ?? null,
      address,
      created_at: now,
      last_used_at: now,
      expires_at: sessionEnd(services.now()),
    })
    .execute();
  return id;
}
