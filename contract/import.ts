import Type, { type Static } from "typebox";
import { endpoint, Id, Nullable } from "./endpoint.ts";
import { FilePart } from "./file.ts";

export const Encoding = Type.Enum(["utf-8", "utf-16le", "utf-16be", "windows-1251", "koi8-r", "windows-1252"]);
export const Separator = Type.Enum([";", ",", "\t", "|"]);

/** The first rows of a file, among which are its titles. */
export const HeadRows = Type.Array(Type.Object({
  /** As a spreadsheet counts. */
  row: Type.Integer(),
  /** What stands in it, shortened. */
  text: Type.String(),
}));
export type HeadRows = Static<typeof HeadRows>;

/** Spec §3 Import meta, with what a screen shows beside it. */
export const ImportMeta = Type.Object({
  name: Id,
  title: Type.String(),
  note: Nullable(Type.String()),
  /** Of the library; null where `GET import/{config}/file` makes it. */
  templateFileId: Nullable(Type.String()),
  sampleFileId: Nullable(Type.String()),
  /** Whether there is a sample at all; there always is a template. */
  hasSample: Type.Boolean(),
  table: Id,
  mode: Type.Enum(["insert", "update", "upsert"]),
  onError: Type.Enum(["all_or_nothing", "good_rows"]),
  isDryRunRequired: Type.Boolean(),
  rowLimit: Type.Integer(),
  /** Bytes of a file. */
  sizeLimit: Type.Integer(),
  /** What a file is to have, in the caller's language. */
  columns: Type.Array(Type.Object({ field: Id, title: Type.String(), isRequired: Type.Boolean(), isKey: Type.Boolean() })),
});
export type ImportMeta = Static<typeof ImportMeta>;

/** What is wrong with a value of a file, or with a whole row. */
export const ImportProblem = Type.Object({
  /** As a spreadsheet counts. */
  row: Type.Integer(),
  /** Title of the column; empty where the whole row is meant. */
  column: Type.String(),
  value: Type.String(),
  message: Type.String(),
});
export type ImportProblem = Static<typeof ImportProblem>;

/** What a file turned out to be, and which of its columns goes where. */
export const FoundImport = Type.Object({
  format: Type.Enum(["xlsx", "csv"]),
  sheet: Nullable(Type.String()),
  sheets: Type.Array(Type.String()),
  encoding: Nullable(Encoding),
  separator: Nullable(Separator),
  /** Row of the titles. */
  titleRow: Type.Integer(),
  head: HeadRows,
  /** Titles of the file by position, and the field that each goes into. */
  columns: Type.Array(Type.Object({ title: Type.String(), field: Nullable(Id) })),
  /** Its first rows as texts, by position. */
  preview: Type.Array(Type.Array(Type.String())),
});
export type FoundImport = Static<typeof FoundImport>;

/** What was done, or what a dry run would do; `taskId` alone where it goes on without its owner. */
export const ImportAnswer = Type.Object({
  taskId: Type.Optional(Id),
  inserted: Type.Integer(),
  updated: Type.Integer(),
  /** Rows in which something is wrong, and those that were not tried because of others. */
  skipped: Type.Integer(),
  /** The first thousand. */
  errors: Type.Array(ImportProblem),
  /** All of them. */
  problems: Type.Integer(),
  /** The bad rows with their reasons, to be mended and loaded again. */
  errorFile: Type.Optional(Type.Object({ name: Type.String(), base64: Type.String() })),
  found: Type.Optional(FoundImport),
});
export type ImportAnswer = Static<typeof ImportAnswer>;

const byConfig = Type.Object({ config: Type.String({ minLength: 1, maxLength: 100 }) });
const who = { plugin: "tables", access: "user" } as const;

export const importEndpoints = {
  "GET import": endpoint({ ...who, summary: "The imports that the caller may use", query: Type.Object({ table: Type.Optional(Id) }), response: Type.Array(Type.Object({ name: Id, title: Type.String(), table: Id, tableTitle: Type.String() })) }),
  "GET import/{config}": endpoint({ ...who, summary: "What an import takes", params: byConfig, response: ImportMeta }),
  "GET import/{config}/file": endpoint({ ...who, summary: "A template made of the mapping, or the sample", params: byConfig, query: Type.Object({ kind: Type.Enum(["template", "sample"]) }), response: Type.Object({ name: Type.String(), base64: Type.String() }) }),
  "POST import/{config}": endpoint({
    ...who, summary: "Imports the part `file` of a multipart body, or says what would become of it", params: byConfig,
    query: Type.Object({
      dryRun: Type.Optional(Type.Enum(["0", "1"])),
      sheet: Type.Optional(Type.String({ maxLength: 100 })), encoding: Type.Optional(Encoding), separator: Type.Optional(Separator),
      /** Row of the titles, where the guess is wrong. */
      titleRow: Type.Optional(Type.String({ pattern: "^[1-9][0-9]{0,6}$" })),
      /** JSON: the field by the title of its column, where the guess is wrong; null for a column that is left out. */
      columns: Type.Optional(Type.String({ maxLength: 20_000 })),
    }),
    multipart: Type.Object({ file: FilePart }), response: ImportAnswer,
  }),
};
