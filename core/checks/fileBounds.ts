/** What an element says of the files that it takes (spec §3); configuration may carry nulls and anything else. */
export interface FileBounds {
  readonly type: string;
  /** In kilobytes; what is no positive number bounds nothing (spec §5). */
  readonly maxSize?: number | null;
  /** Empty, or with `*`: any. */
  readonly allowedExtensions?: readonly string[] | null;
}

/** Bytes of a file at most (spec §5 Upload). */
export function maxBytes({ maxSize }: Pick<FileBounds, "maxSize">): number {
  return typeof maxSize === "number" && Number.isFinite(maxSize) && maxSize >= 0 ? maxSize * 1024 : Infinity;
}

/** Extensions that are taken, lower case and without the point; undefined for any. */
export function allowedExtensions({ allowedExtensions: said }: Pick<FileBounds, "allowedExtensions">): readonly string[] | undefined {
  const allowed = (said ?? []).map((item) => item.trim().toLowerCase().replace(/^\*?\./, ""));
  return allowed.length === 0 || allowed.includes("*") ? undefined : allowed;
}
