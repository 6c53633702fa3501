/** What a project may take of the server (D67), and where `project.json` says how much of it; `usual` where it says nothing, else there is no limit. */
export const projectLimits = {
  /** Megabytes of a file. */
  fileMegabytes: { part: "files", property: "maxMegabytes", usual: 1_024 },
  /** Megabytes of all files together. */
  allFilesMegabytes: { part: "files", property: "quotaMegabytes" },
  /** Rows of a file that is imported, where the import itself takes no fewer. */
  importRows: { part: "imports", property: "maxRows" },
  /** Tasks that run at a time, on all nodes together. */
  tasksAtOnce: { part: "tasks", property: "atOnce", usual: 2 },
  /** Calls of one endpoint in a minute, of all callers together, on a node. */
  callsPerMinute: { part: "endpoints", property: "callsPerMinute" },
} as const;

interface ProjectLimit {
  readonly part: string;
  readonly property: string;
  readonly usual?: number;
}

export type ProjectLimitName = keyof typeof projectLimits;

/** The most that the operator lets any project take (`PROJECT_LIMITS`). */
export type ProjectCaps = Readonly<Partial<Record<ProjectLimitName, number>>>;

export const projectLimitNames = Object.keys(projectLimits) as ProjectLimitName[];

/**
 * What settings say of a limit themselves.
 * @example saidLimit({ files: { maxMegabytes: 5 } }, "fileMegabytes") // 5
 */
export function saidLimit(settings: object, name: ProjectLimitName): number | undefined {
  const { part, property } = projectLimits[name];
  return (settings as Readonly<Record<string, Readonly<Record<string, number | undefined>> | undefined>>)[part]?.[property];
}

/**
 * The limit in force: the project's or the usual one, and no more than the operator's cap. Undefined where there is none.
 * @example limitInForce({ settings: {}, caps: { tasksAtOnce: 1 } }, "tasksAtOnce") // 1
 */
export function limitInForce({ settings, caps }: { settings: object; caps: ProjectCaps }, name: ProjectLimitName): number | undefined {
  const { usual }: ProjectLimit = projectLimits[name];
  const said = [saidLimit(settings, name) ?? usual, caps[name]].filter((limit) => limit !== undefined);
  return said.length === 0 ? undefined : Math.min(...said);
}

/**
 * The limit that a setting is.
 * @example limitAt("files.maxMegabytes") // "fileMegabytes"
 */
export const limitAt = (path: string): ProjectLimitName | undefined =>
  projectLimitNames.find((name) => `${projectLimits[name].part}.${projectLimits[name].property}` === path);
