import Type, { type Static } from "typebox";
import { fieldKindNames } from "#core/new-table/fieldKinds.ts";
import { endpoint, Id, Nullable } from "./endpoint.ts";
import { FilePart } from "./file.ts";
import { Encoding, ImportProblem, Separator } from "./import.ts";
import { Key } from "./schemaParts.ts";

const Kind = Type.Enum([...fieldKindNames]);
const Title = Type.String({ minLength: 1, maxLength: 500 });

/** How a file is read, where the guess is wrong. */
const Reading = { sheet: Type.Optional(Type.String({ maxLength: 100 })), encoding: Type.Optional(Encoding), separator: Type.Optional(Separator) };

/** What a column of a file seems to be, as a field of a new table. */
export const GuessedField = Type.Object({
  /** Position in the file, from 0 on. */
  place: Type.Integer(),
  /** As the file has it, each once; empty where it has none. */
  title: Type.String(),
  kind: Kind,
  isRequired: Type.Boolean(),
  isUnique: Type.Boolean(),
  scale: Type.Optional(Type.Integer()),
  maxLength: Type.Optional(Type.Integer()),
  /** Of a choice: what its values are. */
  options: Type.Optional(Type.Array(Type.String())),
  /** Of a relation: the dataset in whose names all its values are. */
  dataset: Type.Optional(Id),
  /** Values that are of another kind, or could not be worked out. */
  misfits: Type.Integer(),
});
export type GuessedField = Static<typeof GuessedField>;

/** A file of which a table can be made, and what it would be. */
export const FoundSheet = Type.Object({
  /** Of the file, which is kept for the caller for two days. */
  id: Id,
  /** What the table may be called. */
  title: Type.String(),
  format: Type.Enum(["xlsx", "csv"]),
  sheet: Nullable(Type.String()),
  sheets: Type.Array(Type.String()),
  encoding: Nullable(Encoding),
  separator: Nullable(Separator),
  /** The rows are behind it; 0 where there are no titles. */
  titleRow: Type.Integer(),
  total: Type.Integer(),
  fields: Type.Array(GuessedField),
  /** The first rows as texts, by the fields. */
  preview: Type.Array(Type.Array(Type.String())),
});
export type FoundSheet = Static<typeof FoundSheet>;

/** A field of the table that is to be. */
const SheetField = Type.Object({
  key: Key,
  title: Title,
  kind: Kind,
  isRequired: Type.Optional(Type.Boolean()),
  isUnique: Type.Optional(Type.Boolean()),
  scale: Type.Optional(Type.Integer({ minimum: 0, maximum: 12 })),
  maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  options: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 500 }), { maxItems: 1_000 })),
  target: Type.Optional(Type.Object({ dataset: Id, text: Type.String({ minLength: 1, maxLength: 100 }) })),
  /** Where its values stand in the file; nowhere unless said. */
  place: Type.Optional(Type.Integer({ minimum: 0, maximum: 16_383 })),
});
export type SheetField = Static<typeof SheetField>;

const Role = Type.Object({ id: Id, version: Type.Integer(), permissions: Type.Array(Type.String()) });

const asked = {
  ...Reading,
  titleRow: Type.Integer({ minimum: 0 }),
  key: Key,
  title: Title,
  /** With a column and an element of each, no call changes more. */
  fields: Type.Array(SheetField, { minItems: 1, maxItems: 300 }),
};

/** What is asked about a file: whether its rows fit these fields. */
export const SheetCheck = Type.Object(asked);
export type SheetCheck = Static<typeof SheetCheck>;

/** Rows that do not fit, by the column whose values are the reason. */
export const SheetChecked = Type.Object({
  total: Type.Integer(),
  /** Rows in which something does not fit. */
  bad: Type.Integer(),
  columns: Type.Array(Type.Object({ key: Type.String(), count: Type.Integer(), examples: Type.Array(ImportProblem) })),
});
export type SheetChecked = Static<typeof SheetChecked>;

/** A table that is to be made of a file with its rows. */
export const SheetPlan = Type.Object({
  ...asked,
  menu: Type.Optional(Type.Object({ parentId: Type.Optional(Id), icon: Type.Optional(Type.String({ maxLength: 100 })) })),
  readers: Type.Optional(Type.Array(Role, { maxItems: 200 })),
  writers: Type.Array(Role, { maxItems: 200 }),
  /** Rows that do not fit are left out and come back as a file; nothing is made where there are any, unless said. */
  isPartial: Type.Optional(Type.Boolean()),
});
export type SheetPlan = Static<typeof SheetPlan>;

const byId = Type.Object({ id: Id });
const who = { plugin: "kernel", access: "user" } as const;

export const sheetEndpoints = {
  "POST sheets": endpoint({ ...who, summary: "Reads the part `file` of a multipart body and guesses what table it would make; administrators", multipart: Type.Object({ file: FilePart }), response: FoundSheet }),
  "POST sheets/{id}": endpoint({ ...who, summary: "Reads a file that was sent once more, in another way; administrators", params: byId, body: Type.Object(Reading), response: FoundSheet }),
  "POST sheets/{id}/check": endpoint({ ...who, summary: "Which rows of a file do not fit the fields of a table that is to be made of it; administrators", params: byId, body: SheetCheck, response: SheetChecked }),
  "POST sheets/{id}/table": endpoint({
    ...who, summary: "Makes a table of a file with its rows, by a task; administrators, by the permissions of the forms of configuration", params: byId, body: SheetPlan,
    response: Type.Object({ taskId: Id }),
  }),
};
