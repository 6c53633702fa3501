import type { ApplyAnswer, ApplyBody, ConfigProblem, ProjectFile } from "#contract/config.ts";

/** A project, through its running server or through its data directory. */
export interface ProjectGate {
  /** What was reached: an address or a folder. */
  readonly place: string;
  apply(body: ApplyBody, dryRun: boolean): Promise<ApplyAnswer>;
  export(): Promise<ProjectFile[]>;
  close(): Promise<void>;
}

/** The other side said no, in words. */
export class GateRefused extends Error {
  override readonly name = "GateRefused";
  readonly problems: readonly ConfigProblem[];

  constructor(message: string, problems: readonly ConfigProblem[] = []) {
    super(message);
    this.problems = problems;
  }
}
