import Type, { type Static } from "typebox";
import { Nullable, Text } from "./endpoint.ts";

/** A text that people read, and what it is in one language. */
export const WordingItem = Type.Object({
  key: Type.String(),
  /** What is translated: the text in the language that stands in for it, else in the project's own. */
  source: Type.String(),
  /** Null: the source is shown. */
  text: Nullable(Type.String()),
  /** The product says it, and the project may say it otherwise; else it is the project's own. */
  isBuiltIn: Type.Boolean(),
  /** The product has it in this language. */
  isSaid: Type.Boolean(),
});
export type WordingItem = Static<typeof WordingItem>;

export const Wording = Type.Object({
  language: Type.String(),
  /** In what language the sources are. */
  sourceLanguage: Type.String(),
  items: Type.Array(WordingItem),
});
export type Wording = Static<typeof Wording>;

/** Texts by key; null takes one away. */
export const WordingChanges = Type.Object({
  texts: Type.Record(Text({ minLength: 1, maxLength: 500 }), Nullable(Text({ maxLength: 100_000 }))),
});
export type WordingChanges = Static<typeof WordingChanges>;

const keys = Type.Array(Type.String());

/** What becomes of each text of {@link WordingChanges}, by its key. */
export const WordingReport = Type.Object({
  dryRun: Type.Boolean(),
  added: keys,
  changed: keys,
  removed: keys,
  same: keys,
  /** Neither the product nor the project has such a text: left out. */
  unknown: keys,
  /** Left out, and why, in the caller's language. */
  refused: Type.Array(Type.Object({ key: Type.String(), reason: Type.String() })),
});
export type WordingReport = Static<typeof WordingReport>;
