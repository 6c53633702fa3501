import Type, { type Static } from "typebox";
import { Id, Text } from "./endpoint.ts";
import { exportFormats } from "./entities/exportResources.ts";
import { RowsQuery } from "./table.ts";

/** What is exported: `table:{name}`, or the name of an export that the project configures. */
export const ExportName = Type.String({ minLength: 1, maxLength: 120, pattern: "^(table:)?[A-Za-z][A-Za-z0-9_-]*$" });

const Format = Type.Enum([...exportFormats]);
const Separator = Type.Enum(["semicolon", "comma", "tab"]);

/** Body of `POST export/{resource}/ticket`. */
export const ExportQuestion = Type.Object({
  /** Ids of columns in the order of the file, with the title that the user gave one; all that the caller sees unless said. */
  columns: Type.Optional(Type.Array(Type.Object({ id: Id, title: Type.Optional(Text({ maxLength: 500 })) }), { minItems: 1, maxItems: 200 })),
  /** `page`: that page of the query; `filter`: all that it finds; `selection`: the records of `ids`; `all`: every row that the caller sees. */
  scope: Type.Enum(["page", "filter", "selection", "all"]),
  ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100_000 })),
  /** Filters, search, parent, order, groups and page, as the rows call has them. */
  query: Type.Optional(RowsQuery),
  /** That of the configured export unless said. */
  format: Type.Optional(Format),
  /** Language of titles and values. */
  locale: Text({ maxLength: 10 }),
  /** Of csv; a semicolon unless said. */
  separator: Type.Optional(Separator),
});
export type ExportQuestion = Static<typeof ExportQuestion>;

/** Opens one file by GET, once, within a minute, while the session lives (D5). */
export const ExportTicket = Type.Object({
  /** Empty where a task makes the file. */
  ticket: Type.String(),
  /** Rows of the file, counted now. */
  rows: Type.Integer(),
  /** Of a file that is made without its owner: above 50,000 rows, or as many cells as take about ten seconds. */
  taskId: Type.Optional(Type.String()),
});
export type ExportTicket = Static<typeof ExportTicket>;

/** How far the file of a ticket is. */
export const ExportState = Type.Object({
  state: Type.Enum(["issued", "running", "done", "failed", "cancelled"]),
  /** Counted when the ticket was given. */
  rows: Type.Integer(),
  /** Rows that stand in the file so far. */
  written: Type.Integer(),
  /** Texts that were longer than a cell of a workbook may be. */
  shortened: Type.Integer(),
});
export type ExportState = Static<typeof ExportState>;

/** Query of `GET export/{resource}`: a ticket, or for programs a bearer in the header or (spec §7) in the address. */
export const ExportQuery = Type.Object({
  ticket: Type.Optional(Type.String({ maxLength: 100 })),
  _bearer_token: Type.Optional(Type.String({ maxLength: 4000 })),
  format: Type.Optional(Format),
  separator: Type.Optional(Separator),
  locale: Type.Optional(Type.String({ maxLength: 10 })),
  /** Body of the rows call as JSON; all rows unless said. */
  query: Type.Optional(Type.String({ maxLength: 8000 })),
});
export type ExportQuery = Static<typeof ExportQuery>;

export const TicketQuery = Type.Object({ ticket: Type.String({ maxLength: 100 }) });
