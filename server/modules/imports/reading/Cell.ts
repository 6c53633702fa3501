/**
 * A cell as a file holds it: nothing, a text, a number, yes or no; a day, a time, or both without a zone; what a spreadsheet
 * could not work out.
 * @example { day: "2026-11-26" }, { time: "09:30:00" }, { moment: "2026-11-26T09:30:00" }, { error: "#REF!" }
 */
export type Cell = null | string | number | boolean | { readonly day: string } | { readonly time: string } | { readonly moment: string } | { readonly error: string };

export interface ReadRow {
  /** As a spreadsheet shows it: the first is 1. */
  readonly row: number;
  /** By position; what is behind the last filled one is not there. */
  readonly cells: readonly Cell[];
}
