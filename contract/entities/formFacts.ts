import type { Purpose } from "#core/expressions/purposes/purposes.ts";

/** Parts of an entity's form, in their order. */
export const formGroups = ["general", "data", "look", "behaviour", "limits", "access", "code"] as const;
export type FormGroup = (typeof formGroups)[number];

/** What of a project's configuration a value may name; the form offers it. */
export type NamedKind =
  | "datasets" | "tables" | "forms" | "components" | "metrics" | "endpoints" | "exports"
  /** By their names for signing in. */
  | "users"
  /** Fields of what the owner shows, and those one step along its relations. */
  | "fields"
  /** The same of a dataset that is named. */
  | "datasetFields"
  /** Without those along relations. */
  | "ownFields"
  /** Keys of a table's columns. */
  | "columns"
  | "links" | "icons"
  /** Those that something asks for or a role holds. */
  | "permissions"
  /** Those that something asks for, with where it does. */
  | "askedPermissions"
  | "roles"
  | "plugins" | "elementTypes" | "filterElements" | "operators" | "cellFormats" | "buttonActions" | "colours" | "timeZones"
  /** Those that the project offers. */
  | "languages"
  /** Expressions of cron that are often meant. */
  | "times";

/** Where a form offers what a value may name. */
export interface Naming {
  readonly of: NamedKind;
  /** The property, of the same object, by whose value the offer is narrowed: the owner, a source, a table's name. */
  readonly by?: string;
  /** Only what is offered can be chosen; otherwise other texts stand beside it: paths, expressions, permissions to come. */
  readonly isClosed?: true;
}

/** An expression, or a text that may be one: the form colours it, completes its names and tests it with records. */
export interface Formula {
  readonly purpose: Purpose;
  /** The property, of the same object, that leads to the table or form by whose rows it is tested. */
  readonly of: string;
  /** The property whose value names the field that the expression sees as `value`. */
  readonly value?: string;
}

/** What the form needs to know of a property inside a JSON value. */
export interface InnerFacts {
  /** A key of the platform's translations. */
  readonly title: string;
  readonly names?: Naming;
  /** What people read of each value of a closed list. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What administrators read below its label, a key of the platform's translations. */
  readonly help?: string;
  /** Only where the property `of` beside it has one of these values. */
  readonly onlyFor?: { readonly of: string; readonly among: readonly string[] };
  /** Share of a line of twelve. */
  readonly width?: number;
  readonly inner?: Inner;
}

/** The properties of an object, or of each of a list, that have an element of their own, in their order. */
export type Inner = Readonly<Record<string, InnerFacts>>;

/** What says of which type a value is, and whose fields have options for it. */
export interface TypedBy {
  /** The property with the type: of an element, or of a dataset's field. */
  readonly property: string;
  /** The property that leads to the table or form whose fields have the options of a choice. */
  readonly of?: string;
  /** An expression may stand for it. */
  readonly purpose?: Purpose;
}
