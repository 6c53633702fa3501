import type { FileKind } from "./fileKinds.ts";

/** Bytes of the beginning that are looked at. */
export const headLength = 4_096;
/** Bytes of the end that are looked at: the directory of a packed file lies there, and is read without unpacking. */
export const tailLength = 65_536;

interface Signature {
  readonly kind: FileKind;
  readonly at: number;
  /** Latin-1; `?` stands for any byte. */
  readonly bytes: string;
}

const signature = (kind: FileKind, bytes: string, at = 0): Signature => ({ kind, bytes, at });

/** In the order in which they are tried. */
const signatures: readonly Signature[] = [
  signature("png", "\x89PNG\r\n\x1a\n"),
  signature("jpeg", "\xff\xd8\xff"),
  signature("gif", "GIF87a"),
  signature("gif", "GIF89a"),
  signature("webp", "RIFF????WEBP"),
  signature("wav", "RIFF????WAVE"),
  signature("avi", "RIFF????AVI "),
  signature("bmp", "BM????\0\0\0\0"),
  signature("tiff", "II*\0"),
  signature("tiff", "MM\0*"),
  signature("icon", "\0\0\x01\0"),
  signature("avif", "ftypavif", 4),
  signature("avif", "ftypavis", 4),
  signature("heic", "ftyphei", 4),
  signature("heic", "ftypmif1", 4),
  signature("mp4", "ftyp", 4),
  signature("mp4", "moov", 4),
  signature("webm", "\x1aE\xdf\xa3"),
  signature("wmv", "0&\xb2u\x8ef\xcf\x11"),
  signature("mp3", "ID3"),
  signature("mp3", "\xff\xfb"),
  signature("mp3", "\xff\xf3"),
  signature("mp3", "\xff\xf2"),
  signature("ogg", "OggS"),
  signature("flac", "fLaC"),
  signature("pdf", "%PDF-"),
  signature("rtf", "{\\rtf"),
  signature("oldOffice", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"),
  signature("zip", "PK\x03\x04"),
  signature("zip", "PK\x05\x06"),
  signature("rar", "Rar!\x1a\x07"),
  signature("sevenZip", "7z\xbc\xaf\x27\x1c"),
  signature("gzip", "\x1f\x8b"),
  signature("program", "MZ"),
  signature("program", "\x7fELF"),
];

interface FileEnds {
  /** The first {@link headLength} bytes, or all. */
  readonly head: Uint8Array;
  /** The last {@link tailLength} bytes, or all. */
  readonly tail: Uint8Array;
}

/**
 * What the bytes are, whatever the name says (D9). Nothing is unpacked or interpreted: package file-type inflates the entries of
 * archives and walks through containers for it, of files whole, and tells neither HTML nor SVG from text.
 */
export function sniffFile({ head, tail }: FileEnds): FileKind {
  if (head.length === 0) return "empty";
  const text = latin1(head);
  const found = signatures.find(({ bytes, at }) => matches(text, bytes, at));
  // A program begins with two letters that a text may begin with too.
  if (found && !(found.bytes === "MZ" && isText(head))) {
    return found.kind === "zip" ? insideZip(text, latin1(tail)) : found.kind;
  }
  return isText(head) ? kindOfText(text) : "unknown";
}

const latin1 = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString("latin1");

function matches(text: string, bytes: string, at: number): boolean {
  if (text.length < at + bytes.length) return false;
  for (let index = 0; index < bytes.length; index += 1) {
    const wanted = bytes[index];
    if (wanted !== "?" && text[at + index] !== wanted) return false;
  }
  return true;
}

/** OpenDocument and EPUB name themselves in the first entry (ODF 1.2 §3.3); Office is known by its folders. */
function insideZip(head: string, tail: string): FileKind {
  const mimetype = /^PK\x03\x04[^]{26}mimetype([a-z./+-]+)/.exec(head)?.[1] ?? "";
  if (mimetype.startsWith("application/vnd.oasis.opendocument.text")) return "odt";
  if (mimetype.startsWith("application/vnd.oasis.opendocument.spreadsheet")) return "ods";
  if (mimetype.startsWith("application/vnd.oasis.opendocument.presentation")) return "odp";
  if (mimetype.startsWith("application/epub+zip")) return "epub";
  const has = (name: string): boolean => head.includes(name) || tail.includes(name);
  if (!has("[Content_Types].xml")) return "zip";
  if (has("word/document")) return "docx";
  if (has("xl/workbook")) return "xlsx";
  return has("ppt/presentation") ? "pptx" : "zip";
}

/** Tab, line feed, form feed, carriage return, escape. */
const textControls: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b]);

/** Text in UTF-8, UTF-16 with its mark, or an older encoding: no byte that only binary files have. */
function isText(head: Uint8Array): boolean {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) return true;
  return !head.some((byte) => byte < 0x20 && !textControls.has(byte));
}

function kindOfText(text: string): FileKind {
  // Encodings of two bytes read as one with zeros between; marks and comments may stand before the first element.
  const plain = text.replaceAll("\0", "").replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, "").toLowerCase();
  const start = plain.replace(/<!--[^]*?(-->|$)/g, "").trimStart();
  if (/^<(!doctype html|html|head|body|script|iframe)[\s/>]|^<\?xml[^]*<html[\s>]/.test(start)) return "html";
  if (start.startsWith("<") && /<svg[\s>:]/.test(start)) return "svg";
  return start.startsWith("<?xml") ? "xml" : "text";
}
