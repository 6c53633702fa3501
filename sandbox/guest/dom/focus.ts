import type { CallableMethod } from "#sandbox/protocol/index.ts";
import { callMethod } from "../mutations/nodeState.ts";
import { elementPrototype, realmDocument, RealmEvent } from "./realmWindow.ts";

let active: Element | undefined;

/** Told by the host's focus events, so that `document.activeElement` is right when React looks. */
export function setActiveElement(element: Element | undefined): void {
  active = element;
}

/** What has the focus; undefined when nothing of this realm has. */
export const activeElement = (): Element | undefined => (active?.isConnected ? active : undefined);

/** Methods of refs that the host carries out: the real element is on its side. */
export function defineFocus(): void {
  Object.defineProperty(realmDocument, "activeElement", {
    configurable: true,
    get: () => activeElement() ?? realmDocument.body,
  });
  define("focus", function (this: Element, options?: FocusOptions) {
    active = this;
    callMethod(this, "focus", [{ preventScroll: options?.preventScroll === true }]);
  });
  define("blur", function (this: Element) {
    if (active === this) active = undefined;
    callMethod(this, "blur", []);
  });
  define("select", function (this: Element) {
    callMethod(this, "select", []);
  });
  define("scrollIntoView", function (this: Element) {
    callMethod(this, "scrollIntoView", []);
  });
  define("setSelectionRange", function (this: Element, start: number, end: number) {
    callMethod(this, "setSelectionRange", [Number(start), Number(end)]);
  });
  Object.assign(elementPrototype, {
    click(this: Element) {
      this.dispatchEvent(new RealmEvent("click", { bubbles: true, cancelable: true }));
    },
  });
}

const define = (name: CallableMethod, method: (this: Element, ...args: never[]) => void): void => {
  Object.assign(elementPrototype, { [name]: method });
};
