import { formatFileSize } from "#core/format/formatFileSize.ts";
import type { Locale } from "#core/locale.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { agrees, kindInfo, type FileKind } from "./fileKinds.ts";

/** Of a form element, what bounds its files (spec §3). */
export interface FileBounds {
  readonly type: string;
  /** In kilobytes; what is no positive number bounds nothing (spec §5). */
  readonly maxSize?: number | null;
  /** Empty, or with `*`: any. */
  readonly allowedExtensions?: readonly string[] | null;
}

export interface CheckedFile {
  readonly kind: FileKind;
  readonly extension: string;
  readonly size: number;
}

/**
 * Whether an element takes the file (spec §5 Upload). The size of an image is not bounded: the client shrinks it.
 * @throws CallFailure `unsupported_media_type` when name and content disagree, or the element takes no such file
 * @throws CallFailure `file_too_large`
 */
export function checkFile({ kind, extension, size }: CheckedFile, bounds: FileBounds, locale: Locale): void {
  const isImage = kindInfo(kind).isImage === true;
  const isOfElement = isAllowedExtension(extension, bounds) && (isImage || bounds.type !== "image");
  if (!isOfElement || !agrees(kind, extension)) throw new CallFailure("unsupported_media_type");
  const max = maxBytes(bounds);
  if (size > max && !isImage) throw new CallFailure("file_too_large", { params: { max: formatFileSize(max, locale) } });
}

function maxBytes({ maxSize }: FileBounds): number {
  return typeof maxSize === "number" && Number.isFinite(maxSize) && maxSize >= 0 ? maxSize * 1024 : Infinity;
}

function isAllowedExtension(extension: string, { allowedExtensions }: FileBounds): boolean {
  const allowed = (allowedExtensions ?? []).map((item) => item.trim().toLowerCase().replace(/^\*?\./, ""));
  return allowed.length === 0 || allowed.includes("*") || allowed.includes(extension);
}
