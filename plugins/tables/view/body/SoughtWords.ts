import { createContext } from "react";

/** What somebody searches a table for, and the fields in which the server looks. */
export interface Sought {
  readonly words: string;
  readonly fields: ReadonlySet<string>;
}

export const nothingSought: Sought = { words: "", fields: new Set() };

/** The words that a table's body marks in its cells: nothing, unless its screen has a search. */
export const SoughtWords = createContext(nothingSought);

/** Of the words those that a column marks: none where search does not look into it. */
export const wordsFor = ({ words, fields }: Sought, field: string): string => (fields.has(field) ? words : "");
