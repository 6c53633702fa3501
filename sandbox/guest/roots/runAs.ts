import type { RootId } from "#sandbox/protocol/index.ts";
import { enter } from "./currentRoot.ts";

/** Runs a callback in its component's name. One that throws keeps no other from running; its error is its component's. */
export function runAs(root: RootId | 0, run: () => void): void {
  enter(root);
  try {
    run();
  } catch (failure) {
    reportError(failure);
  }
}
