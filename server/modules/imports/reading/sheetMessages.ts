import type { ReadRow } from "./Cell.ts";
import type { FoundFile, ReadingChoice } from "./readFile.ts";
import type { ReadingCode } from "./ReadingFailure.ts";

export type ToSheet =
  | { readonly kind: "open"; readonly path: string; readonly choice: ReadingChoice }
  /** @param width columns that anybody wants of the rows from here on */
  | { readonly kind: "next"; readonly width: number | undefined };

export type FromSheet =
  | { readonly kind: "found"; readonly found: FoundFile }
  /** None at the end. */
  | { readonly kind: "rows"; readonly rows: readonly ReadRow[] }
  | { readonly kind: "failed"; readonly code: ReadingCode; readonly params: Readonly<Record<string, string | number>> };
