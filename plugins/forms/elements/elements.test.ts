import { describe, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import { elements } from "./index.ts";

describe("elements", () => {
  it("F10 the plugin brings exactly the types that its manifest announces", () => {
    expect(elements.map(({ type }) => type)).toEqual([...manifest.contributes.formElement]);
    expect(new Set(elements.map(({ type }) => type)).size).toBe(elements.length);
  });
});
