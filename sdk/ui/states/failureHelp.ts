import { createContext } from "react";

/** What helps after a failure and only the application can do. */
export interface FailureHelp {
  readonly goHome: () => Promise<void>;
}

/** Wrap the document in it once; without it the view of a failure has its words and the button that tries again. */
export const FailureHelpContext = createContext<FailureHelp>({
  goHome: async () => await Promise.resolve(),
});
