import type { ProjectText } from "#contract/project/index.ts";

/** A project as every call knows it (D40). */
export interface Project {
  readonly id: string;
  readonly title: string;
  /** What `project.json` says beside title and host names, defaults filled in where the type demands them. */
  readonly settings: Omit<ProjectText, "title" | "hostNames">;
  /** Rises with every change of the project's configuration (D42). */
  readonly revision: number;
  readonly translationsVersion: number;
}

/** The platform's own project, whose tables and forms edit configuration (D40, D41). */
export const platformProject = "platon";
