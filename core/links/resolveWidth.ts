/** A configured width: grid columns of twelve, percent, or pixels. */
export interface Width {
  readonly unit: "columns" | "percent" | "pixels";
  readonly size: number;
}

/** Up to 12 grid columns, 13 to 100 percent, above 100 pixels (spec §9, D48); undefined when there is none. */
export function resolveWidth(width: number | string | null | undefined): Width | undefined {
  const size = typeof width === "string" && width.trim() !== "" ? Number(width) : width;
  if (typeof size !== "number" || !Number.isFinite(size) || size <= 0) return undefined;
  if (size <= 12) return { unit: "columns", size };
  return { unit: size <= 100 ? "percent" : "pixels", size };
}
