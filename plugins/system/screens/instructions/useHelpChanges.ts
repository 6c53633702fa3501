import { useEvent } from "#sdk/react/useEvent.ts";

/** Calls back when a page of the help was changed by whomever. */
export const useHelpChanges = (changed: () => void): void =>
  useEvent("ServerEvent", (event) => {
    if (event.kind === "reset" || (event.kind === "config" && event.entity === "instructions")) changed();
  });
