import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillLink, keepLayout, modalShape, resolveLink, type ResolvedLink } from "./index.ts";

const origin = "https://app.example";
const resolve = (link: string): ResolvedLink => resolveLink(link, { origin });
const kind = (link: string): string => resolve(link).kind;

/** Where a browser that is on our origin would go with what was resolved. */
const opened = (link: ResolvedLink): URL | undefined => {
  switch (link.kind) {
    case "own":
      return new URL(`${link.path}?${link.search}`, origin);
    case "export":
      return new URL(`/api/export/${link.resource}`, origin);
    case "external":
    case "program":
      return new URL(link.href);
    case "refused":
      return undefined;
  }
};

/** What may come of a text that nobody trusts. */
function isHarmless(link: string, resolved: ResolvedLink): boolean {
  const url = opened(resolved);
  if (/^\s*(javascript|data):|^\s*\/\//i.test(link)) return url === undefined;
  switch (resolved.kind) {
    case "own":
      return url?.origin === origin && !url.pathname.startsWith("//");
    case "export":
      return url?.pathname.startsWith("/api/export/") === true;
    case "program":
      return url?.protocol === "mailto:" || url?.protocol === "tel:";
    case "external":
      return url !== undefined && isSaidPlainly(link, url);
    case "refused":
      return true;
  }
}

/** What the question shows is where it leads, and stands in the text itself: nothing before an @, no host out of the hat. */
const isSaidPlainly = (link: string, { protocol, username, password, hostname }: URL): boolean =>
  /^https?:$/.test(protocol) && username + password === "" && /^[\x21-\x7e]+$/.test(hostname) && /^\s*https?:\/\/[a-z0-9._:[\]-]/i.test(link);

describe("links", () => {
  it("C130 a link leads to a place of the product, to a download, to another host, to a program, or nowhere", () => {
    expect(["tables/cities", "/tables/cities?x=1", `${origin}/pages/a`, "  pages/a  ", "?x=1"].map(kind))
      .toEqual(Array(5).fill("own"));
    expect(["export/cities", "/export/cities?x=1", `${origin}/export/a`].map(kind)).toEqual(Array(3).fill("export"));
    expect(["https://example.org/", "http://example.org:8080/x", "https://xn--e1afmkfd.uz/"].map(kind))
      .toEqual(Array(3).fill("external"));
    expect(["tel:+998712000000", "mailto:a@b.uz"].map(kind)).toEqual(Array(2).fill("program"));
    expect(resolve("tables/шаҳарлар?q=а")).toMatchObject({
      path: "/tables/%D1%88%D0%B0%D2%B3%D0%B0%D1%80%D0%BB%D0%B0%D1%80", search: "q=%D0%B0", target: { kind: "default" },
    });
    expect(resolve("forms/a?_target=modal_60")).toMatchObject({ target: { kind: "modal", width: "60%" } });
  });

  it("C131 Ctrl or Cmd opens the target in a new tab with _target=blank", () => {
    for (const link of ["forms/a", "forms/a?_target=modal_60", "forms/a?_target=self"]) {
      expect(resolveLink(link, { origin, inNewTab: true }))
        .toMatchObject({ search: "_target=blank", target: { kind: "blank" } });
    }
    expect(resolveLink("https://example.org/?_target=self", { origin, inNewTab: true }))
      .toMatchObject({ window: "new" });
  });

  it("C132 _mid is carried along, unless the link names its own", () => {
    expect(resolveLink("pages/a?x=1", { origin, menuId: "7" })).toMatchObject({ search: "x=1&_mid=7" });
    expect(resolveLink("pages/a?_mid=8", { origin, menuId: "7" })).toMatchObject({ search: "_mid=8" });
    expect(resolveLink("https://example.org/a", { origin, menuId: "7" })).toMatchObject({ href: "https://example.org/a" });
  });

  it("C133 another host opens in a new window, with _target=self in the same one, and is not told of it", () => {
    expect(resolve("https://example.org/a?b=1")).toEqual({ kind: "external", href: "https://example.org/a?b=1", window: "new" });
    expect(resolve("https://example.org/a?b=1&_target=self"))
      .toEqual({ kind: "external", href: "https://example.org/a?b=1", window: "same" });
    expect(resolve("https://example.org/a?_target=blank"))
      .toEqual({ kind: "external", href: "https://example.org/a", window: "new" });
  });

  it("C134 what is no plain address, or passes for another, leads nowhere", () => {
    const hostile = [
      "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\nscript:alert(1)", "\u0001javascript:alert(1)", "javascript\u200b:x",
      "data:text/html,<script>x</script>", "blob:https://app.example/1", "vbscript:x", "file:///etc/passwd", "about:blank",
      "view-source:x", "intent://x", "ftp://example.org/", "ws://example.org/", "filesystem:https://app.example/x", "",
      "//evil.example", "  //evil.example", "///evil.example", "/\\evil.example", "\\\\evil.example", "https:\\\\evil.example",
      "/.//evil.example", "/a/..//evil.example", "/%2F%2Fevil.example", "/a%5cevil.example", "https:evil.example", "https:/evil.example", "http:evil",
      `${origin}@evil.example/`, "https://user:pass@example.org/", "https://app.example\\@evil.example/",
      "\uff0f\uff0fevil.example", "https\uff1a//evil.example", "https:\u2215\u2215evil.example", "/\u2044evil.example",
      "https://app.example\uff0fevil", "https://evil\u3002example/", "https://\u0430pp.example/", "https://app.ex\u0430mple/",
      "https://app%2eexample/", "https://\u24d0pp.example/", "tables/\u202egnp.exe", "tables/a\u2028b", "tables/a\tb", "/\t/evil.example",
      `tables/${"a".repeat(4_001)}`, "http://[", "https://", "https://exa mple.org/",
    ];
    expect(hostile.filter((link) => kind(link) !== "refused")).toEqual([]);
  });

  it("C135 no text leads to another origin as a place of the product, nor to what runs something", () => {
    const pieces = [
      "/", "//", "\\", ".", "..", ":", "@", "evil.example", "https:", "http:", "javascript:", "data:", "mailto:", "tel:", "export/", "%2f", "%5c", "%00",
      "\t", "\n", " ", "?", "#", "&_target=", "_target=self", "modal_5", origin, "app.example", "\u0000", "\u200b", "\u202e", "a", "\u0430", "\uff0f",
      "\uff1a", "\u3002", "\u2044", "[", "]",
    ];
    const parts = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((chosen) => chosen.join(""));
    const units = fc.array(fc.nat(0xffff), { maxLength: 12 }).map((codes) => String.fromCharCode(...codes));
    const text = fc.oneof(parts, fc.tuple(parts, units).map((both) => both.join("")), fc.tuple(fc.constantFrom("javascript:", "data:", "//"), units).map((both) => both.join("")));
    fc.assert(fc.property(text, fc.boolean(), (link, inNewTab) => isHarmless(link, resolveLink(link, { origin, inNewTab, menuId: "7" }))), { numRuns: 1_000 });
  });

  it("C136 a value of a row cannot make a cell's link another address", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (value) => {
      const link = fillLink("/forms/cities/{$id}?q={$id}", { $id: value });
      if (link === undefined) return;
      const resolved = resolve(link);
      if (resolved.kind === "refused") return;
      expect(resolved.kind === "own" && resolved.path.startsWith("/forms/cities/")).toBe(true);
    }), { numRuns: 500 });
  });

  it("C137 links of our own menus and tables to forms say _target=self, all others stay as they are", () => {
    expect(["forms/a/5", "/forms/a?x=1", "forms/a#b"].map((link) => keepLayout(link)))
      .toEqual(["forms/a/5?_target=self", "/forms/a?x=1&_target=self", "forms/a?_target=self#b"]);
    const others = ["forms/a?_target=modal", "tables/a", "https://example.org/forms/a", "javascript:x", "export/forms/a"];
    expect(others.map((link) => keepLayout(link))).toEqual(others);
  });

  it("C138 column settings are 500 px wide, 80 % high and not closed by a press beside them", () => {
    const cogs = ["/forms/table_columns/5", "/forms/form_elements/5", "/forms/table_filters", "/forms/table_columns"];
    for (const path of cogs) {
      expect(modalShape(path, "modal")).toEqual({ width: "500px", height: "80dvh", closesOutside: false });
    }
    expect(modalShape("/forms/table_columns/5", "modal_60")).toMatchObject({ width: "60%", closesOutside: false });
    expect(["modal", "modal_640", undefined].map((target) => modalShape("/forms/cities/5", target)))
      .toEqual(["80%", "640px", "80%"].map((width) => ({ width, closesOutside: true })));
  });

  it("C139 a download stays below export/, and is not told how it is opened", () => {
    expect(resolve("export/cities?x=1&_target=blank")).toEqual({ kind: "export", resource: "cities?x=1" });
    for (const link of ["export/../logout", "export/%2e%2e/logout", "/export/..//evil", "export/"]) {
      expect([link, kind(link)]).not.toEqual([link, "export"]);
    }
  });
});
