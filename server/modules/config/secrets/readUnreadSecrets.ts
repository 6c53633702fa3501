import type { Database } from "../../../database/Database.ts";
import { secretBox, unreadableSecrets } from "./sealedSettings.ts";

/**
 * By project the secrets that somebody has to enter on this server. What no key has sealed yet is sealed before.
 * @example await readUnreadSecrets(database) // [{ project: "demo", places: ["oauth2.keycloak.client_secret"] }]
 */
export async function readUnreadSecrets(database: Database): Promise<{ readonly project: string; readonly places: readonly string[] }[]> {
  const box = await database.transaction(secretBox);
  const projects = await database.sql.selectFrom("platon.projects").select(["id", "settings"]).orderBy("id").execute();
  return projects.map(({ id, settings }) => ({ project: id, places: unreadableSecrets(settings, box) })).filter(({ places }) => places.length > 0);
}
