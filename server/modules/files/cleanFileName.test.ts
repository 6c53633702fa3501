import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanFileName } from "./cleanFileName.ts";

const hostile = fc.constantFrom("/", "\\", ".", "..", " ", "\0", "\u202e", "\ud83d", "\ude00", "\u0306", "и", "😀", '"', ".png", ".TXT");
const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

describe("cleanFileName", () => {
  it.each([
    ["report.PDF", "report.PDF", "pdf"],
    ["../../etc/passwd", "passwd", ""],
    ["C:\\Users\\me\\ариза.docx", "ариза.docx", "docx"],
    ["a\0b\r\nc\u007f.txt", "abc.txt", "txt"],
    ["\u202Egpj.exe", "gpj.exe", "exe"],
    ["a\ud800b.png", "ab.png", "png"],
    ["..", "file", ""],
    [".htaccess", "htaccess", ""],
    ["", "file", ""],
    ["   .png", "png", ""],
    ['a"b<c>|?*:.txt', "a_b_c_____.txt", "txt"],
    ["Қ̆.txt", "Қ̆.txt", "txt"],
    ["и\u0306.txt", "й.txt", "txt"],
    ["a.tar.gz", "a.tar.gz", "gz"],
    ["no.ext ension", "no.ext ension", ""],
  ])("FI8 %j becomes %j", (given, name, extension) => {
    expect(cleanFileName(given)).toEqual({ name, extension });
  });

  it("FI8 a long name is cut between characters and keeps its extension", () => {
    const { name } = cleanFileName(`${"😀".repeat(300)}.jpeg`);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
    expect(name).toMatch(/^(😀)+\.jpeg$/u);
  });

  it("FI8 whatever is given, the name is one part, visible, short and well formed", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(hostile, unit), { maxLength: 120 }), (pieces) => {
        const given = pieces.join("");
        const { name, extension } = cleanFileName(given);
        expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}\p{Cs}"]|^\.|^$/u);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
        expect(extension).toMatch(/^[a-z0-9]{0,16}$/);
        expect(cleanFileName(name)).toEqual({ name, extension });
      }),
    );
  });
});
