import type { RecordField } from "./recordFields.ts";

/**
 * A kind of record that the platform keeps and that is no configuration: people, and what they did. It is in no project's text
 * and has no revisions; administrators have a table and a form of it in project `platon`, by this description or by text of
 * their own there, over the rows of their project.
 */
export interface RecordDescription {
  /** Of the table and the form; reserved, so that it means project `platon` everywhere (D40). */
  readonly name: string;
  /** Name in the platform's own screens, a key of its translations. */
  readonly title: string;
  /**
   * Table or view of schema `platon` that holds the rows. Its columns are `project_id`, those that every relation has (id, version,
   * created_at/by, updated_at/by, deleted_at), and one for each field, by the field's name with underscores.
   */
  readonly view: string;
  /** What people know a record by. */
  readonly keyField: string;
  readonly fields: Readonly<Record<string, RecordField>>;
  /** Order of the table at the beginning; by the key unless said. */
  readonly sort?: readonly { readonly field: string; readonly dir?: "asc" | "desc" }[];
  /** Records come by themselves: nobody makes, changes or deletes one by a form. */
  readonly isReadOnly?: true;
  /** A project has one of them, and always: none is made and none deleted. */
  readonly isSingle?: true;
  /** Who may read the records, beside administrators. */
  readonly readPermission?: string;
  /** Who may take the records out of the product, where not every administrator may. */
  readonly exportPermission?: string;
}
