/** A part of an object of configuration, a column or an element, as it is arranged among the others. */
export interface ArrangedPart {
  readonly id: string;
  /** Undefined of one that is not saved yet. */
  readonly version?: number | undefined;
  /** The part that it stands in: a group of columns, a tab. */
  readonly parentId?: string | undefined;
  /** By property, as it is configured. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Where a part is to stand: in what, and before which of those that stand there; behind all of them unless said. */
export interface ArrangedPlace {
  readonly parentId?: string | undefined;
  readonly before?: string | undefined;
}

/** One thing that a person does while they arrange; taken back as one. */
export type ArrangeStep =
  | { readonly kind: "move"; readonly id: string; readonly to: ArrangedPlace }
  | { readonly kind: "change"; readonly id: string; readonly values: Readonly<Record<string, unknown>> }
  | { readonly kind: "add"; readonly id: string; readonly to: ArrangedPlace; readonly values: Readonly<Record<string, unknown>> }
  /** With everything that stands in it. */
  | { readonly kind: "remove"; readonly id: string };
