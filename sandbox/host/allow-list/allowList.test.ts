import { describe, expect, it } from "vitest";
import { isDeclarationAllowed } from "#core/styles/index.ts";
import { allowAttribute, isElementAllowed } from "./allowList.ts";

const ask = (name: string, value: string, tag = "a", isSvg = false): string | undefined =>
  allowAttribute({ tag, isSvg, name, value, idPrefix: "p-", origin: "https://app.example" });

describe("the allow-list", () => {
  it("S40 elements that run, load, embed or restyle are not drawn", () => {
    const html = "script iframe frame object embed applet base meta link style template slot portal form-x html head body title noscript audio video source canvas dialog math svg-x marquee".split(" ");
    for (const tag of html) expect([tag, isElementAllowed(tag, false)]).toEqual([tag, false]);
    const svg = "script use image foreignObject style animate animateTransform animateMotion set mpath feImage iframe".split(" ");
    for (const tag of svg) expect([tag, isElementAllowed(tag, true)]).toEqual([tag, false]);
    for (const tag of ["constructor", "__proto__", "DIV", "div "]) expect(isElementAllowed(tag, false)).toBe(false);
    for (const tag of ["div", "table", "input", "form", "section"]) expect(isElementAllowed(tag, false)).toBe(true);
    for (const tag of ["svg", "path", "linearGradient"]) expect(isElementAllowed(tag, true)).toBe(true);
  });

  it("S41 attributes that run code, load, submit or pretend to be the product's are refused", () => {
    const names = "onclick ONCLICK onerror style srcdoc srcset formaction action ping target is contenteditable autofocus accesskey xlink:href background poster data usemap http-equiv integrity nonce popover popovertarget slot part xmlns data-platon-host data-platon-scope data-tooltip data-theme".split(" ");
    for (const name of names) expect([name, ask(name, "x", "div")]).toEqual([name, undefined]);
    expect(ask("title", "x")).toBe("x");
    expect(ask("aria-label", "x")).toBe("x");
    expect(ask("data-id", "x")).toBe("x");
  });

  it("S42 an href is relative, https, mailto, tel, or a place in the component", () => {
    const allowed = ["/tables/cities", "tables/cities?x=1", "../a", "?a=b", "https://example.org/", "mailto:a@b.uz", "tel:+998"];
    for (const value of allowed) expect(ask("href", value)).toBe(value);
    expect(ask("href", "#part")).toBe("#p-part");
    const refused = [
      "javascript:alert(1)",
      " javascript:alert(1)",
      "java\nscript:alert(1)",
      "\u0001javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "data:text/html,<script>1</script>",
      "vbscript:x",
      "blob:https://a/b",
      "file:///etc/passwd",
      "http://example.org/",
      "ftp://a",
    ];
    for (const value of refused) expect([value, ask("href", value)]).toEqual([value, undefined]);
    expect(ask("href", "javascript:alert(1)", "a", true)).toBeUndefined();
  });

  it("S43 a picture is the product's own or raster data", () => {
    expect(ask("src", "/api/uploads/1", "img")).toBe("/api/uploads/1");
    expect(ask("src", "data:image/png;base64,AAAA", "img")).toBe("data:image/png;base64,AAAA");
    const refused = ["https://evil.example/x.png", "//evil.example/x.png", "\\\\evil.example/x", "data:image/svg+xml;base64,AAAA", "data:text/html,x", "blob:x"];
    for (const value of refused) expect([value, ask("src", value, "img")]).toEqual([value, undefined]);
    expect(ask("src", "/x.png", "input")).toBeUndefined();
  });

  it("S44 ids and names get the realm's prefix", () => {
    expect(ask("id", "root", "div")).toBe("p-root");
    expect(ask("for", "a", "label")).toBe("p-a");
    expect(ask("aria-labelledby", "a  b", "div")).toBe("p-a p-b");
    expect(ask("name", "location", "form")).toBe("p-location");
  });

  it("S45 url() in a presentation attribute points into the component", () => {
    expect(ask("fill", "url(#g)", "rect", true)).toBe("url(#p-g)");
    expect(ask("fill", "url('#g') red", "rect", true)).toBe("url(#p-g) red");
    for (const value of ["url(https://evil.example/x)", "url(//evil)", "u\\72l(#g)", "url( x#g )"]) {
      expect(ask("fill", value, "rect", true)).toBeUndefined();
    }
  });

  it("S603 what a pattern, a gradient or a text on a path takes from another one is named by its id alone", () => {
    for (const tag of ["pattern", "linearGradient", "textPath"]) {
      expect(ask("href", "#g", tag, true)).toBe("#p-g");
      for (const value of ["/tables#p-g", "?#p-g", "https://app.example/#p-g", "#%67", "#g\n", "#a b", "#g\u0001", "#\ud800", ""]) expect([tag, value, ask("href", value, tag, true)]).toEqual([tag, value, undefined]);
    }
    expect(ask("href", "/tables#p-g", "a", true)).toBe("/tables#p-g");
  });

  it("S604 a filter, a mask or a clip is not taken over from the element around, nor is an outline said by css", () => {
    for (const name of ["filter", "clip-path", "mask"]) {
      for (const value of ["inherit", " Inherit ", "var(--x, inherit)", "if(else: inherit)"]) {
        expect([name, value, ask(name, value, "g", true), isDeclarationAllowed(name, value)]).toEqual([name, value, undefined, false]);
      }
      expect([ask(name, "url(#f)", "g", true), ask(name, "none", "g", true), isDeclarationAllowed(name, "none")]).toEqual(["url(#p-f)", "none", true]);
    }
    for (const name of ["-webkit-mask", "mask-image", "-webkit-mask-image", "-webkit-clip-path", "-webkit-filter", "all", "MASK"]) expect([name, isDeclarationAllowed(name, "inherit")]).toEqual([name, false]);
    expect([isDeclarationAllowed("d", "path('M0 0h1')"), isDeclarationAllowed("fill", "inherit"), isDeclarationAllowed("all", "unset")]).toEqual([false, true, true]);
  });

  it("S46 declarations that fetch, hide something or are fixed are refused", () => {
    const refused: [string, string][] = [
      ["background", "url(https://evil.example/x)"],
      ["background", "URL (x)"],
      ["background", "u\\72l(x)"],
      ["background-image", "image-set('x' 1x)"],
      ["background", "cross-fade(a, b)"],
      ["cursor", "url(x), auto"],
      ["--x", "url(x)"],
      ["--x", "a\\b"],
      ["position", "fixed"],
      ["POSITION", "fixed"],
      ["position", "var(--p)"],
      ["position", "attr(data-p type(*))"],
      ["position", "if(style(--p: 1): var(--q); else: absolute)"],
      ["View-Transition-Name", "a"],
      ["behavior", "x"],
      ["view-transition-name", "a"],
    ];
    for (const [name, value] of refused) expect([name, value, isDeclarationAllowed(name, value)]).toEqual([name, value, false]);
    for (const [name, value] of [["color", "red"], ["position", "sticky"], ["position", " Absolute "], ["top", "var(--x)"], ["--x", "1px"], ["width", "calc(1px + 2px)"]] as const) {
      expect(isDeclarationAllowed(name, value)).toBe(true);
    }
  });

  it("S47 an input of a type that is not known to be harmless is refused", () => {
    for (const type of ["password", "PASSWORD", " file ", "image", "pass\tword", "switch", ""]) expect(ask("type", type, "input")).toBeUndefined();
    for (const type of ["text", "number", "checkbox", "datetime-local", "hidden"]) expect(ask("type", type, "input")).toBe(type);
    expect([ask("type", "submit", "button"), ask("type", "a", "ol"), ask("type", "matrix", "feColorMatrix", true)]).toEqual(["submit", "a", "matrix"]);
  });

  it("S579 an address is read against the product's own origin, as a browser reads it", () => {
    const links = (value: string, origin: string): (string | undefined)[] =>
      [["a", "href"], ["img", "src"]].map(([tag = "", name = ""]) => allowAttribute({ tag, isSvg: false, name, value, idPrefix: "p-", origin }));
    const foreign = [
      "https:evil.example/x", "https:/evil.example/x", "http:evil.example", "http:/evil.example", "HTTPS:evil.example", "ht\ntps:evil.example", " \u0001https:evil.example",
      "https:\\\\evil.example", "https:///evil.example", "//evil.example/x", "/\\evil.example", "\\\\evil.example", "/\t/evil.example", "\t//evil.example", "//evil\u3002example/",
      "//app.example:8443/x", "//app.example.evil.example", "//user@app.example/x", "https://app.example@evil.example/", "https://user:pw@app.example/x",
      "javascript:alert(1)", "java\nscript:alert(1)", "JaVaScRiPt://app.example/%0aalert(1)", "data:text/html,x", "blob:https://app.example/1",
      "filesystem:https://app.example/x", "file:///x", "ftp://app.example/x", "ws://app.example/x", "http://[", "https://",
    ];
    for (const origin of ["https://app.example", "http://app.example", "http://app.example:3000"]) {
      for (const value of foreign) expect([origin, value, ...links(value, origin)]).toEqual([origin, value, undefined, undefined]);
      for (const value of ["/x", "x", "?a", "./a/../x", "\\x", `${origin}/x`, `//${origin.split("//")[1]}/x`]) expect(links(value, origin)).toEqual([value, value]);
      expect(links("https://evil.example/x", origin)).toEqual(["https://evil.example/x", undefined]);
    }
    expect(links("https://APP.example:443/x", "https://app.example")).toEqual(["https://APP.example:443/x", "https://APP.example:443/x"]);
    expect(links("https://app\u3002example/x", "https://app.example")[1]).toBe("https://app\u3002example/x");
    expect(links("http://app.example/x", "https://app.example")).toEqual([undefined, undefined]);
  });

  it("S580 nothing is filled in but who and where somebody is", () => {
    const refused = "current-password new-password one-time-code webauthn username cc-number cc-csc cc-exp cc-name cc-type transaction-amount bday impp on,off".split(" ");
    for (const value of [...refused, "tel webauthn", "shipping cc-number", "section-a name", ""]) expect([value, ask("autocomplete", value, "input")]).toEqual([value, undefined]);
    for (const value of ["off", "on", "name", "NickName", " street-address ", "email"]) expect(ask("autocomplete", value, "input")).toBe(value.trim().toLowerCase());
  });

  it("S581 a name by which a browser guesses what to fill in is written in numbers, the same everywhere", () => {
    for (const name of ["password", "user_name", "cc-number", "cardNumber", "cvc", "otp", "\u043f\u0430\u0440\u043e\u043b\u044c", "n-1-2"]) {
      const given = ask("name", name, "input");
      expect(given).toMatch(/^p-n-[\d-]+$/);
      expect([ask("id", name, "input"), ask("for", name, "label"), ask("aria-labelledby", name, "div"), ask("href", `#${name}`)]).toEqual([given, given, given, `#${given}`]);
    }
    expect([ask("fill", "url(#card)", "rect", true), ask("id", "card", "pattern", true)]).toEqual(["url(#p-n-99-97-114-100)", "p-n-99-97-114-100"]);
    expect(new Set(["cc", "CC", "n-99-99", "n-9-9-9-9"].map((name) => ask("id", name))).size).toBe(4);
    expect(ask("name", "city", "input")).toBe("p-city");
  });

  it("S582 nothing stands before everything else in the order of the keyboard", () => {
    for (const value of ["1", "+1", " 7", "32767", "1e9", "x", "", "0x1", "2.5"]) {
      expect([value, ask("tabindex", value, "div"), ask("tabindex", value, "g", true)]).toEqual([value, undefined, undefined]);
    }
    for (const value of ["0", "-1"]) expect([ask("tabindex", value, "div"), ask("tabindex", value, "g", true)]).toEqual([value, value]);
  });

  it("S583 nothing draws what is typed as dots, under whatever maker's prefix", () => {
    for (const name of ["-webkit-text-security", "-WEBKIT-text-security", "text-security", "-moz-text-security", "-apple-text-security"]) {
      for (const value of ["disc", "none", "var(--x)"]) expect([name, isDeclarationAllowed(name, value)]).toEqual([name, false]);
    }
    expect(isDeclarationAllowed("text-shadow", "none")).toBe(true);
  });
});
