type Version = readonly [major: number, minor: number, patch: number];

/** From `from` on, and below `below`. */
interface Span {
  readonly from: Version;
  readonly below: Version;
}

const endless: Version = [Infinity, 0, 0];
const partial = /^(\^|~|>=|<=|>|<|=)?\s*v?(\d{1,6}|\*|x)(?:\.(\d{1,6}|\*|x))?(?:\.(\d{1,6}|\*|x))?$/i;
const plain = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/;

/**
 * Whether a version lies in a range of semantic versioning: `^1.0`, `~1.2.3`, `1.x`, `>=1.0 <3`, `1 || 2`.
 * Releases only: a version or range with a pre-release is none that is understood.
 *
 * @returns undefined when the range cannot be read
 * @example satisfiesRange("1.4.0", "^1.2") // true
 */
export function satisfiesRange(version: string, range: string): boolean | undefined {
  const match = plain.exec(version);
  if (match === null || range.length > 100) return undefined;
  const wanted: Version = [Number(match[1]), Number(match[2]), Number(match[3])];
  const alternatives = range.split("||").map((one) => readComparators(one));
  if (alternatives.includes(undefined)) return undefined;
  return alternatives.some((spans) => spans?.every(({ from, below }) => compare(wanted, from) >= 0 && compare(wanted, below) < 0));
}

/** All comparators of one alternative; they hold together. */
function readComparators(text: string): Span[] | undefined {
  const parts = text.trim().replace(/([<>=^~])\s+/g, "$1").split(/\s+/).filter((part) => part !== "");
  const spans = parts.map(readComparator);
  return parts.length === 0 || spans.includes(undefined) ? undefined : (spans as Span[]);
}

function readComparator(text: string): Span | undefined {
  const match = partial.exec(text);
  if (match === null) return undefined;
  const [, operator = "", ...written] = match;
  const numbers: number[] = [];
  for (const part of written) {
    if (part === undefined || /^[*x]$/i.test(part)) break;
    numbers.push(Number(part));
  }
  return spanOf(operator, numbers);
}

function spanOf(operator: string, numbers: readonly number[]): Span {
  const [major = 0, minor = 0, patch = 0] = numbers;
  const lowest: Version = [major, minor, patch];
  const zero: Version = [0, 0, 0];
  /** The first version behind all that begin with the written numbers. */
  const behind = next(numbers, numbers.length - 1);
  switch (operator) {
    case "^":
      return { from: lowest, below: next(numbers, firstThatCounts(numbers)) };
    case "~":
      return { from: lowest, below: next(numbers, Math.min(1, numbers.length - 1)) };
    case ">=":
      return { from: lowest, below: endless };
    case ">":
      return { from: behind, below: endless };
    case "<":
      return { from: zero, below: lowest };
    case "<=":
      return { from: zero, below: behind };
    default:
      return { from: lowest, below: behind };
  }
}

/** Of `^0.2.3` the minor version counts, of `^0.0.3` the patch: the first number that is not zero, else the last. */
function firstThatCounts(numbers: readonly number[]): number {
  const index = numbers.findIndex((number) => number > 0);
  return index < 0 ? numbers.length - 1 : index;
}

/** The version with the number at `index` one higher and nothing behind it; without an index, no version is too high. */
function next(numbers: readonly number[], index: number): Version {
  if (index < 0) return endless;
  const raised = [0, 1, 2].map((place) => (place < index ? (numbers[place] ?? 0) : place === index ? (numbers[place] ?? 0) + 1 : 0));
  return raised as unknown as Version;
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || 0;
}
