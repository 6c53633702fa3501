import Type, { type TOptional, type TSchema, type TUnsafe } from "typebox";
import type { Field } from "./fields.ts";

export type Fields = Readonly<Record<string, Field>>;

/** Where the objects of an entity stand in a project's text (D43). */
export type ObjectPlace =
  /** A file each, `tables/<name>.json`; the name is no property of the text. */
  | { readonly folder: string; readonly name: RegExp }
  /** All of them in one file, in their order: `{ "items": [...] }`. */
  | { readonly file: string }
  /** All of them in one file, by key. */
  | { readonly file: string; readonly byKey: true };

/** Properties that are kept together. */
export interface Gathered {
  /** The field that keeps them. */
  readonly into: string;
  readonly fields: Fields;
  /** In compiled configuration too, and in the entity's form one field as well. */
  readonly isApart?: true;
  /** Name of all of them together in the entity's form. */
  readonly title?: string;
}

interface EntityFacts {
  /** What follows speaks of it by this name: its table in schema `platon`, its events and revisions. */
  readonly name: string;
  /** Name in the platform's own screens, a key of its translations: it has a table and a form there by itself. */
  readonly title?: string;
  /** The property that names an object, unique in the project, or among its owner's parts. */
  readonly keyField: "name" | "key";
  /** What the key is called in text, if not the same. */
  readonly keyInText?: string;
  /** Properties that name a part whose text does not give a key. */
  readonly keyFrom?: readonly string[];
  readonly fields: Fields;
  /**
   * Properties that stand beside the others in text, and together in one column: those that only some kinds of the object
   * have.
   */
  readonly gathered?: Gathered;
  /** The field that keeps texts in a project's own languages by their codes: each is edited by itself, as the field `like` is. */
  readonly byLanguage?: { readonly into: string; readonly like: string };
  /** Of two ways to say one thing, compiled configuration knows one. */
  readonly normalize?: (object: Record<string, unknown>) => Record<string, unknown>;
  /** Objects stand below each other (`parentId`), in text as `children`. */
  readonly isTree?: true;
  /** It holds data: text says `was` of one that is renamed. Nothing keeps it, and no text is written with it. */
  readonly isRenamed?: true;
}

/** A part of another entity's objects: it stands in an order among the others, and in the text of its owner. */
export type PartDescription = EntityFacts;

/** A list of parts in the text of their owner. */
export interface PartList {
  readonly part: PartDescription;
  /** The list may not be left out. */
  readonly isRequired?: true;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** The property of the text that it stands behind; behind all of them unless said. */
  readonly behind?: string;
  /** The part that an object has at the beginning where a person makes it by its form, which cannot make any. */
  readonly first?: Readonly<Record<string, unknown>>;
}

/** Parts by the property of the owner's text that lists them. */
export type Parts = Readonly<Record<string, PartList>>;

/**
 * A kind of object that a project is configured by (D41, D60). Everything about it follows from here: the shapes of its text
 * and of its answers with their types, the columns that keep it, what is compared, applied, exported, announced and
 * refused, and its table and form in project `platon`.
 */
export interface EntityDescription extends EntityFacts {
  readonly place: ObjectPlace;
  readonly parts?: Parts;
  /** The field of a part that leads to its owner: `tableId`. */
  readonly partOf?: string;
  /** What one of the objects is called in the screens of its parts, a key of the platform's translations. */
  readonly titleOfOne?: string;
  /** Where one of its objects is seen at work: a link with the object's properties in braces, and a key of the platform's translations. */
  readonly use?: { readonly title: string; readonly link: string };
  /** Every session shows something of it; of the others administrators hear, and whoever may read the object. */
  readonly isEverybodys?: true;
  /** A change is told once, whichever of the objects it is. */
  readonly isToldAsOne?: true;
}

/** Keeps the types of what is described. */
export const describe = <const Description extends EntityDescription>(description: Description): Description => description;
export const describePart = <const Description extends PartDescription>(description: Description): Description => description;

type ValueOf<F> = F extends Field<infer Value, infer _Present, infer _Internal> ? Value : never;
type KeysOf<F extends Fields, Present> = { [K in keyof F]: F[K] extends Field<infer _Value, infer P, infer _Internal> ? (P extends Present ? K : never) : never }[keyof F];
type Shown<F extends Fields> = { [K in keyof F as F[K] extends Field<infer _Value, infer _Present, infer Internal> ? (Internal extends true ? never : K) : never]: F[K] };

/** In text: what is required, and what may be said. */
export type TextOf<F extends Fields> = { [K in KeysOf<F, "required">]: ValueOf<F[K]> } & { [K in KeysOf<F, "default" | "optional">]?: ValueOf<F[K]> };
/** Compiled: what has a default is there. */
export type CompiledOf<F extends Fields> = { [K in KeysOf<F, "required" | "default">]: ValueOf<F[K]> } & { [K in KeysOf<F, "optional">]?: ValueOf<F[K]> };
/** In an answer: what is not said is null. */
export type WireOf<F extends Fields> = {
  [K in keyof Shown<F>]: K extends KeysOf<F, "optional"> ? ValueOf<Shown<F>[K]> | null : ValueOf<Shown<F>[K]>;
};
/** In an answer of objects of many kinds: what is not said is not there. */
export type SparseOf<F extends Fields> = { [K in keyof Shown<F>]?: ValueOf<Shown<F>[K]> };

const described = ({ schema, about, default: byDefault }: Field): TSchema =>
  ({ ...schema, ...(about !== undefined && { description: about }), ...(byDefault !== undefined && byDefault !== "" && { default: byDefault }) });

/** Shapes of the properties in text. */
export const textShapes = (fields: Fields): Record<string, TSchema> =>
  mapFields(fields, (field) => (field.isRequired ? described(field) : Type.Optional(described(field))));

/** Shapes of the properties in an answer. */
export const wireShapes = <F extends Fields>(fields: F): { [K in keyof WireOf<F>]: TUnsafe<WireOf<F>[K]> } =>
  mapFields(shownFields(fields), (field) =>
    field.isRequired || field.default !== undefined ? field.schema : Type.Union([field.schema, Type.Null()])) as never;

/** The same where what is not said is not there. */
export const sparseShapes = <F extends Fields>(fields: F): { [K in keyof SparseOf<F>]-?: TOptional<TUnsafe<SparseOf<F>[K]>> } =>
  mapFields(shownFields(fields), ({ schema }) => Type.Optional(schema)) as never;

const shownFields = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).filter(([, { isInternal }]) => !isInternal));

const mapFields = (fields: Fields, shape: (field: Field) => TSchema): Record<string, TSchema> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shape(field)]));
