import { findSyntaxFaults } from "./findSyntaxFaults.ts";

export interface SyntaxQuestion {
  readonly text: string;
  readonly version: number;
  readonly isTyped: boolean;
  /** JSX may stand in it. */
  readonly isMarkup: boolean;
}

export type { SyntaxFault } from "./findSyntaxFaults.ts";

addEventListener("message", ({ data }: MessageEvent<SyntaxQuestion>) => {
  postMessage({ version: data.version, faults: findSyntaxFaults(data) });
});
