import type { FoundSheet, GuessedField, ProjectOutline, SheetField } from "#sdk/wire.ts";
import { described, fieldPlansOf } from "./planOf.ts";
import { emptyField, mostFields, type FieldDraft } from "./TableDraft.ts";

/** A column of a file as a field that a person can change. @param untitled what a column without a title is called */
export function fieldOfGuess({ place, title, kind, isRequired, isUnique, scale, maxLength, options, dataset }: GuessedField, id: number, untitled: string): FieldDraft {
  return {
    ...emptyField(id), place, title: title === "" ? untitled : title.slice(0, 500), kind, isRequired, isUnique, options: (options ?? []).join("\n"), dataset,
    ...(scale !== undefined && { scale }), ...(maxLength !== undefined && { maxLength }),
  };
}

/** The fields of a file, as many as a table can have. */
export const fieldsOfGuess = ({ fields }: FoundSheet, untitled: (number: number) => string): FieldDraft[] =>
  fields.slice(0, mostFields).map((field, index) => fieldOfGuess(field, index + 1, untitled(field.place + 1)));

/** Columns of the file that no field has. */
export function leftOut({ fields }: FoundSheet, drafts: readonly FieldDraft[]): GuessedField[] {
  const taken = new Set(drafts.map(({ place }) => place));
  return fields.filter(({ place }) => !taken.has(place));
}

/** The fields as the server takes them, with where their values stand. */
export function sheetFieldsOf(drafts: readonly FieldDraft[], outline: ProjectOutline): SheetField[] {
  const places = described(drafts).map(({ place }) => place);
  return fieldPlansOf(drafts, outline).map((plan, index) => {
    const place = places[index];
    const { options, ...rest } = plan;
    return { ...rest, ...(options && { options: [...options] }), ...(place !== undefined && { place }) } as SheetField;
  });
}
