import { groupThousands, numberInput } from "#core/format/numberInput.ts";
import { readNumber, type ReadNumber } from "#core/format/readNumber.ts";

/** What an input holds, and what it means. */
export interface TypedNumber {
  readonly text: string;
  readonly read: ReadNumber;
}

/**
 * A text in which a person types: its spaces are those between thousands, wherever an edit has moved them, and come anew.
 * A number in another form stays as it is written.
 */
export const typedNumber = (typed: string): TypedNumber => {
  const bare = typed.replace(/[ \u00a0\u202f]/g, "");
  const simple = /^([+\u2212\u2013-]?)(\d*)(?:([.,])(\d*))?$/.exec(bare);
  if (simple === null) return { text: typed, read: readNumber(typed) };
  const [, sign = "", whole = "", radix, fraction = ""] = simple;
  const text = `${sign === "" || sign === "+" ? "" : "-"}${whole}${radix === undefined ? "" : `.${fraction}`}`;
  return { text: groupThousands(text), read: readNumber(text) };
};

const isNumberFor = (read: ReadNumber, isInt: boolean): boolean => read.kind === "number" && (read.isWhole || !isInt);

/**
 * A pasted text, in place of what was selected. By itself it is read in every form that a number has, strictly: two cells
 * of a sheet are not one number. Beside other digits it is a part of what is typed.
 */
export const pastedNumber = (pasted: string, { before, after, isInt }: { before: string; after: string; isInt: boolean }): TypedNumber => {
  const fragment = pasted.trim().replace(/\s*[\r\n]+\s*/g, "\t");
  const read = readNumber(fragment);
  if (before.trim() === "" && after.trim() === "") {
    return { text: read.kind === "number" && isNumberFor(read, isInt) ? numberInput(read.value) : fragment, read };
  }
  const isPart = read.kind !== "wrong" || /^[\d.,]+$/.test(fragment);
  return isPart ? typedNumber(before + fragment + after) : { text: before + fragment + after, read: { kind: "wrong" } };
};

/** What the input reports: the decimal; nothing; a text that is no number (or no whole one) as it stands, to be refused. */
export const reportedNumber = ({ text, read }: TypedNumber, isInt: boolean): string | undefined => {
  if (read.kind === "empty") return undefined;
  return read.kind === "number" && isNumberFor(read, isInt) ? read.value : text;
};

/** Where the caret goes in `text` so that as many characters other than spaces stand before it as before. */
export const caretAfter = (text: string, significant: number): number => {
  let seen = 0;
  for (const [index, character] of [...text].entries()) {
    if (seen === significant) return index;
    if (character !== " ") seen++;
  }
  return text.length;
};
