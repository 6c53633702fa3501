import type { ProjectText } from "#contract/project/index.ts";
import { limitsInForce, type RealmLimits } from "#core/limits/realmLimits.ts";

/** A project as every call knows it (D40). */
export interface Project {
  readonly id: string;
  readonly title: string;
  /** What `project.json` says beside title and host names, defaults filled in where the type demands them. */
  readonly settings: Omit<ProjectText, "title" | "hostNames">;
  /** Limits of code in a sandbox that the operator raised. */
  readonly raisedLimits: Partial<RealmLimits>;
  /** Rises with every change of the project's configuration (D42). */
  readonly revision: number;
  readonly translationsVersion: number;
}

/** What the project's code in a sandbox may use up: what the project says, else the operator, else the default. */
export const limitsOf = ({ raisedLimits, settings }: Pick<Project, "raisedLimits" | "settings">): RealmLimits =>
  limitsInForce(raisedLimits, settings.limits);
