import { expect, it } from "vitest";
import { safeClasses } from "./safeClasses.ts";

it("UI860 of the classes that configuration gives, plain names are kept: none is one of the product's own, or of its libraries", () => {
  expect(safeClasses("wide  urgent-1 _cell_k0xx4_65 <b> x.y 1st leaflet-pane ql ProseMirror cm-editor qlarity")).toBe("wide urgent-1 qlarity");
  expect([safeClasses(undefined), safeClasses(""), safeClasses("_a"), safeClasses("a".repeat(300))]).toEqual([undefined, undefined, undefined, undefined]);
});
