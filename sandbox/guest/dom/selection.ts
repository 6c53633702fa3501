import { defineGlobals, realmDocument } from "./realmWindow.ts";

/** React saves and restores the selection around a commit; in a realm there is none, the host keeps the caret. */
export function defineSelection(): void {
  const getSelection = (): unknown => ({
    rangeCount: 0,
    anchorNode: null,
    focusNode: null,
    isCollapsed: true,
    removeAllRanges: () => undefined,
    addRange: () => undefined,
    toString: () => "",
  });
  defineGlobals({ getSelection });
  const createRange = (): unknown => ({
    setStart: () => undefined,
    setEnd: () => undefined,
    selectNodeContents: () => undefined,
    collapse: () => undefined,
    commonAncestorContainer: realmDocument.body,
    getBoundingClientRect: () => ({ x: 0, y: 0, width: 0, height: 0, left: 0, top: 0, right: 0, bottom: 0 }),
    getClientRects: () => [],
  });
  Object.assign(realmDocument, { getSelection, createRange });
}
