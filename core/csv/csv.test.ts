import { describe, expect, it } from "vitest";
import { byteOrderMark, harmless, quoted, withoutApostrophe } from "./cellOfCsv.ts";
import { readCsv } from "./readCsv.ts";

describe("csv", () => {
  it("TL50 a csv file is read whatever spreadsheet saved it: separator, quotes, line ends, mark of UTF-8", () => {
    const rows = [["key", "a;b"], ['he said "x"', " two\nlines "], ["", "1,5"]];
    for (const between of [";", ",", "\t"]) {
      const file = rows.map((row) => row.map((field) => quoted(field, between)).join(between)).join("\r\n");
      expect(readCsv(byteOrderMark + file)).toEqual(rows);
      expect(readCsv(`${file.replaceAll("\r\n", "\n")}\n\n`)).toEqual(rows);
    }
    expect(readCsv('a;"b')).toBeUndefined();
  });

  it("TL50 what was kept from running as a formula is itself again when it is read", () => {
    for (const text of ["=1+1", "@you", "-5", "'quoted'", "plain"]) expect(withoutApostrophe(harmless(text))).toBe(text);
    expect(harmless("=1+1")).toBe("'=1+1");
  });
});
