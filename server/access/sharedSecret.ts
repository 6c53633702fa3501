import { randomBytes } from "node:crypto";
import type { Database } from "../database/Database.ts";

const known = new WeakMap<Database, Map<string, Promise<string>>>();

/** A secret of that name, made once for all nodes and kept in memory. */
export function sharedSecret(database: Database, name: string): Promise<string> {
  const secrets = known.get(database) ?? new Map<string, Promise<string>>();
  known.set(database, secrets);
  let secret = secrets.get(name);
  if (secret === undefined) {
    secret = readSecret(database, name);
    secrets.set(name, secret);
    secret.catch(() => secrets.delete(name));
  }
  return secret;
}

async function readSecret({ sql }: Database, name: string): Promise<string> {
  const value = randomBytes(32).toString("base64url");
  const insert = sql.insertInto("platon.secrets").values({ name, value });
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
  const row = await sql.selectFrom("platon.secrets").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return row.value;
}
