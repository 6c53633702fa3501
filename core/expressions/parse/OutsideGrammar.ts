import type { ProgramReason, Site, SourceFault } from "../types.ts";

type Verdict =
  | { readonly kind: "program"; readonly why: ProgramReason }
  | { readonly kind: "invalid"; readonly code: SourceFault; readonly detail: string };

/** Ends the reading of a source that is no restricted expression; caught by `parseExpression`. */
export class OutsideGrammar extends Error implements Site {
  readonly verdict: Verdict;
  readonly line: number;
  readonly column: number;

  constructor(verdict: Verdict, site: Site) {
    super(verdict.kind);
    this.verdict = verdict;
    this.line = site.line;
    this.column = site.column;
  }
}

/** Valid JavaScript, but for the realm. */
export function beyond(site: Site, why: ProgramReason): never {
  throw new OutsideGrammar({ kind: "program", why }, site);
}

/** Refused wherever it would run. */
export function invalid(site: Site, code: SourceFault, detail: string): never {
  throw new OutsideGrammar({ kind: "invalid", code, detail }, site);
}
