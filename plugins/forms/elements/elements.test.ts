import { describe, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import { elements } from "./index.ts";

describe("elements", () => {
  it("F10 each type that is described is drawn, and announced by the manifest", () => {
    expect(elements.map(({ type }) => type)).toEqual([...manifest.contributes.formElement]);
    expect(new Set(elements.map(({ type }) => type)).size).toBe(elements.length);
  });
});
