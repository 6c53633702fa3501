import { platformProject } from "#core/platformProject.ts";
import type { Database } from "../../../database/Database.ts";
import type { EventHub } from "../../events/index.ts";
import type { Project } from "../../projects/index.ts";
import { loadEntityRows } from "../entities/entityRows.ts";
import { reservedNames } from "../entities/reservedNames.ts";
import { compileConfig } from "./compileConfig.ts";
import { withOwnLanguages } from "./withOwnLanguages.ts";
import type { ConfigReader, ProjectConfig } from "./ProjectConfig.ts";

interface Foundation {
  readonly database: Database;
  readonly events: Pick<EventHub, "onEvent">;
}

/** How long after a change of our own began each use looks at the database: longer than a save may take. */
const changeLasts = 10_000;

/** Keeps one compiled configuration a project until an event, of this node or another, tells of another revision (D42). */
export function createConfigReader({ database, events }: Foundation): ConfigReader {
  const reader = new KeptConfigReader(database);
  events.onEvent(({ event, projectId }) => {
    if (event.kind === "config") reader.heard(projectId, event.revision);
  });
  return reader;
}

class KeptConfigReader implements ConfigReader {
  readonly #database: Database;
  readonly #kept = new Map<string, ProjectConfig>();
  readonly #loading = new Map<string, Promise<ProjectConfig>>();
  readonly #changingUntil = new Map<string, number>();
  /** Revisions that were told of. */
  readonly #announced = new Map<string, number>();

  constructor(database: Database) {
    this.#database = database;
  }

  async of(projectId: string): Promise<ProjectConfig> {
    const kept = this.#kept.get(projectId);
    const isChanging = Date.now() < (this.#changingUntil.get(projectId) ?? 0);
    const revision = isChanging ? await this.#revision(projectId) : (this.#announced.get(projectId) ?? 0);
    return kept !== undefined && kept.revision >= revision ? kept : this.#load(projectId, revision);
  }

  async owning({ id, settings }: Pick<Project, "id" | "settings">, name: string): Promise<ProjectConfig> {
    if (!reservedNames.has(name)) return this.of(id);
    return withOwnLanguages(await this.of(platformProject), name, settings.languages ?? []);
  }

  expectChange(projectId: string): void {
    this.#changingUntil.set(projectId, Date.now() + changeLasts);
  }

  heard(projectId: string, revision: number): void {
    this.#announced.set(projectId, Math.max(revision, this.#announced.get(projectId) ?? 0));
  }

  async #revision(projectId: string): Promise<number> {
    const query = this.#database.sql.selectFrom("platon.projects").select("revision").where("id", "=", projectId);
    return (await query.executeTakeFirst())?.revision ?? 0;
  }

  /** Several calls that miss it together read it once; a reading that began before the revision is not enough. */
  async #load(projectId: string, revision: number): Promise<ProjectConfig> {
    const known = await this.#loading.get(projectId);
    if (known !== undefined && known.revision >= revision) return known;
    const loading = this.#read(projectId).finally(() => {
      if (this.#loading.get(projectId) === loading) this.#loading.delete(projectId);
    });
    this.#loading.set(projectId, loading);
    return loading;
  }

  /** In one snapshot, so that the revision is that of the rows. */
  async #read(projectId: string): Promise<ProjectConfig> {
    const { revision, rows } = await this.#database.transaction(
      async (tx) => {
        const project = tx.selectFrom("platon.projects").select("revision").where("id", "=", projectId);
        return {
          revision: (await project.executeTakeFirst())?.revision ?? 0, rows: await loadEntityRows(tx, projectId)
        };
      },
      { isolation: "repeatable read" },
    );
    const config = compileConfig({ id: projectId, revision }, rows);
    if (config.revision >= (this.#kept.get(projectId)?.revision ?? 0)) this.#kept.set(projectId, config);
    return config;
  }
}
