import type { ProjectInfo } from "#contract/info.ts";
import type { Readable } from "../plugin/Readable.ts";

/**
 * What `/info` says of the project.
 *
 * Not for guests: it names all components, plugins and grants of the project.
 * @since 1.0.0
 * @example const names = project.info.value?.components.map(({ name }) => name);
 */
export interface ProjectCapability {
  readonly info: Readable<ProjectInfo | undefined>;
}
