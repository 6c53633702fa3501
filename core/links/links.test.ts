import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillLink, labelParts, modalWidth, parseTarget, resolveWidth, safeNext, splitParts } from "./index.ts";

const origin = "https://app.example";

describe("links", () => {
  it("C100 _target is blank, self, modal or modal_N", () => {
    expect([parseTarget("blank"), parseTarget("self")]).toEqual([{ kind: "blank" }, { kind: "self" }]);
    expect(parseTarget("modal_640")).toEqual({ kind: "modal", width: "640px" });
    for (const other of [undefined, null, "", "modal_x", "top", "modal_-5"]) expect(parseTarget(other))
      .toEqual({ kind: "default" });
  });

  it("C101 modal width 0 means 80 %, above 100 pixels, otherwise percent", () => {
    expect([parseTarget("modal"), parseTarget("modal_0")]).toEqual(Array(2).fill({ kind: "modal", width: "80%" }));
    expect([modalWidth(100), modalWidth(101), modalWidth(1), modalWidth(-1)]).toEqual(["100%", "101px", "1%", "80%"]);
  });

  it("C102 width: up to 12 grid columns, to 100 percent, above pixels", () => {
    expect([12, "12", 13, 100, 101].map(resolveWidth)).toEqual([
      { unit: "columns", size: 12 }, { unit: "columns", size: 12 }, { unit: "percent", size: 13 },
      { unit: "percent", size: 100 }, { unit: "pixels", size: 101 },
    ]);
    expect([undefined, null, "", 0, -1, "wide", Number.NaN].map(resolveWidth)).toEqual(Array(7).fill(undefined));
  });

  it("C103 a vertical bar separates parts, \\| is a literal bar", () => {
    expect(splitParts("a | b||d")).toEqual(["a", "b", "", "d"]);
    expect(splitParts("a \\| b|c")).toEqual(["a | b", "c"]);
    expect([splitParts(""), splitParts("|"), splitParts("a\\b")]).toEqual([[""], ["", ""], ["a\\b"]]);
    fc.assert(fc.property(fc.array(fc.string().map((text) => text.replace(/\\/g, "").trim()), { minLength: 1 }),
      (parts) => {
      expect(splitParts(parts.map((part) => part.replaceAll("|", "\\|")).join("|"))).toEqual(parts);
    }));
  });

  it("C104 a label's parts stand top, left, right, bottom", () => {
    expect(labelParts("Ном")).toEqual({ top: "Ном", left: "", right: "", bottom: "" });
    expect(labelParts("a|b|c|d|e")).toEqual({ top: "a", left: "b", right: "c", bottom: "d | e" });
  });

  it("C105 next after signing in stays on our origin", () => {
    expect(safeNext("/tables/cities?page=2#row", origin)).toBe("/tables/cities?page=2#row");
    expect(safeNext(`${origin}/forms/a`, origin)).toBe("/forms/a");
    const refused = [
      "//evil.example", "/\\evil.example", "\\\\evil", "https://evil.example", "https:evil", "/.//evil", "/a/..//evil",
      "javascript:alert(1)", "data:text/html,x", "/\t/evil", "/a\nb", " /a", "", undefined, 5, "relative",
      "/%2F%2Fevil.example", "/a%5cevil", "/a%00", "/a%zz", `${origin}.evil/`, `${origin}@evil/`, `/${"a".repeat(3000)}`,
    ];
    expect(refused.map((next) => safeNext(next, origin))).toEqual(refused.map(() => undefined));
  });

  it("C106 no text leads next to another origin", () => {
    const pieces = [
      "/", "\\", ".", "..", ":", "@", "evil.example", "https", "http", "javascript", "%2f", "%5c", "\t", "\n", " ", "?",
      "#", origin, "app.example", "\u0000", "a", "％", "。", "［",
    ];
    const parts = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((chosen) => chosen.join(""));
    const units = fc.array(fc.nat(0xffff), { maxLength: 12 }).map((codes) => String.fromCharCode(...codes));
    const text = fc.oneof(parts, fc.tuple(parts, units).map(([part, rest]) => `/${part}${rest}`));
    fc.assert(fc.property(text, (next) => {
      const path = safeNext(next, origin);
      return path === undefined || new URL(path, origin).origin === origin;
    }), { numRuns: 1000 });
  });

  it("C107 a cell link takes the row's values URL-encoded, without one it is no link", () => {
    expect(fillLink("/forms/cities/{$id}?_target=modal&q={name}", { $id: 42, name: "a&b /ў" })).toBe(
      "/forms/cities/42?_target=modal&q=a%26b%20%2F%D1%9E");
    for (const id of [undefined, null, "", "..", ".", {}, []]) expect(fillLink("/forms/{id}", { id })).toBeUndefined();
    expect(fillLink("/x/{toString}", {})).toBeUndefined();
    expect(fillLink("/x/{id}", { id: "\ud800" })).toBe("/x/%EF%BF%BD");
    expect(fillLink("{url}", { url: "javascript:alert(1)" })).toBe("javascript%3Aalert(1)");
  });
});
