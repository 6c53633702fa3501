import Type, { type Static } from "typebox";
import { Id, Name, Values, Version } from "./endpoint.ts";

/** One file of a project's text (D43): path below the project's folder, `/` as separator, and its text. */
export const ProjectFile = Type.Object({
  path: Type.String({ minLength: 1, maxLength: 300 }),
  text: Type.String({ maxLength: 1_048_576 }),
});
export type ProjectFile = Static<typeof ProjectFile>;

export const ApplyBody = Type.Object({
  files: Type.Array(ProjectFile, { maxItems: 5_000 }),
  /** Delete what the text does not name; without it such objects are reported and kept. */
  deletions: Type.Optional(Type.Boolean()),
  /** Allow DDL that loses data (a dropped column, a narrowed type). */
  destructive: Type.Optional(Type.Boolean()),
});
export type ApplyBody = Static<typeof ApplyBody>;

export const ConfigChange = Type.Object({
  entity: Type.String(),
  name: Type.String(),
  change: Type.Union([Type.Literal("create"), Type.Literal("update"), Type.Literal("delete"), Type.Literal("kept")]),
  /** Changed properties, as paths. */
  paths: Type.Array(Type.String()),
});
export type ConfigChange = Static<typeof ConfigChange>;

/** Something wrong in a project's text: where it stands, and what it is in the caller's language. */
export const ConfigProblem = Type.Object({ file: Type.String(), path: Type.String(), reason: Type.String() });
export type ConfigProblem = Static<typeof ConfigProblem>;

export const ApplyAnswer = Type.Object({
  dryRun: Type.Boolean(),
  changes: Type.Array(ConfigChange),
  /** DDL statements that ran, or would run. */
  ddl: Type.Array(Type.String()),
  /** What is odd but allowed: a menu item that leads nowhere, a code file that no object names. */
  warnings: Type.Array(ConfigProblem),
});
export type ApplyAnswer = Static<typeof ApplyAnswer>;

/**
 * A wish to change one row of a configuration entity or of a part. `values` are by property; one that is not named stays as it
 * is. The id of a new row may be given, so that rows of the same body name it: a column its table.
 * @example { change: "insert", entity: "table_columns", values: { tableId, title: "Номи", dataField: "name" } }
 */
export const EntityWish = Type.Union([
  Type.Object({ change: Type.Literal("insert"), entity: Name, id: Type.Optional(Id), values: Values }),
  /** Without `version` it overwrites whatever is there. */
  Type.Object({ change: Type.Literal("update"), entity: Name, id: Id, version: Type.Optional(Version), values: Values }),
  Type.Object({ change: Type.Union([Type.Literal("delete"), Type.Literal("restore")]), entity: Name, id: Id, version: Type.Optional(Version) }),
]);
export type EntityWish = Static<typeof EntityWish>;

/** What is to be copied, and what the copy is to be called. */
export const CopyBody = Type.Object({ entity: Name, id: Id, name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })) });
export type CopyBody = Static<typeof CopyBody>;

export const CopyAnswer = Type.Object({ entity: Type.String(), id: Id, name: Type.String() });
export type CopyAnswer = Static<typeof CopyAnswer>;

export const ChangesBody = Type.Object({
  /** Made in this order: an owner before its parts. */
  changes: Type.Array(EntityWish, { minItems: 1, maxItems: 1_000 }),
  /** Allow DDL that loses data (a dropped column, a narrowed type). */
  destructive: Type.Optional(Type.Boolean()),
});
export type ChangesBody = Static<typeof ChangesBody>;

export const ChangesAnswer = Type.Object({
  dryRun: Type.Boolean(),
  /** By the order of the wishes. */
  changed: Type.Array(Type.Object({ entity: Type.String(), id: Type.String(), version: Type.Integer() })),
  /** DDL statements that ran, or would run. */
  ddl: Type.Array(Type.String()),
  /** Data that went, or would go: `cities`, `cities.population`. Without `destructive` only a dry run has any. */
  losses: Type.Array(Type.String()),
});
export type ChangesAnswer = Static<typeof ChangesAnswer>;
