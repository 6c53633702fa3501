import { resolveWidth } from "#core/links/resolveWidth.ts";

/**
 * Elements as a wide form has them line by line. What has no share of a line (pixels, or a display condition that takes
 * it away) makes a line longer or shorter than it is here, and no worse than that.
 */
export function linesOf<T extends { readonly width?: number }>(elements: readonly T[]): T[][] {
  const lines: T[][] = [];
  let used = 0;
  for (const element of elements) {
    const share = shareOf(element.width);
    // A hair more than the line: thirds do not add up to one.
    if (lines.length === 0 || used + share > 1.001) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(element);
    used += share;
  }
  return lines;
}

function shareOf(width: number | undefined): number {
  const resolved = resolveWidth(width);
  if (resolved === undefined) return 1;
  if (resolved.unit === "pixels") return 0;
  return resolved.size / (resolved.unit === "columns" ? 12 : 100);
}
