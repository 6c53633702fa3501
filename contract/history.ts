import Type, { type Static } from "typebox";
import { Id, Name, Nullable, Version } from "./endpoint.ts";

/** Revision of the project by which something changed: all changes of one command have the same, later ones a higher (D42). */
export const Moment = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

export const RevisionDifference = Type.Object({
  /** `title`, `properties.hint`, `fields[2].title` */
  path: Type.String(),
  /** The same in words that people know, in the caller's language: `Хоссалар › Изоҳ`. */
  title: Type.String(),
  /** Of a reference the name of what it leads to; what is secret is not told. */
  before: Type.Unknown(),
  after: Type.Unknown(),
  /** A value is longer than is told here: the first of it, or null for what is no text. */
  isCut: Type.Optional(Type.Boolean()),
});

/** The object that a part belongs to, by the name that people know. */
const Owner = Type.Object({ entity: Type.String(), id: Type.String(), kind: Type.String(), name: Type.String() });

/** One change of an object of configuration, or of a part of one. */
export const Revision = Type.Object({
  /** Its place among all changes, which pages go by. */
  place: Type.Integer(),
  moment: Moment,
  entity: Type.String(),
  id: Type.String(),
  /** The object's own version after it. */
  revision: Type.Integer(),
  change: Type.Union([Type.Literal("insert"), Type.Literal("update"), Type.Literal("delete"), Type.Literal("restore")]),
  at: Type.String(),
  /** The user's id; null for the platform itself. */
  by: Nullable(Type.String()),
  /** Their name at that time. */
  byName: Nullable(Type.String()),
  /** What the entity is called, and what people know the object by, in the caller's language. */
  kind: Type.String(),
  name: Type.String(),
  owner: Nullable(Owner),
  /** Of an update; the first of them. */
  diff: Type.Array(RevisionDifference),
  /** How many differences there are. */
  count: Type.Integer(),
});
export type Revision = Static<typeof Revision>;
export type RevisionDifference = Static<typeof RevisionDifference>;

const number = Type.String({ pattern: "^[0-9]{1,10}$" });
const paged = {
  /** Only what stands behind this place: `place` of the last one that is known. */
  before: Type.Optional(Type.String({ pattern: "^[0-9]{1,15}$" })),
  /** At most so many, 50 unless said. */
  limit: Type.Optional(Type.String({ pattern: "^([1-9]|[1-9][0-9]|100)$" })),
};
export const RevisionsQuery = Type.Object(paged);
export const AllRevisionsQuery = Type.Object({
  ...paged,
  entity: Type.Optional(Name),
  /** Id of a user. */
  by: Type.Optional(Id),
  /** `2026-11-26`, in the project's time zone. */
  day: Type.Optional(Type.String({ pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" })),
});
export type AllRevisionsQuery = Static<typeof AllRevisionsQuery>;

/** An object as it was, with its parts. */
export const ObjectState = Type.Object({
  entity: Type.String(),
  id: Type.String(),
  moment: Moment,
  /** Null when it was not there. */
  values: Nullable(Type.Record(Type.String(), Type.Unknown())),
  parts: Type.Array(Type.Object({ entity: Type.String(), id: Type.String(), values: Type.Record(Type.String(), Type.Unknown()) })),
});
export type ObjectState = Static<typeof ObjectState>;

/** How a difference is shown: code by line, a text by word, a list of names as what came, went and moved. */
const Look = Type.Union([Type.Literal("value"), Type.Literal("text"), Type.Literal("code"), Type.Literal("list")]);

export const PropertyDifference = Type.Object({ path: Type.String(), title: Type.String(), look: Look, before: Type.Unknown(), after: Type.Unknown() });
export type PropertyDifference = Static<typeof PropertyDifference>;

/** What differs of an object, or of one of its parts. */
export const ObjectDifference = Type.Object({
  entity: Type.String(),
  id: Type.String(),
  kind: Type.String(),
  name: Type.String(),
  /** It came, it went, or it was there before and after. */
  change: Type.Union([Type.Literal("insert"), Type.Literal("update"), Type.Literal("delete")]),
  properties: Type.Array(PropertyDifference),
});
export type ObjectDifference = Static<typeof ObjectDifference>;

/** From one moment to another: before the first there is nothing, and after the last is now. */
export const DifferencesQuery = Type.Object({ from: Type.Optional(number), to: Type.Optional(number) });

export const DifferencesAnswer = Type.Object({
  kind: Type.String(),
  name: Type.String(),
  /** Whether the object is there now. */
  isDeleted: Type.Boolean(),
  /** Of the latest change of the object and its parts. */
  latest: Moment,
  differences: Type.Array(ObjectDifference),
});
export type DifferencesAnswer = Static<typeof DifferencesAnswer>;

/**
 * The object becomes what it was after that moment, with its parts; of a deleted one without a moment what it was when it was
 * deleted. `revision` says the moment by the object's own version.
 * @example { moment: 41, paths: ["width"], latest: 57 }
 */
export const RestoreBody = Type.Object({
  moment: Type.Optional(Moment),
  revision: Type.Optional(Version),
  /** Only these properties of the object itself; its other properties and its parts stay. */
  paths: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 500 }), { minItems: 1, maxItems: 200 })),
  /** The latest moment that the caller saw: a later change is not overwritten. */
  latest: Type.Optional(Moment),
  /** Allow DDL that loses data. */
  destructive: Type.Optional(Type.Boolean()),
});
export type RestoreBody = Static<typeof RestoreBody>;

/** Something deleted that can be brought back. */
export const DeletedObject = Type.Object({
  place: Type.Integer(),
  moment: Moment,
  entity: Type.String(),
  id: Type.String(),
  kind: Type.String(),
  name: Type.String(),
  owner: Nullable(Owner),
  at: Type.String(),
  by: Nullable(Type.String()),
  byName: Nullable(Type.String()),
});
export type DeletedObject = Static<typeof DeletedObject>;

/** What the history of a project can be narrowed by: entities that have one, and people who changed something. */
export const HistoryChoices = Type.Object({
  entities: Type.Array(Type.Object({ entity: Type.String(), kind: Type.String() })),
  people: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
});
export type HistoryChoices = Static<typeof HistoryChoices>;

/** One change of a record, of what the caller may read. */
export const RecordRevision = Type.Object({
  place: Type.Integer(),
  /** The record's version after it. */
  version: Type.Integer(),
  at: Type.String(),
  change: Type.Union([Type.Literal("insert"), Type.Literal("update"), Type.Literal("delete"), Type.Literal("restore")]),
  byName: Nullable(Type.String()),
  diff: Type.Array(Type.Object({
    field: Type.String(),
    title: Type.String(),
    before: Type.Unknown(),
    after: Type.Unknown(),
    /** What values of a select are called, by value. */
    names: Type.Record(Type.String(), Type.String()),
  })),
});
export type RecordRevision = Static<typeof RecordRevision>;
