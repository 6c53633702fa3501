import { createSheet, type RealmSheet } from "../mutations/sheetState.ts";
import { defineElement, defineGlobals, RealmHtmlElement, realmDocument } from "./realmWindow.ts";

/**
 * `style` elements with a sheet, for libraries that write their rules themselves. The host cleans the rules like a
 * component's own css and scopes them to the boxes of the trust group.
 */
export function defineStyleSheets(): void {
  class HTMLStyleElement extends RealmHtmlElement {
    readonly sheet: RealmSheet = createSheet(this);
  }
  defineGlobals({ HTMLStyleElement });
  defineElement("style", HTMLStyleElement);
  Object.defineProperty(realmDocument, "styleSheets", {
    configurable: true,
    get: () => Array.from(realmDocument.querySelectorAll("style"), (element) => element.sheet),
  });
}
