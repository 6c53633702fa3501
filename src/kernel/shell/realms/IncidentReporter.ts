import type { IncidentReport } from "#contract/plugin.ts";
import type { RealmIncident } from "#sandbox/host/index.ts";

/** The same of one version of a component is told once in this time, in milliseconds. */
const quietTime = 60_000;

/** Reports of one document within the window, in milliseconds; the server takes some more from one session. */
const maxReports = 20;
const windowTime = 600_000;

/** Longest message that the server takes, in UTF-16 units. */
const maxMessage = 1_000;

/** Where components of a project stand that the server knows. */
const configuredScope = /^(project$|page:|plugin:|form:)/;

/** An error of the component's own code: no strike. */
const plainError = "error";

/** Tells the server what components did (D74, D75), so that administrators see it: never more than it wants to hear. */
export class IncidentReporter {
  readonly #send: (group: string, report: IncidentReport) => void;
  readonly #told = new Map<string, number>();

  constructor(send: (group: string, report: IncidentReport) => void) {
    this.#send = send;
  }

  report({ group, mounted, message, place, ...incident }: RealmIncident): void {
    if (!mounted) return;
    const why: string = incident.why ?? plainError;
    const { scope, name, version } = mounted;
    // What a screen of the product's own made up is in no configuration: nobody could mend it.
    if (!configuredScope.test(scope)) return;
    if (!this.#admit(JSON.stringify([group, scope, name, version, why]))) return;
    const isOwn = place?.component === name && place.scope === scope;
    const where = place && !isOwn ? `${place.component}:${place.line}:${place.column}: ` : "";
    const own = isOwn ? { line: place.line, column: place.column } : {};
    this.#send(group, { scope, component: name, hash: version, why, message: `${where}${message}`.slice(0, maxMessage), ...own });
  }

  #admit(key: string): boolean {
    const now = Date.now();
    for (const [told, at] of this.#told) if (now - at > windowTime) this.#told.delete(told);
    const last = this.#told.get(key);
    if ((last !== undefined && now - last < quietTime) || (last === undefined && this.#told.size >= maxReports)) return false;
    this.#told.set(key, now);
    return true;
  }
}
