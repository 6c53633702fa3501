import type { Logger } from "pino";
import type { Database } from "../../database/Database.ts";
import type { EventHub } from "../events/index.ts";
import type { Project } from "./Project.ts";
import type { ProjectDirectory } from "./ProjectDirectory.ts";
import { UsableSettings } from "./UsableSettings.ts";

interface Listed {
  readonly project: Project;
  readonly hostNames: readonly string[];
  readonly isDefault: boolean;
}

/** Reads the projects; an event that tells of a change, on this node or another, makes it read them again. */
export async function createProjectDirectory(
  { database, events, raisedLimits, log }: {
    database: Database; events: Pick<EventHub, "onEvent">; raisedLimits: Project["raisedLimits"]; log: Pick<Logger, "warn">;
  },
): Promise<ProjectDirectory> {
  const directory = new DatabaseProjectDirectory({ database, raisedLimits, settings: new UsableSettings(log) });
  events.onEvent(({ event }) => {
    if (event.kind === "config") directory.reload();
  });
  await directory.ofHost("localhost");
  return directory;
}

interface Reading {
  readonly database: Database;
  readonly raisedLimits: Project["raisedLimits"];
  readonly settings: UsableSettings;
}

class DatabaseProjectDirectory implements ProjectDirectory {
  readonly #reads: Reading;
  #listed: readonly Listed[] = [];
  #reading: Promise<readonly Listed[]> | undefined;
  #isRefreshing = false;

  constructor(reads: Reading) {
    this.#reads = reads;
  }

  async ofHost(hostName: string): Promise<Project> {
    const listed = await this.#present();
    const found = listed.find(
      ({ hostNames }) => hostNames.includes(hostName)
    ) ?? listed.find(({ isDefault }) => isDefault);
    if (found === undefined) throw new Error("There is no default project");
    return found.project;
  }

  async byId(id: string): Promise<Project | undefined> {
    return (await this.#present()).find(({ project }) => project.id === id)?.project;
  }

  isProjectHost(hostName: string): boolean {
    return this.#listed.some(({ hostNames }) => hostNames.includes(hostName));
  }

  reload(): void {
    this.#reading = undefined;
    if (!this.#isRefreshing) void this.#refresh();
  }

  /** Host names are answered from memory, so that what is there now is read at once: once for many changes together. */
  async #refresh(): Promise<void> {
    this.#isRefreshing = true;
    try {
      while (this.#reading === undefined) await this.#present();
    } catch {
      // A call that needs the projects reads them too, and is told.
    } finally {
      this.#isRefreshing = false;
    }
  }

  async #present(): Promise<readonly Listed[]> {
    const reading = (this.#reading ??= readProjects(this.#reads));
    try {
      this.#listed = await reading;
      return this.#listed;
    } catch (error) {
      if (this.#reading === reading) this.#reading = undefined;
      throw error;
    }
  }
}

async function readProjects({ database, raisedLimits, settings }: Reading): Promise<Listed[]> {
  const rows = await database.sql.selectFrom("platon.projects").selectAll().orderBy("id").execute();
  return rows.map((row) => ({
    hostNames: row.host_names.map((name) => name.toLowerCase()),
    isDefault: row.is_default,
    project: {
      id: row.id,
      title: row.title,
      settings: settings.of(row.id, row.settings as Project["settings"]),
      raisedLimits,
      revision: row.revision,
      translationsVersion: row.translations_version,
    },
  }));
}
