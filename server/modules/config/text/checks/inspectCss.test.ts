import { describe, expect, it } from "vitest";
import { inspectCss } from "./inspectCss.ts";

describe("css as its author wrote it", () => {
  it("CF45 what is no css is told with its line and column", () => {
    expect(inspectCss("p { color: red }\nq { color: ").fault).toEqual({ line: 2, column: 1, why: "Unclosed block" });
    expect(inspectCss("p { color: red } }").fault).toEqual({ line: 1, column: 18, why: "Unexpected }" });
    expect(inspectCss("p { content: 'x }").fault).toMatchObject({ line: 1, column: 14 });
    for (const css of ["", "/* nothing */", "p { & > b { color: red } }", "@media (width > 1px) { p { top: 0 } }"]) {
      expect(inspectCss(css)).not.toHaveProperty("fault");
    }
  });

  it("CF45 rules are counted as the sandbox counts them: nested ones and groups, not the steps of keyframes", () => {
    expect(inspectCss("p { color: red; & b { top: 0 } } @media print { i { top: 0 } } @keyframes k { from { top: 0 } to { top: 1px } }").rules).toBe(5);
  });

  it("CF46 what will be left out is told with its place, in any spelling", () => {
    const css = [
      "@import url(x.css);", "p { position: fixed; color: red }", "@font-face { font-family: x }",
      "q { background: u\\72l(https://evil.example) }", "@media print { b { --x: url(x) } }", "@layer a, b;", "@keyframes k { from { background: url(x) } }",
      "i { content: '\\2014' }",
    ].join("\n");
    expect(inspectCss(css).leftOut.map(({ line, column, what }) => [line, column, what])).toEqual([
      [1, 1, "@import"], [2, 5, "position: fixed"], [3, 1, "@font-face"], [4, 5, "background: u\\72l(https://evil.example)"],
      [5, 20, "--x: url(x)"], [6, 1, "@layer"], [7, 23, "background: url(x)"],
    ]);
  });

  it("CF45 no text makes it throw", () => {
    const pieces = ["{", "}", ";", ":", "@media", "/*", "*/", "'", '"', "\\", "url(", ")", "p", "\n", "--x", "&", "\0", "!"];
    for (let seed = 1; seed < 2_000; seed += 1) {
      const text = Array.from({ length: 12 }, (_, at) => pieces[(seed * (at + 7) * 2_654_435_761) % pieces.length]).join("");
      expect(() => inspectCss(text)).not.toThrow();
    }
  });
});
