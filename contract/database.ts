import Type, { type Static } from "typebox";
import { Nullable } from "./endpoint.ts";

/** Rows are counted where a table is small; else the planner's estimate. */
const counted = { rows: Type.Integer(), isEstimate: Type.Boolean() };

export const DatabaseIndex = Type.Object({
  name: Type.String(),
  /** Its statement, as the database says it. */
  definition: Type.String(),
  bytes: Type.Integer(),
  /** How often it was read since the database counts; null where that is not known. */
  uses: Nullable(Type.Integer()),
  /** It keeps a rule (a key, uniqueness), so that it is needed even unread. */
  isRule: Type.Boolean(),
});
export type DatabaseIndex = Static<typeof DatabaseIndex>;

export const DatabaseColumn = Type.Object({
  name: Type.String(),
  /** As the database says it: `numeric(30,2)`. */
  type: Type.String(),
  isRequired: Type.Boolean(),
  /** The dataset that it refers to; null for any other. */
  references: Nullable(Type.String()),
});
export type DatabaseColumn = Static<typeof DatabaseColumn>;

export const DatabaseTable = Type.Object({
  name: Type.String(),
  /** In the caller's language; null for a table that no dataset describes. */
  title: Nullable(Type.String()),
  ...counted,
  /** With its indexes. */
  bytes: Type.Integer(),
  indexBytes: Type.Integer(),
  columns: Type.Array(DatabaseColumn),
  indexes: Type.Array(DatabaseIndex),
});
export type DatabaseTable = Static<typeof DatabaseTable>;

/** Whether the caller may read by SQL, or why not. */
export const SqlState = Type.Union([
  Type.Object({ state: Type.Literal("ready") }),
  /** The embedded database has one session, which may do everything (D45). */
  Type.Object({ state: Type.Literal("embedded") }),
  /** The operator has named no login role for this project. */
  Type.Object({ state: Type.Literal("noRole") }),
  /** `platon.sql`, which administrators have to have too. */
  Type.Object({ state: Type.Literal("noPermission") }),
  /** The role may do more than read the project's own tables; `why` is for the operator, in English. */
  Type.Object({ state: Type.Literal("unsafe"), why: Type.String() }),
]);
export type SqlState = Static<typeof SqlState>;

/** Answer of `GET database`. Sizes are bytes, moments ISO 8601. */
export const DatabaseReport = Type.Object({
  kind: Type.Enum(["embedded", "postgres"]),
  /** Of the database: `18.1`. */
  version: Type.String(),
  /** Of the whole database, with all projects. */
  bytes: Type.Integer(),
  /** Of the file store, all projects. */
  files: Type.Object({ count: Type.Integer(), bytes: Type.Integer() }),
  /** The project's own tables, by name. */
  tables: Type.Array(DatabaseTable),
  /** Those of the platform, the largest first. */
  own: Type.Array(Type.Object({ name: Type.String(), ...counted, bytes: Type.Integer() })),
  /** The newest first. */
  migrations: Type.Array(Type.Object({ id: Type.String(), appliedAt: Type.String() })),
  /** Whether the caller may take a backup. */
  mayBackUp: Type.Boolean(),
  sql: SqlState,
});
export type DatabaseReport = Static<typeof DatabaseReport>;

/** Body of `POST database/sql`: one statement that reads. */
export const SqlQuestion = Type.Object({ text: Type.String({ minLength: 1, maxLength: 20_000 }) });

/** Answer of `POST database/sql`: at most 1,000 rows and 5 MB. */
export const SqlAnswer = Type.Object({
  columns: Type.Array(Type.Object({ name: Type.String(), /** As the database says it. */ type: Type.String() })),
  /** Values as PostgreSQL writes them. */
  rows: Type.Array(Type.Array(Nullable(Type.String()))),
  /** There is more. */
  isCut: Type.Boolean(),
  ms: Type.Integer(),
});
export type SqlAnswer = Static<typeof SqlAnswer>;

/** Body of `POST database/backup`. */
export const BackupQuestion = Type.Object({ files: Type.Optional(Type.Boolean()) });

/** Query of `GET database/backup`: a ticket, or for programs a bearer in the header. */
export const BackupQuery = Type.Object({
  ticket: Type.Optional(Type.String({ maxLength: 100 })),
  files: Type.Optional(Type.String({ maxLength: 1 })),
});
