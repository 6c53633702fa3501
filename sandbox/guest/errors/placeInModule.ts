import { componentAddress } from "#sandbox/protocol/index.ts";

/** Names a module at the end of an error's stack, for faults of which no engine says where they are: its first sign stands for it. */
export function placeInModule(failure: Error, path: string): void {
  failure.stack += `\n    at ${componentAddress(path)}:1:1`;
}
