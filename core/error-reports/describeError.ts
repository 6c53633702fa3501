/** A place in our own code. */
export interface ErrorFrame {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface DescribedError {
  /** Of its class: `TypeError`. */
  readonly name: string;
  readonly message: string;
  /** Where it came from, the innermost place first; places outside our own code are left out. */
  readonly stack: readonly ErrorFrame[];
}

const framesAtMost = 20;
const wordsAtMost = 40;
const stackAtMost = 20_000;

/** A line of a stack ends with its place, in parentheses or without: `at render (https://host/assets/a.js:1:20)`, `render@https://host/assets/a.js:1:20`. */
const place = /(\S+?):(\d{1,9}):(\d{1,9})\)?$/;
/** A word of a sentence, with what may stand around it, or the number of one of React's errors. */
const word = /^([("]?[A-Za-z][A-Za-z_-]{0,29}[)".,:;!?]{0,2}|#\d{1,4};)$/;
/** The one quoted part of an engine's message that names code, not data. */
const property = /\((reading|setting) '([A-Za-z_$][\w$]{0,39})'\)$/;

/**
 * An error as it may be told to others: without anything that somebody may have typed. Undefined where no line of its stack is of our code.
 * @param fileOf the file of our own that an address is; undefined for any other
 * @example describeError(new TypeError("x is not a function"), fileOf) // { name: "TypeError", message: "x is not a function", stack: […] }
 */
export function describeError(error: Error, fileOf: (address: string) => string | undefined): DescribedError | undefined {
  const stack = framesOf(error.stack ?? "", fileOf);
  if (stack.length === 0) return undefined;
  return { name: /^[A-Za-z]{1,60}$/.test(error.name) ? error.name : "Error", message: plainMessage(error.message), stack };
}

/** What an error came of, where our own code is in that too: it says more than the error around it. */
export function describeCause(error: Error, fileOf: (address: string) => string | undefined): DescribedError | undefined {
  const { cause } = error;
  return (cause instanceof Error ? describeError(cause, fileOf) : undefined) ?? describeError(error, fileOf);
}

/** By which one kind of error is told from another. */
export const fingerprintOf = ({ name, message, stack }: DescribedError): string => JSON.stringify([name, message, stack[0]]);

function framesOf(stack: string, fileOf: (address: string) => string | undefined): ErrorFrame[] {
  const frames = stack.slice(0, stackAtMost).split("\n").flatMap((line): ErrorFrame[] => {
    const [, before = "", at, column] = place.exec(line.trim()) ?? [];
    const file = fileOf(before.replace(/^.*[(@]/, ""));
    return file === undefined ? [] : [{ file, line: Number(at), column: Number(column) }];
  });
  return frames.slice(0, framesAtMost);
}

/** Words of Latin letters alone: quoted texts, numbers, addresses and any other script are left out. */
export function plainMessage(message: string): string {
  const text = message.slice(0, 1_000);
  const [ending = "", kind, name] = property.exec(text) ?? [];
  const unquoted = text.slice(0, text.length - ending.length).replace(/"[^"]*("|$)|“[^”]*(”|$)|«[^»]*(»|$)|`[^`]*(`|$)|(?<![A-Za-z])'[^']*('|$)/g, " … ");
  const words = unquoted.split(/\s+/).filter((one) => one !== "").slice(0, wordsAtMost).map((one) => (word.test(one) ? one : "…"));
  const plain = words.filter((one, index) => one !== "…" || words[index - 1] !== "…").join(" ");
  return kind === undefined ? plain : `${plain} (${kind} '${name}')`.trim();
}
