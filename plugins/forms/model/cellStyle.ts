import type { CSSProperties } from "react";
import { resolveWidth } from "#core/links/resolveWidth.ts";

/**
 * The width of a field: columns of twelve, percent, or pixels (D48). Between a phone and a wide form a field takes half
 * of the line or the whole, because a quarter of it holds no date.
 */
export function cellStyle(width: number | undefined): CSSProperties {
  const resolved = resolveWidth(width);
  switch (resolved?.unit) {
    case undefined:
      return {};
    case "pixels":
      return { "--width": `${resolved.size}px`, "--width-medium": `${resolved.size}px` } as CSSProperties;
    case "columns":
      return shares(resolved.size / 12);
    case "percent":
      return shares(resolved.size / 100);
  }
}

const shares = (share: number): CSSProperties =>
  ({ "--width": widthOf(share), "--width-medium": widthOf(share > 0.5 ? 1 : 0.5) }) as CSSProperties;

/** A share of the line with its gaps, less a hair, so that rounding never breaks a full line. */
const widthOf = (share: number): string => `calc((100% + var(--field-gap)) * ${share} - var(--field-gap) - 0.02px)`;
