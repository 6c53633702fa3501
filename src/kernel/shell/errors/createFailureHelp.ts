import type { FailureHelp } from "#sdk/ui/states/failureHelp.ts";
import type { KernelServices } from "../KernelServices.ts";

/** What views of failures do, wherever in the document. */
export const createFailureHelp = ({ navigator }: KernelServices): FailureHelp => ({
  goHome: async () => await navigator.open("/"),
});
