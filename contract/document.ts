import Type, { type Static } from "typebox";
import { endpoint, Id, Name, Nullable, Text } from "./endpoint.ts";
import { RowsQuery } from "./table.ts";

/** What a document is made as. */
export const documentFormats = ["pdf", "html", "docx"] as const;
const Format = Type.Enum([...documentFormats]);

/** Body of `POST documents/{name}`. */
export const DocumentQuestion = Type.Object({
  /** Records that fill it, of a template of records or of a selection. */
  ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 1_000 })),
  /** Filters, search and order, of a template of all rows; of a query its parameters. */
  query: Type.Optional(RowsQuery),
  /** The first that the template has unless said. */
  format: Type.Optional(Format),
  /** Language of what is translated, of dates and numbers; the caller's unless said. */
  locale: Type.Optional(Text({ maxLength: 10 })),
});
export type DocumentQuestion = Static<typeof DocumentQuestion>;

const length = (maxLength: number) => Type.String({ maxLength });

/** A template as it stands in the editor, not saved yet. */
export const DocumentDraft = Type.Object({
  kind: Type.Enum(["html", "docx"]),
  table: Name,
  source: Type.Enum(["record", "selection", "query"]),
  content: Type.Optional(length(262_144)),
  file: Type.Optional(length(699_052)),
});
export type DocumentDraft = Static<typeof DocumentDraft>;

/** What stands in a template that is being written. */
export const DraftReading = Type.Object({
  /** Fields of the records that it names. */
  fields: Type.Array(Type.String()),
  /** What is wrong in it, in the caller's language. */
  faults: Type.Array(Type.String()),
});
export type DraftReading = Static<typeof DraftReading>;

/** Opens one file by GET, once, within a minute, while the session lives (D5). */
export const DocumentTicket = Type.Object({
  /** Empty where a task makes it. */
  ticket: Type.String(),
  format: Format,
  /** What is larger than a caller waits for is made by this task, whose result it is. */
  taskId: Type.Optional(Type.String()),
});
export type DocumentTicket = Static<typeof DocumentTicket>;

/** A template that the caller may use. */
export const DocumentTemplate = Type.Object({
  name: Type.String(),
  /** In the caller's language. */
  title: Type.String(),
  source: Type.Enum(["record", "selection", "query"]),
  formats: Type.Array(Format),
  /** Codes of the languages that it is made in, the caller's first where it is one of them. */
  locales: Type.Array(Type.String()),
  isNumbered: Type.Boolean(),
  /** Each that is made stays with its records. */
  isKept: Type.Boolean(),
});
export type DocumentTemplate = Static<typeof DocumentTemplate>;

/** A document that stays with a record; its file is opened by `POST files/{id}/ticket`. */
export const KeptDocument = Type.Object({
  id: Type.String(),
  /** Of its file. */
  name: Type.String(),
  size: Type.Integer(),
  /** Of its template, as it was in the language of the document. */
  title: Type.String(),
  number: Nullable(Type.String()),
  format: Format,
  /** How many records it is of. */
  records: Type.Integer(),
  madeAt: Type.String(),
  /** Name of who made it, as it was. */
  madeBy: Type.String(),
});
export type KeptDocument = Static<typeof KeptDocument>;

const byName = Type.Object({ name: Name });

export const documentEndpoints = {
  "GET documents": endpoint({ summary: "Templates of documents over a table, or over the records of a form, that the caller may use", plugin: "tables", access: "user", query: Type.Object({ table: Type.Optional(Name), form: Type.Optional(Name), name: Type.Optional(Name) }), response: Type.Array(DocumentTemplate) }),
  "POST documents/{name}": endpoint({ summary: "Checks that a document can be made and opens its file by GET, once, within a minute", plugin: "tables", access: "user", params: byName, body: DocumentQuestion, response: DocumentTicket }),
  "GET documents/{name}/file": endpoint({ summary: "The file of a document", plugin: "tables", access: "open", params: byName, query: Type.Object({ ticket: Type.String({ maxLength: 100 }), show: Type.Optional(Type.Literal("1")) }), forObservers: false, response: Type.Unknown() }),
  "POST documents/{name}/preview": endpoint({ summary: "A document as a page that is looked at, without a number", plugin: "tables", access: "user", params: byName, body: DocumentQuestion, response: DocumentTicket }),
  "GET forms/{name}/{id}/documents": endpoint({ summary: "Documents that stay with a record, of those that the caller may read", plugin: "forms", access: "user", params: Type.Object({ name: Name, id: Id }), response: Type.Array(KeptDocument) }),
  "POST documents-draft/read": endpoint({ summary: "What stands in a template that is being written, and what is wrong in it", plugin: "tables", access: "user", body: Type.Object({ draft: DocumentDraft }), response: DraftReading }),
  "POST documents-draft/preview": endpoint({ summary: "The same of a template that is being written", plugin: "tables", access: "user", body: Type.Object({ draft: DocumentDraft, id: Type.Optional(Id), locale: Type.Optional(Text({ maxLength: 10 })) }), response: DocumentTicket }),
} as const;
