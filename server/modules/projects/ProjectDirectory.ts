import type { Project } from "./Project.ts";

/** The projects of this server by id and host name, kept in memory and read anew when one changes (D40). */
export interface ProjectDirectory {
  /** The project that a host name belongs to (lower case, without port), else the default one. */
  ofHost(hostName: string): Promise<Project>;
  /** Undefined when there is no such project. */
  byId(id: string): Promise<Project | undefined>;
  /** Whether a project names this host; answered from memory. */
  isProjectHost(hostName: string): boolean;
  /** Reads all projects anew. */
  reload(): void;
}
