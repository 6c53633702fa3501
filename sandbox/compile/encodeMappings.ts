import { digits, type Segment } from "#core/source-maps/sourceMappings.ts";

/** The "mappings" of a source map of one source (ECMA-426); the other way round: `decodeMappings`. */
export function encodeMappings(lines: readonly (readonly Segment[])[]): string {
  let sourceLine = 0;
  let sourceColumn = 0;
  const encodeLine = (segments: readonly Segment[]): string => {
    let column = 0;
    const texts = segments.map((segment) => {
      const steps = [segment.column - column, 0, segment.sourceLine - sourceLine, segment.sourceColumn - sourceColumn];
      ({ column, sourceLine, sourceColumn } = segment);
      return steps.map(encodeNumber).join("");
    });
    return texts.join(",");
  };
  return lines.map(encodeLine).join(";");
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1;
  let text = "";
  do {
    const bits = rest & 31;
    rest >>>= 5;
    text += digits[rest > 0 ? bits | 32 : bits] ?? "";
  } while (rest > 0);
  return text;
}
