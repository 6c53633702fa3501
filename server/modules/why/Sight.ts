import type { CallContext } from "../../http/CallContext.ts";
import type { ProjectConfig } from "../config/index.ts";
import type { WhySteps } from "./WhySteps.ts";

/** What a user's sight of an object is explained with: the call as the user would make it. */
export interface Sight {
  readonly context: CallContext;
  readonly config: ProjectConfig;
  readonly steps: WhySteps;
  readonly translate: (text: string) => string;
}
