import type { ThemeTokens } from "#sandbox/protocol/index.ts";

/** What theme and density are told by. */
const attributes = ["data-theme", "data-density", "class", "style"];

/**
 * Tells the document's custom properties, now and whenever theme or density change. A box of a worker realm inherits
 * them; a document of its own does not.
 * @returns stops it
 */
export function watchTokens(tell: (tokens: ThemeTokens) => void): () => void {
  let latest = "";
  const read = (): void => {
    const tokens = readTokens(document.documentElement);
    const text = JSON.stringify(tokens);
    if (text === latest) return;
    latest = text;
    tell(tokens);
  };
  const observer = new MutationObserver(read);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: attributes });
  read();
  return () => observer.disconnect();
}

function readTokens(root: HTMLElement): ThemeTokens {
  const style = getComputedStyle(root);
  const names = new Set<string>();
  for (const sheet of document.styleSheets) collectNames(rulesOf(sheet), names);
  const values = [...names].map((name) => [name, style.getPropertyValue(name).trim()] as const);
  return { values: Object.fromEntries(values.filter(([, value]) => value !== "")), isDark: style.colorScheme.includes("dark") };
}

/** What a browser's extension brought cannot be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch {
    return undefined;
  }
}

/** Names that the root element is given: a computed style does not list them. */
function collectNames(rules: CSSRuleList | undefined, names: Set<string>): void {
  for (const rule of rules ?? []) {
    if (rule instanceof CSSGroupingRule) collectNames(rule.cssRules, names);
    if (!(rule instanceof CSSStyleRule) || !rule.selectorText.startsWith(":root")) continue;
    for (const name of rule.style) if (name.startsWith("--")) names.add(name);
  }
}
