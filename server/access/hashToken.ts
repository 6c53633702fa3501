import { createHash } from "node:crypto";

/** Only the hash of a token is kept: who reads the database cannot sign in with what is there. A token has 256 random bits, which nobody finds by trying. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
