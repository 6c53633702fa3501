import { describe, expect, it } from "vitest";
import { agrees, fileKinds, kindInfo, type FileKind } from "./fileKinds.ts";
import { headLength, sniffFile, tailLength } from "./sniffFile.ts";

const latin1 = (text: string): Uint8Array => Buffer.from(text, "latin1");
const sniff = (bytes: Uint8Array): FileKind => sniffFile({ head: bytes.subarray(0, headLength), tail: bytes.subarray(-tailLength) });
const padded = (text: string): Uint8Array => latin1(text.padEnd(64, "\0"));
const entry = (name: string, content = ""): string => `PK\x03\x04${"\0".repeat(26)}${name}${content}`;

describe("sniffFile", () => {
  it.each<[FileKind, Uint8Array]>([
    ["png", padded("\x89PNG\r\n\x1a\n")],
    ["jpeg", padded("\xff\xd8\xff\xe0")],
    ["gif", padded("GIF89a")],
    ["webp", padded("RIFF\x01\x02\x03\x04WEBPVP8 ")],
    ["wav", padded("RIFF\x01\x02\x03\x04WAVEfmt ")],
    ["avif", padded("\0\0\0\x20ftypavif")],
    ["heic", padded("\0\0\0\x20ftypheic")],
    ["mp4", padded("\0\0\0\x20ftypisom")],
    ["mp4", padded("\0\0\0\x14ftypqt  ")],
    ["webm", padded("\x1aE\xdf\xa3")],
    ["pdf", padded("%PDF-1.7")],
    ["oldOffice", padded("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")],
    ["rtf", latin1("{\\rtf1 text}")],
    ["zip", padded(entry("a.txt"))],
    ["docx", padded(entry("[Content_Types].xml") + entry("word/document.xml"))],
    ["xlsx", latin1(`${entry("[Content_Types].xml")}${"\xaa".repeat(100_000)}xl/workbook.xml`)],
    ["pptx", padded(entry("[Content_Types].xml") + entry("ppt/presentation.xml"))],
    ["odt", padded(entry("mimetype", "application/vnd.oasis.opendocument.text"))],
    ["ods", padded(entry("mimetype", "application/vnd.oasis.opendocument.spreadsheet"))],
    ["program", padded("MZ\x90\0\x03\0")],
    ["program", padded("\x7fELF")],
    ["html", latin1("\n<!-- a --><!DOCTYPE html><p>")],
    ["html", latin1("\xef\xbb\xbf<script>alert(1)</script>")],
    ["html", latin1('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">')],
    ["svg", latin1('<?xml version="1.0"?>\n<!-- x --><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ["svg", Buffer.from('\ufeff<svg onload="alert(1)"></svg>', "utf16le")],
    ["xml", latin1('<?xml version="1.0"?><a/>')],
    ["text", Buffer.from("Номи;Сони\r\nҚалам;3\r\n")],
    ["text", latin1("\xcd\xee\xec\xe8;1\r\n")],
    ["text", latin1("MZ is how this text begins")],
    ["empty", latin1("")],
    ["unknown", latin1("\0\x01\x02\x03")],
  ])("FI5 the bytes are told as %s", (kind, bytes) => {
    expect(sniff(bytes)).toBe(kind);
  });

  it("FI210 a file that is two things at once has one kind, by its first bytes, and bears a name of that kind only", () => {
    const script = "<script>alert(1)</script>";
    const both: readonly (readonly [Uint8Array, FileKind, taken: string, refused: readonly string[]])[] = [
      [latin1(`GIF89a=1;/*${script}*/`), "gif", "gif", ["html", "js", "svg", "pdf"]],
      [latin1(`\x89PNG\r\n\x1a\n${script}`), "png", "png", ["html", "svg", "zip"]],
      [latin1(`%PDF-1.7 ${entry("[Content_Types].xml")}${entry("word/document.xml")}`), "pdf", "pdf", ["docx", "zip", "html"]],
      [latin1(`\xff\xd8\xff\xe0${"\0".repeat(100)}${entry("a.html")}`), "jpeg", "jpg", ["zip", "jar", "html"]],
      // It says that it holds four gigabytes in a hundred bytes.
      [latin1(`PK\x03\x04${"\0".repeat(14)}\x64\0\0\0\xff\xff\xff\xff${"\0".repeat(4)}[Content_Types].xml${entry("word/document.xml")}`), "docx", "docx", ["png", "html", "xlsx"]],
    ];
    for (const [bytes, kind, taken, refused] of both) {
      expect([sniff(bytes), agrees(kind, taken), refused.filter((extension) => agrees(kind, extension))]).toEqual([kind, true, []]);
    }
  });

  it.each([0, 1, 3, 11, 12])("FI5 %i bytes are read without looking behind their end", (length) => {
    expect(Object.keys(fileKinds)).toContain(sniff(latin1("RIFF\x01\x02\x03\x04WEBP".slice(0, length))));
  });

  it.each<[FileKind, string, boolean]>([
    ["png", "png", true],
    ["html", "png", false],
    ["text", "png", false],
    ["unknown", "png", false],
    ["png", "txt", false],
    ["png", "", false],
    ["program", "dwg", false],
    ["unknown", "dwg", true],
    ["text", "dwg", true],
    ["unknown", "", true],
    ["text", "csv", true],
    ["unknown", "csv", false],
    ["zip", "docx", false],
    ["docx", "docx", true],
    ["svg", "xml", false],
    ["html", "svg", false],
    ["empty", "pdf", false],
    ["empty", "txt", true],
  ])("FI5 %s under the extension %j: %s", (kind, extension, isRight) => {
    expect(agrees(kind, extension)).toBe(isRight);
  });

  it("FI27 what could run something is never shown in place", () => {
    const inline = (Object.keys(fileKinds) as FileKind[]).filter((kind) => kindInfo(kind).isInline);
    expect(inline).toEqual(["png", "jpeg", "gif", "webp", "bmp", "avif", "mp4", "webm", "mp3", "wav", "ogg", "flac", "pdf"]);
  });
});
