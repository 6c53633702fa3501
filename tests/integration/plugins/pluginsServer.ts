import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import type { ConfigProblem, ProjectFile } from "#contract/config.ts";
import type { ProjectInfo } from "#contract/info.ts";
import type { InstalledPlugin, PluginManifest, PluginRecord } from "#contract/plugin.ts";
import { sourceVersion } from "#core/components/sourceVersion.ts";
import { edited, folderFiles, type Edits } from "../config/configServer.ts";
import { call, type Answer } from "../harness/call.ts";
import type { TestDatabase } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { EventReader } from "../server/EventReader.ts";

const project = fileURLToPath(new URL("./project", import.meta.url));

export const clerks = ["one", "two", "three", "four", "five"] as const;
export type Who = "admin" | (typeof clerks)[number];

/** A plugin of the tests: what is not said is as plain as it may be. */
export const manifest = (parts: Partial<PluginManifest> = {}): PluginManifest => ({
  id: "hearts", version: "1.0.0", sdk: "^1.0", name: "Юраклар", capabilities: [], contributes: {}, modules: {}, ...parts,
});

export const problemsOf = (answer: Answer<unknown>): ConfigProblem[] | undefined =>
  (answer.failure as { problems?: ConfigProblem[] } | undefined)?.problems;

export interface PluginsServer {
  readonly url: string;
  token(who: Who): string;
  /** `/info` as this person's tab reads it; as a guest's without one. */
  info(who?: Who, locale?: string): Promise<ProjectInfo>;
  record(id: string): Promise<PluginRecord | undefined>;
  put(id: string, body: Record<string, unknown>, who?: Who): Promise<Answer<PluginRecord>>;
  install(text: unknown, options?: { dryRun?: boolean; who?: Who }): Promise<Answer<InstalledPlugin>>;
  rollBack(id: string, revision?: number): Promise<Answer<InstalledPlugin>>;
  remove(id: string, who?: Who): Promise<Answer<null>>;
  /** Applies the project's text with these changes. */
  apply(edits: Edits, deletions?: boolean): Promise<Answer<unknown>>;
  exported(): Promise<ProjectFile[]>;
  /** The project's text as a person wrote it. */
  readonly files: readonly ProjectFile[];
  strike(who: Who, incident: { plugin?: string; scope?: string; component: string; hash: string; why?: string }): ReturnType<typeof report>;
  /** Does something, and waits until a session hears of the state that the plugin has by it. */
  heard(plugin: string, state: string, work: () => Promise<unknown>): Promise<void>;
}

const report = (server: { url: string }, token: string, { plugin = "stars", ...body }: {
  plugin?: string; scope?: string; component: string; hash: string; why: string; message?: string; line?: number; column?: number;
}) => call(server, "POST plugins/{id}/incidents", { params: { id: plugin }, body, token, locale: "en" });

/** What a browser computes of a plugin's module. */
export const moduleVersion = (plugin: string, name: string, text: string): string =>
  sourceVersion({ scope: `plugin:${plugin}`, name, scripts: [text] });

/** A server of the suite's own on the project beside this file. */
export function usePluginsServer(database: TestDatabase): PluginsServer {
  let server: RunningServer | undefined;
  const tokens = new Map<Who, string>();
  const self = { get url(): string { return server?.url ?? ""; } };
  const token = (who: Who): string => tokens.get(who) ?? "";
  const admin = { get token(): string { return token("admin"); }, locale: "en" };
  const files = folderFiles(project);

  beforeAll(async () => {
    server = await database.startServer({ project });
    for (const username of ["admin", ...clerks] as const) {
      const { data } = await call(self, "POST auth/login", {
        body: { username, password: `plugins-${username}-1` }, headers: { "device-id": `plugins-${username}` },
      });
      tokens.set(username, data.access_token);
    }
  });
  afterAll(() => server?.stop());

  return {
    get url() {
      return self.url;
    },
    token,
    files,
    info: async (who, locale = "uz") =>
      (await call(self, "GET info", { query: { components: "hash" }, locale, ...(who && { token: token(who) }) })).data,
    record: async (wanted) => {
      const { data } = await call(self, "GET plugins", { token: token("admin") });
      return (data as PluginRecord[]).find(({ id }) => id === wanted);
    },
    put: (id, body, who = "admin") => call(self, "PUT plugins/{id}", { params: { id }, body, token: token(who), locale: "en" }),
    install: (text, { dryRun = false, who = "admin" } = {}) => call(self, "POST plugins", {
      query: dryRun ? { dryRun: "1" } : {}, body: text as PluginManifest, token: token(who), locale: "en",
    }),
    rollBack: (id, revision) => call(self, "POST plugins/{id}/rollback", {
      params: { id }, query: {}, body: revision === undefined ? {} : { revision }, token: admin.token, locale: "en",
    }),
    remove: (id, who = "admin") => call(self, "DELETE plugins/{id}", { params: { id }, token: token(who), locale: "en" }),
    apply: (edits, deletions = false) => call(self, "POST config/apply", {
      query: {}, body: { files: edited(files, edits), deletions }, token: admin.token, locale: "en",
    }),
    exported: async () => (await call(self, "GET config/export", { token: admin.token })).data,
    strike: (who, { why = "hang", ...incident }) => report(self, token(who), { why, ...incident }),
    heard: async (plugin, state, work) => {
      const reader = await EventReader.open(self, token("one"));
      await work();
      const states = (): string[] => reader.events.flatMap((event) => (event.kind === "plugin" && event.plugin === plugin ? [event.state] : []));
      // What happened just before is heard as well, and before it.
      await reader.until(() => states().at(-1) === state);
      reader.close();
    },
  };
}
