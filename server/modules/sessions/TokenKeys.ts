import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import type { Database } from "../../database/Database.ts";

/** What an access token says: whose session of which project, until when. */
export interface AccessClaims {
  readonly sessionId: string;
  readonly projectId: string;
  readonly expiresAt: Date;
}

export type VerifiedToken = AccessClaims | "expired" | "invalid";

/** Seconds (D21). */
export const accessTokenLife = 900;

const secretName = "access-token-key";
const algorithm = "HS256";
const keepAtMost = 10_000;

/** Signs and verifies access tokens with the key that all nodes find in the database. */
export class TokenKeys {
  readonly #key: Uint8Array;
  readonly #now: () => Date;
  /** Tokens whose signature held: a caller shows the same one for minutes, and a signature does not wear out. */
  readonly #known = new Map<string, AccessClaims>();

  constructor(key: Uint8Array, now: () => Date) {
    this.#key = key;
    this.#now = now;
  }

  /** Takes the key of `platon.secrets`, which the first node makes. */
  static async load(database: Database, now: () => Date): Promise<TokenKeys> {
    const value = randomBytes(32).toString("base64url");
    await database.sql
      .insertInto("platon.secrets")
      .values({ name: secretName, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await database.sql
      .selectFrom("platon.secrets")
      .select("value")
      .where("name", "=", secretName)
      .executeTakeFirstOrThrow();
    return new TokenKeys(Buffer.from(row.value, "base64url"), now);
  }

  sign({ sessionId, projectId }: Omit<AccessClaims, "expiresAt">): Promise<string> {
    const issued = Math.floor(this.#now().getTime() / 1000);
    return new SignJWT({ sid: sessionId, prj: projectId })
      .setProtectedHeader({ alg: algorithm, typ: "JWT" })
      .setIssuedAt(issued)
      .setExpirationTime(issued + accessTokenLife)
      .sign(this.#key);
  }

  /** What pages of the session show beside a token in a cookie. */
  markOf(sessionId: string, random: string): string {
    const said = `m.${sessionId}.${random}`;
    // No token is signed over a text with a space.
    return `${said}.${createHmac("sha256", this.#key).update(`session mark ${said}`).digest("base64url")}`;
  }

  /** Whose mark it is; undefined for what is none of ours. */
  sessionOfMark(mark: string): string | undefined {
    const [, sessionId = "", random = ""] = mark.split(".");
    const [own, shown] = [Buffer.from(this.markOf(sessionId, random)), Buffer.from(mark)];
    return own.length === shown.length && timingSafeEqual(own, shown) ? sessionId : undefined;
  }

  async verify(token: string): Promise<VerifiedToken> {
    const known = this.#known.get(token);
    if (known !== undefined) return known.expiresAt > this.#now() ? known : "expired";
    const verified = await this.#verifySignature(token);
    if (typeof verified === "string") return verified;
    if (this.#known.size >= keepAtMost) this.#known.clear();
    this.#known.set(token, verified);
    return verified;
  }

  async #verifySignature(token: string): Promise<VerifiedToken> {
    try {
      const { payload } = await jwtVerify(token, this.#key, { algorithms: [algorithm], currentDate: this.#now() });
      const { sid, prj, exp } = payload;
      if (typeof sid !== "string" || typeof prj !== "string" || exp === undefined) return "invalid";
      return { sessionId: sid, projectId: prj, expiresAt: new Date(exp * 1000) };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return "expired";
      if (error instanceof errors.JOSEError || error instanceof TypeError) return "invalid";
      throw error;
    }
  }
}
