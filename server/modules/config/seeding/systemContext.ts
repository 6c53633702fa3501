import { platformProject } from "#core/platformProject.ts";
import type { EventHub } from "../../events/index.ts";
import type { Project } from "../../projects/index.ts";
import type { ChangeContext } from "../changes/ChangeContext.ts";

interface SystemTerms {
  readonly events?: Pick<EventHub, "record">;
  readonly raisedLimits?: Project["raisedLimits"];
}

/** Changes that nobody signed in makes: at start, and from the command line on the data directory itself. */
export function systemContext(projectId: string, { events = unheard, raisedLimits = {} }: SystemTerms = {}): ChangeContext {
  const project: Project = { id: projectId, title: projectId, settings: {}, raisedLimits, revision: 0, translationsVersion: 0 };
  return {
    project,
    caller: undefined,
    requestId: projectId === platformProject ? "start" : "command-line",
    // Operators read English; the product's default is for its users.
    locale: "en",
    language: "en",
    services: { events, configuration: { of: refuse, owning: refuse, expectChange: () => undefined } },
  };
}

/** Of a project that is being filled nobody reads anything yet. */
const unheard: Pick<EventHub, "record"> = { record: () => Promise.resolve() };

const refuse = (): Promise<never> => Promise.reject(new Error("No configuration is kept outside a running server"));
