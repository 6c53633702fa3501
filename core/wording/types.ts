import type { wordingUz } from "./wordingUz.ts";

/** A text that both sides say; a key that one language lacks does not compile. */
export type WordingKey = keyof typeof wordingUz;

export type WordingTable = Readonly<Record<WordingKey, string>>;

/** Values for the placeholders of a text, by name or by position: {field}, {0}. */
export type WordingParams = Readonly<Record<string, string | number>>;
