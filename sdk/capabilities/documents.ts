import type { DocumentDraft } from "#contract/document.ts";
import type { RowsQuery } from "#contract/table.ts";

/** Of what a document shall be made. */
export interface DocumentWish {
  /** One template; those over `table` or `form` to choose from unless said. */
  readonly name?: string;
  readonly table?: string;
  /** Templates of single records of the form's dataset. */
  readonly form?: string;
  /** Records, of any number up to 1,000. */
  readonly ids?: readonly string[];
  /** What all rows of a template of a query are narrowed by. */
  readonly query?: Pick<RowsQuery, "filters" | "search" | "sort">;
}

/**
 * Documents of records: letters, certificates, lists to be printed, as the project's templates have them.
 *
 * Not for guests.
 * @since 1.2.0
 * @example await documents.open({ form: "applications", ids: [record.id] });
 * @see spec §3 document_templates, docs/documents.md
 */
export interface DocumentsCapability {
  /**
   * Opens the dialog in which a template, its format and its language are chosen, the document is looked at, printed and saved.
   * Settles when it is open.
   */
  open(wish: DocumentWish): Promise<void>;
  /**
   * For administrators: an address that shows once, in a frame, what a template that is being written looks like with a record.
   * @throws PlatonError `document_failed` with `data.fault` (line and column), `forbidden`, `not_found`
   */
  lookAt(draft: DocumentDraft, id?: string): Promise<string>;
}
