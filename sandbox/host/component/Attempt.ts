import type { ModuleText } from "#sandbox/protocol/index.ts";
import type { MountedComponent } from "./MountedComponent.ts";

/** One try to start a component. */
export interface Attempt {
  readonly mounted: MountedComponent;
  readonly attempt: number;
}

/** False once the component was begun anew, has failed or is gone: nothing more is done for that try. */
export const isCurrent = ({ mounted, attempt }: Attempt): boolean => mounted.attempt === attempt;

/** A component whose modules are compiled. */
export interface Prepared extends Attempt {
  readonly modules: readonly ModuleText[];
}
