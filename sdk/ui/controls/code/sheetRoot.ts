let root: Document | undefined;

/**
 * The document as CodeMirror is to see it: one without a head, so that it makes constructed style sheets as it does in a
 * shadow root, and no `<style>` element, which our policy refuses.
 */
export function sheetRoot(): Document {
  // Who knows no constructed sheets (a test) has no policy either.
  if (!("adoptedStyleSheets" in document)) return document;
  root ??= new Proxy(document, {
    get: (target, name) => {
      if (name === "head") return undefined;
      const value: unknown = Reflect.get(target, name, target);
      // The document's own functions work on the document alone.
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
  return root;
}
