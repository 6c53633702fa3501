import { allowedExtensions, maxBytes, type FileBounds } from "#core/checks/fileBounds.ts";
import { fileLimit } from "#core/checks/checkFileCount.ts";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import { splitFileName } from "#core/format/splitFileName.ts";
import type { Locale } from "#core/locale.ts";
import { say } from "#core/wording/say.ts";
import type { TextParams } from "#sdk/capabilities/i18n.ts";
import type { FormElement } from "#sdk/wire.ts";
import { isPicture } from "#sdk/ui/files/pictureKinds.ts";

export interface Admission {
  readonly taken: readonly File[];
  /** Why the others are not, a line each. */
  readonly notes: readonly string[];
}

interface Circumstances {
  readonly element: FormElement;
  /** Files that the field has or is getting. */
  readonly count: number;
  readonly locale: Locale;
  readonly t: (key: string, params?: TextParams) => string;
}

/** Which files of those that a person gives an element takes (spec §5 Upload); the server looks again. */
export function admitFiles(files: readonly File[], around: Circumstances): Admission {
  const judged = files.map((file) => ({ file, note: noteOf(file, around) }));
  const fitting = judged.filter(({ note }) => note === undefined).map(({ file }) => file);
  const notes = judged.flatMap(({ note }) => note ?? []);
  // One takes the place of the one that is there.
  const room = Math.max(0, isSeveral(around.element) ? fileLimit(around.element) - around.count : 1);
  const beyond = fitting.slice(room).map(({ name }) => name);
  const max = fileLimit(around.element);
  return {
    taken: fitting.slice(0, room),
    notes: beyond.length === 0 ? notes : [...notes, around.t("forms.files.leftOut", { max, names: beyond.join(", ") })],
  };
}

export const isSeveral = (element: FormElement): boolean => fileLimit(element) > 1;

function noteOf(file: File, { element, locale, t }: Circumstances): string | undefined {
  const { name } = file;
  const { extension } = splitFileName(name);
  const allowed = allowedExtensions(element);
  const picture = isPicture(file, extension);
  if (element.type === "image" && !picture) return t("forms.files.onlyImages", { name });
  if (allowed && !allowed.includes(extension.toLowerCase())) return t("forms.files.onlyKinds", { name, kinds: listOf(allowed) });
  return picture || file.size <= maxBytes(element) ? undefined : `${name}: ${sizeText(element, locale)}`;
}

const listOf = (extensions: readonly string[]): string => extensions.map((one) => one.toUpperCase()).join(", ");

/** 'Файл ўлчами {0} гача бўлиши мумкин' */
const sizeText = (element: FileBounds, locale: Locale): string =>
  say(locale, "error.file_too_large", { max: formatFileSize(maxBytes(element), locale) });

/** What an element takes, before anybody has chosen: "PDF, JPG · 5 МБ гача · кўпи билан 3 та". */
export function boundsText({ element, locale, t }: Omit<Circumstances, "count">): string {
  const allowed = allowedExtensions(element);
  const max = maxBytes(element);
  return [
    allowed && listOf(allowed),
    // Images are shrunk in place of being refused.
    element.type !== "image" && Number.isFinite(max) && t("forms.files.upTo", { size: formatFileSize(max, locale) }),
    isSeveral(element) && Number.isFinite(fileLimit(element)) && t("forms.files.atMost", { count: fileLimit(element) }),
  ].filter(Boolean).join(" · ");
}

/** For the system's picker; a phone offers its camera where images are wanted. */
export function acceptOf(element: FormElement): string {
  const allowed = allowedExtensions(element);
  if (!allowed) return element.type === "image" ? "image/*" : "";
  const camera = element.type === "image" && allowed.some((one) => one === "jpg" || one === "jpeg") ? ["image/jpeg"] : [];
  return [...allowed.map((one) => `.${one}`), ...camera].join(",");
}
