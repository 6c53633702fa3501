interface FontFile {
  readonly family: string;
  readonly bytes: ArrayBuffer;
  readonly weight: string;
  readonly unicodeRange: string;
}

/**
 * The files of the product's typeface that this document has loaded, from the browser's cache: what a document beside it
 * needs to look the same.
 */
export async function readFonts(): Promise<readonly FontFile[]> {
  const loaded = new Set([...document.fonts].filter(({ status }) => status === "loaded").map(({ unicodeRange }) => unicodeRange));
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  const fonts = rules.map(async ({ style, parentStyleSheet }) => {
    const [, address] = /url\("([^"]+)"\)/.exec(style.getPropertyValue("src")) ?? [];
    const unicodeRange = style.getPropertyValue("unicode-range");
    if (address === undefined || !loaded.has(unicodeRange)) return [];
    const answer = await fetch(new URL(address, parentStyleSheet?.href ?? document.baseURI));
    const family = style.getPropertyValue("font-family").replaceAll('"', "");
    return answer.ok ? [{ family, bytes: await answer.arrayBuffer(), weight: style.getPropertyValue("font-weight"), unicodeRange }] : [];
  });
  return (await Promise.all(fonts)).flat();
}
