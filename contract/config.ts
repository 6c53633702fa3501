import Type, { type Static } from "typebox";
import { Id, Name, Values, Version } from "./endpoint.ts";

/** One file of a project's text (D43): path below the project's folder, `/` as separator, and its text. */
export const ProjectFile = Type.Object({
  path: Type.String({ minLength: 1, maxLength: 300 }),
  text: Type.String({ maxLength: 1_048_576 }),
});
export type ProjectFile = Static<typeof ProjectFile>;

/** What a text was pulled at, or last applied at: a project of a server, and its revision then. */
export const TextBase = Type.Object({
  project: Type.String({ maxLength: 100 }),
  /** Tells the project from those of other servers. */
  origin: Type.String({ maxLength: 40 }),
  revision: Type.Integer({ minimum: 0 }),
});
export type TextBase = Static<typeof TextBase>;

/** All objects that both sides changed, or those of these names: `tables/cities`. */
const Preference = Type.Union([Type.Literal("all"), Type.Array(Type.String({ maxLength: 700 }), { maxItems: 5_000 })]);

export const ApplyBody = Type.Object({
  files: Type.Array(ProjectFile, { maxItems: 5_000 }),
  /**
   * Since when the server may have changed. What only one side changed since is as that side has it; what both changed is
   * refused (409 `text_conflict`). Without it, or with that of another project, the text stands.
   */
  base: Type.Optional(TextBase),
  /** Where both sides changed an object, the text's side stands. */
  mine: Type.Optional(Preference),
  /** Where both sides changed an object, the server's side stands. */
  theirs: Type.Optional(Preference),
  /** Users who are there get the text's roles, names and organisations, never its passwords; without it only new ones are made. */
  users: Type.Optional(Type.Boolean()),
  /** Delete what the text does not name; without it such objects are reported and kept. */
  deletions: Type.Optional(Type.Boolean()),
  /** How many objects go, where that is more than half of them, or the text's title is not the project's. */
  deletionCount: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Allow DDL that loses data (a dropped column, a narrowed type). */
  destructive: Type.Optional(Type.Boolean()),
  /** Empty values that do not fit the new type of their field. */
  emptying: Type.Optional(Type.Boolean()),
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

/** An object that both the text and the server changed since the text's base. */
export const TextConflict = Type.Object({
  entity: Type.String(),
  name: Type.String(),
  /** `deleted` on the server, and in the text; `gone` from the text, and changed on the server. */
  kind: Type.Union([Type.Literal("changed"), Type.Literal("deleted"), Type.Literal("gone")]),
  /** Who changed it on the server last, and when; null for a start of the server or the command line. */
  by: Type.Union([Type.String(), Type.Null()]),
  at: Type.Union([Type.String(), Type.Null()]),
  /** What both changed, each in another way. */
  properties: Type.Array(Type.Object({ path: Type.String(), base: Type.Unknown(), mine: Type.Unknown(), theirs: Type.Unknown() })),
});
export type TextConflict = Static<typeof TextConflict>;

export const AppliedUser = Type.Object({
  username: Type.String(),
  change: Type.Union([Type.Literal("create"), Type.Literal("update")]),
  /** Of a new user whose text says none: told once. Whoever signs in first chooses another. */
  password: Type.Optional(Type.String()),
});
export type AppliedUser = Static<typeof AppliedUser>;

const ConvertedRows = Type.Object({
  count: Type.Integer(),
  /** The first ten, each with the beginning of its value. */
  first: Type.Array(Type.Object({ id: Id, value: Type.String() })),
});

/** A field that gets another type, and what becomes of its values. */
export const TypeChange = Type.Object({
  dataset: Type.String(),
  field: Type.String(),
  from: Type.String(),
  to: Type.String(),
  /** Records that have a value. */
  rows: Type.Integer(),
  /** Values that do not fit: they are emptied where that is asked, and refused else. */
  unfit: ConvertedRows,
  /** Values that lose digits, the time of a day, zeros before a number, or the members of a list. */
  inexact: ConvertedRows,
});
export type TypeChange = Static<typeof TypeChange>;

export const ApplyAnswer = Type.Object({
  dryRun: Type.Boolean(),
  changes: Type.Array(ConfigChange),
  /** DDL statements that ran, or would run. */
  ddl: Type.Array(Type.String()),
  /** Data that went, or would go: `cities`, `cities.population`. */
  losses: Type.Array(Type.String()),
  /** Fields that get another type. */
  conversions: Type.Array(TypeChange),
  /** What is odd but allowed: a menu item that leads nowhere, a code file that no object names. */
  warnings: Type.Array(ConfigProblem),
  /** Objects that are not what the text says, because others changed them on the server: to be taken into the text. */
  taken: Type.Array(Type.Object({ entity: Type.String(), name: Type.String() })),
  /** Users that were made or changed. */
  users: Type.Array(AppliedUser),
  /** What the text stands on now. */
  base: TextBase,
  /** False: the text had no base of this project, and stood against everything on the server. */
  isBased: Type.Boolean(),
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
  /** Empty values that do not fit the new type of their field. */
  emptying: Type.Optional(Type.Boolean()),
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
  /** Fields that get another type. */
  conversions: Type.Array(TypeChange),
  /** Objects that name what the changes rename, and were changed with it. */
  carried: Type.Array(ConfigChange),
  /** Code that may name what is renamed. */
  warnings: Type.Array(ConfigProblem),
});
export type ChangesAnswer = Static<typeof ChangesAnswer>;

/** Where a permission is asked for: an object by its kind (`tables`, `menus`, …) and name, the part of it, the operations. */
export const PermissionPlace = Type.Object({
  kind: Type.String(), name: Type.String(), title: Type.Optional(Type.String()), part: Type.Optional(Type.String()), operations: Type.Array(Type.String()),
});
export type PermissionPlace = Static<typeof PermissionPlace>;

/** Of the platform's own, and of one with a star, there is no place. */
export const AskedPermission = Type.Object({ permission: Type.String(), places: Type.Array(PermissionPlace) });
export type AskedPermission = Static<typeof AskedPermission>;

/** The same with the names of the roles that give it, and how many people have it by them. */
export const KnownPermission = Type.Object({ ...AskedPermission.properties, roles: Type.Array(Type.String()), users: Type.Integer() });
export type KnownPermission = Static<typeof KnownPermission>;

/** What an expression of a table or form sees, and with `rows` records to test it with. */
export const ScopeQuery = Type.Object({ of: Type.String({ minLength: 1, maxLength: 120 }), rows: Type.Optional(Type.Literal("1")) });
export const FormulaScope = Type.Object({
  /** `tables` or `forms`, and its name. */
  kind: Type.Union([Type.Literal("tables"), Type.Literal("forms")]),
  name: Type.String(),
  /** Of its source; of a form those that its elements hold. Titles in the caller's language. */
  fields: Type.Array(Type.Object({
    name: Type.String(), title: Type.String(), type: Type.String(),
    /** Of a closed list. */
    options: Type.Optional(Type.Array(Type.Object({ id: Type.String(), name: Type.String() }))),
  })),
  /** The first of them, at most 1,000, as they exist for the caller. */
  rows: Type.Optional(Type.Array(Values)),
  /** Whether these are all. */
  isWhole: Type.Optional(Type.Boolean()),
});
export type FormulaScope = Static<typeof FormulaScope>;

const Named = Type.Object({ id: Id, name: Type.String(), title: Type.String() });

/** What a project consists of, for administrators' screens: names and titles in the caller's language. */
export const ProjectOutline = Type.Object({
  datasets: Type.Array(Type.Object({
    ...Named.properties,
    fields: Type.Array(Type.Object({
      name: Type.String(), title: Type.String(), type: Type.String(),
      /** Every row has to say a value: there is no default. */
      isDemanded: Type.Optional(Type.Boolean()),
      /** The values are a closed list. */
      isChoice: Type.Optional(Type.Boolean()),
      /** The dataset whose records it holds. */
      target: Type.Optional(Type.String()),
    })),
  })),
  /** `dataset`: whose rows it shows, or whose records it edits. */
  tables: Type.Array(Type.Object({ ...Named.properties, dataset: Type.Union([Type.String(), Type.Null()]) })),
  forms: Type.Array(Type.Object({ ...Named.properties, dataset: Type.Union([Type.String(), Type.Null()]) })),
  /** In their order, each below those that it stands in. */
  menus: Type.Array(Type.Object({ id: Id, title: Type.String(), depth: Type.Integer() })),
  roles: Type.Array(Type.Object({ ...Named.properties, version: Version, permissions: Type.Array(Type.String()) })),
  /** Types of form elements that the project has, with what people call them. */
  elementTypes: Type.Array(Type.Object({ type: Type.String(), title: Type.String() })),
  /** Names of the platform: which no table and no form of the project may have, and which no field of a dataset may. */
  reserved: Type.Object({ names: Type.Array(Type.String()), fields: Type.Array(Type.String()) }),
  /** How many objects there are, by entity. */
  counts: Type.Record(Type.String(), Type.Integer()),
});
export type ProjectOutline = Static<typeof ProjectOutline>;

/** A part of an object as it is configured, in the order of its neighbours. */
export const ObjectPart = Type.Object({ id: Id, version: Version, parentId: Type.Union([Id, Type.Null()]), values: Values });
export type ObjectPart = Static<typeof ObjectPart>;
