import { defineElement, defineGlobals, RealmHtmlElement } from "./realmWindow.ts";

/** Classes that code asks by `instanceof`, with the tags that are instances of them. */
const classes: Readonly<Record<string, readonly string[]>> = {
  HTMLAnchorElement: ["a"],
  HTMLButtonElement: ["button"],
  HTMLDialogElement: ["dialog"],
  HTMLDivElement: ["div"],
  HTMLFieldSetElement: ["fieldset"],
  HTMLFormElement: ["form"],
  HTMLHeadingElement: ["h1", "h2", "h3", "h4", "h5", "h6"],
  HTMLImageElement: ["img"],
  HTMLLabelElement: ["label"],
  HTMLLIElement: ["li"],
  HTMLParagraphElement: ["p"],
  HTMLSpanElement: ["span"],
  HTMLTableElement: ["table"],
  HTMLUListElement: ["ul"],
  // React asks for this one at each commit, and "Right-hand side of instanceof is not an object" ends it.
  HTMLIFrameElement: [],
  HTMLCanvasElement: [],
  HTMLMediaElement: [],
  HTMLVideoElement: [],
  HTMLSlotElement: [],
  SVGSVGElement: [],
  SVGGraphicsElement: [],
  ShadowRoot: [],
};

export function defineElementClasses(): void {
  for (const [name, tags] of Object.entries(classes)) {
    const constructor = class extends RealmHtmlElement {};
    Object.defineProperty(constructor, "name", { value: name });
    defineGlobals({ [name]: constructor });
    for (const tag of tags) defineElement(tag, constructor);
  }
}
