/** On or off; a capability of this kind is granted as a whole or not at all. */
export interface FlagKind {
  readonly kind: "flag";
}

/** Things of one sort: of a closed list, or names of the project. */
export interface ListKind {
  readonly kind: "list";
  /** All that can be in it; any name unless said. */
  readonly of?: readonly string[];
  /** Longest name. */
  readonly length?: number;
  /** What `*` among the names stands for: each of them. Without it `*` is a name like any other. */
  readonly star?: "everything";
  /** What is meant where nothing is said; without it something must be said. */
  readonly unsaid?: "everything" | "nothing";
}

/** By name, `*` for the names that are not said, what may be done. */
export interface RecordsKind {
  readonly kind: "records";
  readonly operations: readonly string[];
}

/** Several of them by name. */
export interface ObjectKind {
  readonly kind: "object";
  readonly fields: Readonly<Record<string, FlagKind | ListKind>>;
}

/** The shape of a capability's grant. Type, schema, comparison, description and check of a manifest follow from it. */
export type GrantKind = FlagKind | ListKind | RecordsKind | ObjectKind;

type Item<Kind> = Kind extends { readonly of: readonly (infer One)[] } ? One : string;

type Optional<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends FlagKind | { readonly unsaid: string } ? Name : never;
}[keyof Fields];

type FieldsOf<Fields> = { readonly [Name in Exclude<keyof Fields, Optional<Fields>>]: FieldOf<Fields[Name]> } & {
  readonly [Name in Optional<Fields>]?: FieldOf<Fields[Name]>;
};

type FieldOf<Kind> = Kind extends FlagKind ? boolean : readonly Item<Kind>[];

/** What a grant of this kind is, as data. */
export type GrantOf<Kind> = Kind extends { readonly operations: readonly (infer Operation)[] }
  ? Readonly<Record<string, readonly Operation[]>>
  : Kind extends { readonly fields: infer Fields }
    ? FieldsOf<Fields>
    : Kind extends FlagKind
      ? true
      : readonly Item<Kind>[];
