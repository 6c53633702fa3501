import { describe, expect, it } from "vitest";
import { readCodeFormat } from "./codeFormat.ts";

describe("the format of an editor", () => {
  it("UI733 names a language in whatever case; markup stands in tsx and JavaScript, not in ts", () => {
    expect([" TSX ", "ts", "javascript", "SQL", "md", "html", "css"].map(readCodeFormat).map(({ language, extension }) => `${language} ${extension}`)).toEqual([
      "typescript tsx", "typescript ts", "javascript jsx", "sql sql", "markdown md", "html html", "css css",
    ]);
  });

  it("UI733 JSON has the schema of an entity; another language has none, and nothing known is plain", () => {
    expect(readCodeFormat("json:forms")).toEqual({ language: "json", extension: "json", schema: "forms", isProgram: false });
    expect([readCodeFormat("json").schema, readCodeFormat("sql:forms").schema, readCodeFormat("json:").schema]).toEqual([undefined, undefined, undefined]);
    for (const format of ["", "cobol", "__proto__", "constructor"]) expect(readCodeFormat(format).language).toBe("plaintext");
  });

  it("EP44 a program of an endpoint is TypeScript without markup and without the SDK of components", () => {
    expect(readCodeFormat("typescript:stage")).toEqual({ language: "typescript", extension: "ts", schema: undefined, isProgram: true });
    expect([readCodeFormat("typescript").isProgram, readCodeFormat("json:stage").isProgram]).toEqual([false, false]);
  });
});
