import { randomBytes } from "node:crypto";

import { Client } from "pg";

import { demoProject, projectMark } from "./seededData.ts";
import { startServer } from "./startServer.ts";

/** Address of a new database without anything in it. */
export async function createDatabase(adminUrl: string, template?: string): Promise<string> {
  const name = `platon_${randomBytes(6).toString("hex")}`;
  const copied = template === undefined ? "" : ` template ${template} strategy file_copy`;
  await withClient(adminUrl, (client) => client.query(`create database ${name}${copied}`));
  return withDatabase(adminUrl, name);
}

/** Address of a new database with a seeded project: a server seeds each project once, the others are copies. */
export async function createSeededDatabase(adminUrl: string, project: string = demoProject): Promise<string> {
  const template = `platon_seeded_${projectMark(project)}`;
  await withClient(adminUrl, async (client) => {
    // Test files run beside each other; the lock ends with the session.
    await client.query("select pg_advisory_lock(hashtext($1))", [template]);
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [template]);
    if (rowCount === 0) await seedTemplate(client, { adminUrl, template, project });
  });
  return createDatabase(adminUrl, template);
}

interface Template {
  readonly adminUrl: string;
  readonly template: string;
  readonly project: string;
}

/** It has its name only once it is whole. */
async function seedTemplate(client: Client, { adminUrl, template, project }: Template): Promise<void> {
  const partial = `${template}_partial`;
  await client.query(`create database ${partial}`);
  const env = { DATABASE_URL: withDatabase(adminUrl, partial) };
  const server = await startServer({ project, env, deadline: 180_000 });
  const code = await server.stop();
  if (code !== 0) throw new Error(`The seeding server ended with ${code}:\n${server.output()}`);
  await client.query(`alter database ${partial} rename to ${template}`);
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
