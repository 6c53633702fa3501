import type { DocumentDraft, DocumentQuestion } from "#contract/document.ts";

/** What a ticket opens, or a task makes. */
export interface Issued extends DocumentQuestion {
  readonly name: string;
  readonly format: NonNullable<DocumentQuestion["format"]>;
  /** Looked at, not made: without a number. */
  readonly isPreview: boolean;
  readonly draft?: DocumentDraft;
  /** It was made already, and stays with its records. */
  readonly kept?: { readonly title: string; readonly ids: readonly string[] };
}
