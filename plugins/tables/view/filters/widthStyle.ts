import type { CSSProperties } from "react";
import { resolveWidth } from "#core/links/resolveWidth.ts";

/** A configured width among the filters of the bar; undefined for as wide as the text is. */
export function widthStyle(width: unknown): CSSProperties | undefined {
  const { unit, size = 0 } = resolveWidth(width as number | null | undefined) ?? {};
  if (unit === undefined) return undefined;
  const share = unit === "columns" ? `calc((100% + var(--space-2)) * ${size / 12} - var(--space-2))` : unit === "percent" ? `${size}%` : `${size}px`;
  return { width: share, maxWidth: "100%" };
}
