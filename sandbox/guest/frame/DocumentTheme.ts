import type { ThemeTokens } from "#sandbox/protocol/index.ts";

/** In a layer, so that whatever the component writes comes before it. */
const base = `@layer base {
  :root {}
  body {
    margin: 0;
    font: var(--weight-normal) var(--type-base) / var(--line-base) var(--font);
    color: var(--text-normal);
  }
}`;

/** The product's look in a document of its own: what boxes of worker realms inherit from the page. */
export class DocumentTheme {
  readonly #element = document.createElement("style");

  constructor() {
    this.#element.textContent = base;
    document.head.prepend(this.#element);
  }

  apply({ values, isDark }: ThemeTokens): void {
    const layer = this.#element.sheet?.cssRules[0];
    if (!(layer instanceof CSSGroupingRule)) return;
    const [root, body] = [...layer.cssRules] as CSSStyleRule[];
    if (!root || !body) return;
    root.style.cssText = "";
    for (const [name, value] of Object.entries(values)) root.style.setProperty(name, value);
    // Not of the root: a frame whose scheme is not that of its place is painted opaque.
    body.style.setProperty("color-scheme", isDark ? "dark" : "light");
  }
}
