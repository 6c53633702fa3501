import { describe, expect, it } from "vitest";
import { compileSource } from "#sandbox/compile/compileSource.ts";
import { findSyntaxFaults } from "./findSyntaxFaults.ts";

const faults = (text: string, isTyped = true) => findSyntaxFaults({ text, isTyped, isMarkup: true });

describe("syntax errors of a script", () => {
  it("UI731 what the sandbox's compiler lets through stands at its line, several of one text too", () => {
    const text = "type Size = 1;\ntype Size = 2;\nexport default () => <b>ў</b>;\nenum Size {}\n";
    expect(compileSource({ path: "page:main/Card.tsx", text }).isOk).toBe(true);
    expect(faults(text)).toEqual([
      { line: 2, column: 5, message: "Identifier 'Size' has already been declared." },
      { line: 4, column: 5, message: "Identifier 'Size' has already been declared." },
    ]);
  });

  it("UI731 a text that ends too early is told of, a right one is not, and types are none in JavaScript", () => {
    expect(faults("export default () => <b>").map(({ line }) => line)).toEqual([1]);
    expect(faults("export default () => <b>{1 as number}</b>;")).toEqual([]);
    expect(faults("const a: number = 1;", false)).toHaveLength(1);
    expect(faults("\ud800 __proto__ {")).toHaveLength(1);
  });
});
