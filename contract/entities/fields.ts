import Type, { type Static, type TSchema } from "typebox";
import type { FieldType } from "#core/fieldType.ts";
import { mostLimit } from "#core/limits/realmLimits.ts";
import type { FormGroup, Formula, Inner, Naming, TypedBy } from "./formFacts.ts";

/** What is said of a property of an entity beside the kind of its value. */
interface FieldOptions<Value> {
  readonly isRequired?: true;
  /** What the property is when nothing is said; text leaves it out. */
  readonly default?: Value;
  /** Shown to people: an answer has it in the caller's language (gettext style). */
  readonly isTranslated?: true;
  /** For the server alone: in no answer that end users get. */
  readonly isInternal?: true;
  /** The column, where it is not the name with underscores. */
  readonly column?: string;
  /** Name in the property's form and table, a key of the platform's translations. */
  readonly title?: string;
  /** Code that stands in the text of its object: the language in which it is edited. */
  readonly language?: "tsx" | "css" | "html";
  /** Of such a module: the property with the styles, by which it is drawn while it is written. */
  readonly styles?: string;
  /** Edited as Markdown. */
  readonly isMarkdown?: true;
  /** A small picture as a data URL. */
  readonly isPicture?: true;
  /** What an integrator reads of it in an editor. */
  readonly about?: string;
  /** What administrators read below its label, a key of the platform's translations. */
  readonly help?: string;
  /** What a new object's form begins with, where text has no such default. */
  readonly begins?: string;
  /** The part of the form in which it stands; `general` unless said. */
  readonly group?: FormGroup;
  /** What its value names: the form offers it. */
  readonly names?: Naming;
  /** What its value computes. */
  readonly formula?: Formula;
  /** What people read of each value of a closed list, a key of the platform's translations. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Of JSON: a value of the type that another property of the object says. */
  readonly typedBy?: TypedBy;
  /** Of JSON: the properties that are edited one by one. */
  readonly inner?: Inner;
  /** Of what only some kinds have: the types of element that have it. */
  readonly ofTypes?: readonly string[];
  /** The same by the property `kind`; of another kind it is taken away. */
  readonly onlyFor?: readonly string[];
}

/** What is kept of a field beside its shape. */
interface FieldFacts extends FieldOptions<unknown> {
  /** Shape of the value in text. */
  readonly schema: TSchema;
  /** Column of the database. */
  readonly type: FieldType;
  /** The closed list of what the value, or each of a list, may be. */
  readonly among?: readonly string[];
  /** Code for the sandbox: the limit of its length, and the ending of the file that holds it. */
  readonly code?: Code;
}

interface Code {
  readonly limit?: "cssLength" | "moduleLength";
  /** Undefined where the name of each file stands in the value. */
  readonly extension?: "html" | "css" | "ts" | "tsx" | "docx";
  /** A program of the server's: it is written with the types of its input. */
  readonly isProgram?: true;
  /** Of a component's module: the property with its styles, by which it is drawn while it is written. */
  readonly styles?: string;
  /** Of a document's template: the property that names the table by whose records it is filled while it is written. */
  readonly filledBy?: string;
}

type Presence = "required" | "default" | "optional";

/** One property of an entity: the shape of its values, the column that keeps them, and what is done with them. */
export interface Field<Value = unknown, Present extends Presence = Presence, Internal extends boolean = boolean> extends FieldFacts {
  /** For types alone. */
  readonly of?: readonly [Value, Present, Internal];
}

type Options<Value> = FieldOptions<Value>;
type PresenceOf<O> = O extends { isRequired: true } ? "required" : O extends { default: unknown } ? "default" : "optional";
type Made<Value, O> = Field<Value, PresenceOf<O>, O extends { isInternal: true } ? true : false>;

/** Of a list how many, and code or the closed list of what may be in it. */
interface More {
  readonly code?: Code;
  readonly among?: readonly string[];
  readonly maxItems?: number;
}

const make = <Value, const O extends Options<Value>>(type: FieldType, schema: TSchema, options: O | undefined): Made<Value, O> =>
  ({ type, schema, ...options });

/** @example text(500, { isRequired: true }) */
export const text = <const O extends Options<string> = object>(maxLength = 500, options?: O): Made<string, O> =>
  make("text", Type.String({ maxLength }), options);

/** A text of a form: `name("^[a-z]+$", 40)`. */
export const pattern = <const O extends Options<string> = object>(form: string, maxLength: number, options?: O): Made<string, O> =>
  make("text", Type.String({ pattern: form, maxLength }), options);

/** One of a closed list. */
export const choice = <const Names extends readonly string[], const O extends Options<Names[number]> = object>(names: Names, options?: O): Made<Names[number], O> =>
  ({ ...make<Names[number], O>("text", Type.Union(names.map((name) => Type.Literal(name))), options), among: names });

export const flag = <const O extends Omit<Options<boolean>, "default" | "isRequired"> = object>(
  byDefault = false, options?: O,
): Field<boolean, "default", O extends { isInternal: true } ? true : false> => ({ type: "boolean", schema: Type.Boolean(), default: byDefault, ...options });

/** A flag that may be unsaid. */
export const maybe = <const O extends Omit<Options<boolean>, "default"> = object>(options?: O): Made<boolean, O> => make("boolean", Type.Boolean(), options);

export const number = <const O extends Options<number> = object>(options?: O): Made<number, O> => make("number", Type.Number(), options);

export const int = <const O extends Options<number> = object>(minimum: number, maximum: number, options?: O): Made<number, O> =>
  make("int", Type.Integer({ minimum, maximum }), options);

/** Anything of that shape. */
export const json = <Schema extends TSchema, const O extends Options<unknown> = object>(schema: Schema, options?: O, { code }: Pick<More, "code"> = {}): Made<Static<Schema>, O> =>
  ({ ...make<unknown, O>("json", schema, options), ...(code && { code }) } as Made<Static<Schema>, O>);

export const texts = <const O extends Options<readonly string[]> = object>(maxLength: number, options?: O, { code, among, ...limits }: More = {}): Made<string[], O> => {
  const item = among ? Type.Union(among.map((name) => Type.Literal(name))) : Type.String({ maxLength });
  return { ...make<string[], O & Options<string[]>>("text_array", Type.Array(item, limits), options as O & Options<string[]>), ...(code && { code }), ...(among && { among }) };
};

/** A source text, in a file of its own beside the object's: empty unless said. */
export function code<const O extends Omit<Options<string>, "default"> = object>(
  { limit, extension, isProgram, styles, filledBy, maxLength }: Code & { readonly maxLength?: number }, options?: O,
): Field<string, "default", false> {
  const schema = Type.String({ maxLength: limit ? mostLimit(limit) : (maxLength ?? 65_536) });
  const more = { ...(isProgram && { isProgram }), ...(styles !== undefined && { styles }), ...(filledBy !== undefined && { filledBy }) };
  return { type: "text", schema, default: "", code: { limit, extension, ...more }, ...options };
}
