import type { ApplyAnswer, ApplyBody, ConfigProblem, ProjectFile, TextBase, TextConflict } from "#contract/config.ts";
import type { ChangeStep } from "#contract/serverEvent.ts";

/** A project, through its running server or through its data directory. */
export interface ProjectGate {
  /** What was reached: an address or a folder. */
  readonly place: string;
  /** Where others reach the same project; undefined for a data directory. */
  readonly address: string | undefined;
  /** @param onStep told how far it is, when it takes longer than a second */
  apply(body: ApplyBody, dryRun: boolean, onStep: (step: ChangeStep) => void): Promise<ApplyAnswer>;
  /** What a text that is exported next stands on. */
  base(): Promise<TextBase>;
  /** On request with users, without their passwords. */
  export(withUsers?: boolean): Promise<ProjectFile[]>;
  close(): Promise<void>;
}

/** What an answer that says no has in `data`. */
export interface RefusalDetails {
  readonly problems?: readonly ConfigProblem[] | undefined;
  readonly conflicts?: readonly TextConflict[] | undefined;
}

/** The other side said no, in words. */
export class GateRefused extends Error {
  override readonly name = "GateRefused";
  readonly problems: readonly ConfigProblem[];
  readonly conflicts: readonly TextConflict[];

  constructor(message: string, { problems = [], conflicts = [] }: RefusalDetails = {}) {
    super(message);
    this.problems = problems;
    this.conflicts = conflicts;
  }
}
