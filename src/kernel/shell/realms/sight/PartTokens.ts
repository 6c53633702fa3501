import { watchTokens } from "#sandbox/host/index.ts";

/** Of a first-party part in a component's markup: what it looks like is the product's to say. */
export const partAttribute = "data-platon-part";

let users = 0;
let stop: (() => void) | undefined;

/**
 * Gives the parts the theme's own custom properties: what a component says of the same name would else be inherited
 * into them. One sheet for all parts, while there are some.
 * @returns lets it go
 */
export function holdPartTokens(): () => void {
  users += 1;
  stop ??= drawTokens();
  return () => {
    users -= 1;
    if (users > 0) return;
    stop?.();
    stop = undefined;
  };
}

function drawTokens(): () => void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const stopWatching = watchTokens(({ values, isDark }) => {
    // On paper the page has its own.
    sheet.replaceSync(`@media screen { [${partAttribute}] { color-scheme: ${isDark ? "dark" : "light"}; } }`);
    const media = sheet.cssRules[0];
    const rule = media instanceof CSSMediaRule ? media.cssRules[0] : undefined;
    if (!(rule instanceof CSSStyleRule)) return;
    // By the object model: no value of a theme can close the rule.
    for (const [name, value] of Object.entries(values)) rule.style.setProperty(name, value);
  });
  return () => {
    stopWatching();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
