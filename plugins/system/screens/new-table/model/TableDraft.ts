import type { FieldKindName } from "#core/new-table/fieldKinds.ts";

/** A field as a person describes it. */
export interface FieldDraft {
  /** Of the row, while the draft is edited. */
  readonly id: number;
  readonly title: string;
  readonly kind: FieldKindName;
  readonly isRequired: boolean;
  readonly isUnique: boolean;
  /** Of a choice: one a line. */
  readonly options: string;
  /** Of a relation. */
  readonly dataset: string | undefined;
  /** Of a decimal: digits behind the point. */
  readonly scale: number;
  /** Of a text, where it needs more room than its kind has. */
  readonly maxLength?: number | undefined;
  /** Position of the column of a file in which its values are. */
  readonly place?: number | undefined;
}

/** A table as a person describes it. */
export interface TableDraft {
  readonly title: string;
  /** Undefined while it follows the title. */
  readonly key: string | undefined;
  readonly fields: readonly FieldDraft[];
  readonly isInMenu: boolean;
  /** Id of the menu item that it stands below. */
  readonly parentId: string | undefined;
  readonly icon: string;
  /** Ids of roles; undefined is every signed-in user. */
  readonly readers: readonly string[] | undefined;
  readonly writers: readonly string[];
}

/** More of them no call makes. */
export const mostFields = 300;

export const emptyField = (id: number): FieldDraft => ({ id, title: "", kind: "text", isRequired: false, isUnique: false, options: "", dataset: undefined, scale: 2 });

export const emptyDraft: TableDraft = {
  title: "", key: undefined, fields: [{ ...emptyField(1), isRequired: true }], isInMenu: true, parentId: undefined, icon: "table", readers: undefined, writers: [],
};

/** A row more at the end. */
export const addField = (fields: readonly FieldDraft[]): FieldDraft[] => [...fields, emptyField(Math.max(0, ...fields.map(({ id }) => id)) + 1)];

/** A row one place up (-1) or down (1); at the end of the list it stays. */
export function moveField(fields: readonly FieldDraft[], id: number, by: -1 | 1): FieldDraft[] {
  const at = fields.findIndex((field) => field.id === id);
  const [moved, other] = [fields[at], fields[at + by]];
  if (!moved || !other) return [...fields];
  return fields.map((field, index) => (index === at ? other : index === at + by ? moved : field));
}
