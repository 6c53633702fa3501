import type { ProjectInfo } from "#contract/info.ts";
import type { Readable } from "../plugin/Readable.ts";

/**
 * What `/info` says of the project.
 * @since 1.0.0
 */
export interface ProjectCapability {
  readonly info: Readable<ProjectInfo | undefined>;
}
