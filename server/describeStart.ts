import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { ServerConfig } from "./config.ts";
import type { RunningServer } from "./createServer.ts";

/**
 * What `npm run bench -- lists listSpeed` prints for the embedded database on two cores, rounded down: a page of 50 out of
 * a million rows, under a row rule and with a relation, to eight callers.
 */
export const listsASecond = 800;

/** What the operator reads when the server is up: address, sign-ins of a demonstration, and what the database bears. */
export async function describeStart(server: RunningServer, config: ServerConfig): Promise<string> {
  const project = await server.services.projects.ofHost("localhost");
  const host = config.isLoopback || config.hosts.some((name) => name === "::" || name === "0.0.0.0") ? "localhost" : config.hosts[0];
  const lines = [`Platon: http://${host?.includes(":") ? `[${host}]` : host}:${server.port}`];
  const logins = basename(config.projectDir) === project.id ? await demoLogins(config.projectDir) : [];
  if (logins.length > 0) lines.push(`Sign in: ${logins.join(", ")}`);
  lines.push(
    server.services.database.kind === "postgres"
      ? "Database: PostgreSQL"
      : `Database: embedded, in ${config.dataDir}. It serves one process, about ${listsASecond.toLocaleString("en")} lists a second out of a million rows on two cores; ` +
          "for more, or for several servers, set DATABASE_URL=postgres://…",
  );
  const { notice } = server.services.searchIndexes;
  if (notice !== undefined) lines.push(notice);
  return `${lines.join("\n")}\n`;
}

/** Only a demonstration has passwords in its text. */
async function demoLogins(projectDir: string): Promise<string[]> {
  const folder = join(projectDir, "users");
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json")).sort();
  const users = await Promise.all(
    files.map(async (name) => {
      const { password } = JSON.parse(await readFile(join(folder, name), "utf8")) as { password?: string };
      return password === undefined ? [] : [`${basename(name, ".json")} / ${password}`];
    }),
  );
  return users.flat();
}
