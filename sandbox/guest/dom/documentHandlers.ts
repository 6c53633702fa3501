import { addMissing, realmDocument } from "./realmWindow.ts";

/**
 * React asks `"oninput" in document` while it is evaluated and falls back to `attachEvent` where the answer is no; the
 * other names are asked for in the same way.
 */
export function defineDocumentHandlers(): void {
  const names = ["oninput", "onscroll", "onscrollend", "onwheel", "ontransitionend", "onanimationend", "onselectionchange"];
  for (const name of names) Object.assign(realmDocument, { [name]: null });
  Object.defineProperty(realmDocument, "readyState", { value: "complete", configurable: true });
  const createEvent = realmDocument.createEvent.bind(realmDocument);
  Object.assign(realmDocument, {
    createEvent: (kind: string) => {
      // How packages ask whether fingers are used here; what a pointer is its events say.
      if (/touch/i.test(kind)) throw new DOMException("touch events are not supported", "NotSupportedError");
      return createEvent(kind);
    },
  });
  addMissing(realmDocument, {
    hasFocus: () => true,
    visibilityState: "visible",
    hidden: false,
    compatMode: "CSS1Compat",
    title: "",
    cookie: "",
    dir: "ltr",
    scrollingElement: realmDocument.documentElement,
    // Where things are is not known at every moment: a point hits nothing.
    elementFromPoint: () => null,
    elementsFromPoint: () => [],
    execCommand: () => false,
  });
}
