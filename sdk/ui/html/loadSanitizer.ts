import { allowedHtml, allowedValue } from "#core/html/allowedHtml.ts";

/** Html as nodes of which nothing runs, loads from elsewhere, or looks like the product's own. */
export type Sanitize = (html: string) => DocumentFragment;

/** The one that cleans html, loaded when there is some. */
export async function loadSanitizer(): Promise<Sanitize> {
  const { default: createPurifier } = await import("dompurify");
  const purifier = createPurifier(window);
  purifier.addHook("uponSanitizeAttribute", (_node, attribute) => {
    const kept = allowedValue(attribute.attrName, attribute.attrValue);
    if (kept === undefined) attribute.keepAttr = false;
    else attribute.attrValue = kept;
  });
  const [tags, attributes] = [[...allowedHtml.tags], [...allowedHtml.attributes]];
  const lists = { ALLOWED_TAGS: tags, ALLOWED_ATTR: attributes, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false };
  return (html) => purifier.sanitize(html, { ...lists, RETURN_DOM_FRAGMENT: true });
}
