import { SecretBox } from "../../access/SecretBox.ts";
import { sharedSecret } from "../../access/sharedSecret.ts";
import type { Database } from "../../database/Database.ts";

/** Seals the secrets of authenticators; its key stands in `platon.secrets`, which no backup has. */
export const codeBox = async (database: Database): Promise<SecretBox> => new SecretBox(Buffer.from(await sharedSecret(database, "one-time-codes"), "base64url"));
