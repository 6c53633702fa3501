import type { Logger } from "pino";
import { isTimeZone } from "#core/format/zoneNames.ts";
import type { Project } from "./Project.ts";

/** Settings of projects as calls can use them. */
export class UsableSettings {
  readonly #log: Pick<Logger, "warn">;
  readonly #told = new Set<string>();

  constructor(log: Pick<Logger, "warn">) {
    this.#log = log;
  }

  /** Without a time zone that nobody knows: it would take every form with dates down. Said once, in the log. */
  of(project: string, stored: Project["settings"]): Project["settings"] {
    const { timeZone, ...settings } = stored;
    if (timeZone === undefined || isTimeZone(timeZone)) return stored;
    const what = JSON.stringify([project, timeZone]);
    if (!this.#told.has(what)) this.#log.warn({ project, timeZone }, "unknown time zone, the default one is used");
    this.#told.add(what);
    return settings;
  }
}
