import { allowedExtensions, maxBytes, type FileBounds } from "#core/checks/fileBounds.ts";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import type { Locale } from "#core/locale.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { agrees, isImageExtension, kindInfo, type FileKind } from "./fileKinds.ts";

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
  if (!agrees(kind, extension)) throw new CallFailure("unsupported_media_type");
  checkBounds({ extension, size, isImage: kindInfo(kind).isImage === true }, bounds, locale);
}

/**
 * The same by what a name and a size say, before there are bytes to look at.
 * @throws CallFailure unsupported_media_type, file_too_large
 */
export function checkAnnounced({ extension, size }: Omit<CheckedFile, "kind">, bounds: FileBounds, locale: Locale): void {
  checkBounds({ extension, size, isImage: isImageExtension(extension) }, bounds, locale);
}

interface Told extends Omit<CheckedFile, "kind"> {
  readonly isImage: boolean;
}

function checkBounds({ extension, size, isImage }: Told, bounds: FileBounds, locale: Locale): void {
  const isOfElement = (allowedExtensions(bounds)?.includes(extension) ?? true) && (isImage || bounds.type !== "image");
  if (!isOfElement) throw new CallFailure("unsupported_media_type");
  const max = maxBytes(bounds);
  if (size > max && !isImage) throw tooLarge(max, locale);
}

export const tooLarge = (max: number, locale: Locale): CallFailure =>
  new CallFailure("file_too_large", { params: { max: formatFileSize(max, locale) } });
