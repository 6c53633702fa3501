import { aggregateNames } from "./aggregateRows.ts";

type AggregateName = (typeof aggregateNames)[number];

/** The specification's own words for aggregates, beside the language's names. */
const said: Readonly<Record<string, AggregateName>> = { average: "avg", "value count": "valueCount" };

const inCode = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`|[{}]|(?<![\w$.])(?:average|value\s+count)(?=\s*\()/gs;
const inTemplate = /\\.|`|\$\{/gs;

/** The aggregate that a footer's word alone means: `sum`, `average`, `value count`; undefined where it is none. */
export function footerWord(text: string): AggregateName | undefined {
  const word = text.replace(/\s+/g, " ");
  return aggregateNames.find((name) => name === word) ?? (Object.hasOwn(said, word) ? said[word] : undefined);
}

/**
 * A formula in which the specification's words stand as the language has them, as long as before: a failure's place stays
 * its place. Texts are left alone.
 * @example readFooterWords("average(amount)") // "avg    (amount)"
 */
export function readFooterWords(formula: string): string {
  /** What is open around the place: templates, and braces of code within them. */
  const open: string[] = [];
  let read = "";
  for (let at = 0; at < formula.length; ) {
    const isText = open.at(-1) === "`";
    const pattern = isText ? inTemplate : inCode;
    pattern.lastIndex = at;
    const match = pattern.exec(formula);
    const [piece = "", end = formula.length] = match ? [match[0], match.index] : [];
    read += formula.slice(at, end) + (isText ? piece : (footerWord(piece) ?? piece).padEnd(piece.length));
    if (piece === "`" && !isText) open.push(piece);
    else if (piece === "{" || piece === "${") open.push(piece);
    else if (piece === "}" || piece === "`") open.pop();
    at = end + piece.length;
  }
  return read;
}
