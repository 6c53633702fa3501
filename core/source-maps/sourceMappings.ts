/** A place in the author's own source, both from 1. */
export interface SourcePlace {
  readonly line: number;
  readonly column: number;
}

/** One mapped piece: column in the output and place in the source, all from 0. */
export interface Segment {
  readonly column: number;
  readonly sourceLine: number;
  readonly sourceColumn: number;
}

/** Of a number in mappings, six bits each. */
export const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Decodes the "mappings" of a source map of one source (ECMA-426): segments by output line. */
export function decodeMappings(mappings: string): Segment[][] {
  let sourceLine = 0;
  let sourceColumn = 0;
  return mappings.split(";").map((line) => {
    let column = 0;
    const segments: Segment[] = [];
    for (const text of line.split(",")) {
      const [columnStep = 0, , lineStep = 0, sourceColumnStep = 0] = decodeNumbers(text);
      column += columnStep;
      sourceLine += lineStep;
      sourceColumn += sourceColumnStep;
      if (text !== "") segments.push({ column, sourceLine, sourceColumn });
    }
    return segments;
  });
}

/** Variable-length base 64: five bits a digit, the lowest bit of a number is its sign. */
function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const digit of text) {
    const bits = digits.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if ((bits & 32) !== 0) continue;
    numbers.push((value & 1) === 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** Where a place of the output comes from: the nearest piece that begins at or before it; the same place if none does. */
export function findOriginal(mappings: readonly Segment[][], place: SourcePlace): SourcePlace {
  const segment = mappings[place.line - 1]?.findLast(({ column }) => column <= place.column - 1);
  if (!segment) return place;
  return { line: segment.sourceLine + 1, column: segment.sourceColumn + 1 };
}
