import { isCancelled } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useKernel } from "../../react/KernelContext.ts";

/** Runs what a button does; what fails is told in a toast (spec §8). */
export function useReportedFailure(): (work: () => Promise<void>) => Promise<void> {
  const { overlays, i18n } = useKernel();
  return async (work) => {
    try {
      await work();
    } catch (failure) {
      if (!isCancelled(failure)) overlays.toast({ kind: "error", text: readFailure(failure, i18n.locale.peek()) });
    }
  };
}
