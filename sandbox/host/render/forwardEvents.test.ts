// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { realmLimits } from "#core/limits/realmLimits.ts";
import { contentLayer, portalLayer, type HostMessage, type Operation } from "#sandbox/protocol/index.ts";
import { forwardEvents } from "./forwardEvents.ts";
import { RealmDrawing } from "./RealmDrawing.ts";

const root = 1;
const content = contentLayer(root);
const element = (parent: number, id: number, tag: string, attributes: [string, string][] = []): Operation =>
  ["element", parent, 0, id, tag, 0, attributes, [], []];

describe("what happens in a box", () => {
  let drawing: RealmDrawing;
  let box: HTMLElement;
  let sent: HostMessage[];
  const apply = (...operations: Operation[]): boolean => drawing.receiver.apply({ ack: 0, operations });
  const find = (selector: string): Element => {
    const found = box.querySelector(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  /** Whether the browser would still do what it does by itself. */
  const goesOn = (selector: string, type: string): boolean => find(selector).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  /** A part of the product shows something of its own, and what the component has inside. */
  const fillPart = (id: number, own: string): void => {
    const wrapper = drawing.tree.elementOf(id);
    if (!wrapper) throw new Error("no part");
    wrapper.innerHTML = `${own}<span class="inside"></span>`;
    drawing.show([id], wrapper.querySelector(".inside") as Element);
  };

  beforeEach(() => {
    // jsdom has none.
    vi.stubGlobal("matchMedia", () => new EventTarget());
    sent = [];
    drawing = new RealmDrawing({ limits: realmLimits, idPrefix: "realm1-", send: (message) => sent.push(message), onCssDropped: () => undefined, onReferencesLeftOut: () => undefined });
    drawing.receiver.openRoot(root);
    document.body.innerHTML = `<form id="around"></form>`;
    box = (document.getElementById("around") as Element).appendChild(document.createElement("div"));
    drawing.show([content, portalLayer(root)], box);
    forwardEvents(box, root, drawing);
  });

  it("S553 no press follows a link of a component, whether it stands in a first-party part or around one", () => {
    const href: [string, string][] = [["href", "https://elsewhere.example/?secret"]];
    apply(element(content, 1, "a", href), element(1, 2, "b"));
    apply(element(content, 3, "platon-link"), element(3, 4, "a", href), element(4, 5, "i"));
    apply(element(content, 6, "a", href), element(6, 7, "platon-table"));
    fillPart(3, "");
    fillPart(7, `<em></em><button type="button" class="own"></button><button type="button" class="off" disabled></button>`);
    for (const selector of ["a", "b", "i", ".inside a", "em", ".off"]) {
      for (const type of ["click", "auxclick"]) expect([selector, goesOn(selector, type)]).toEqual([selector, false]);
    }
    // The product's own control takes the press, and keeps what it does.
    expect(goesOn(".own", "click")).toBe(true);
  });

  it("S553 what happens in a first-party part is not told", () => {
    apply(element(content, 3, "platon-link"), element(3, 4, "a", [["href", "https://elsewhere.example"]]));
    fillPart(3, "");
    goesOn(".inside a", "click");
    expect(sent).toEqual([]);
  });

  it("S463 forms of a component are neither sent nor reset by the browser, and no form around hears of them, in a first-party part too", () => {
    apply(element(content, 1, "form"), element(content, 2, "platon-link"), element(2, 3, "form"));
    fillPart(2, "");
    const heard = vi.fn();
    document.body.addEventListener("submit", heard);
    document.body.addEventListener("reset", heard);
    for (const selector of ["form", ".inside form"]) {
      for (const type of ["submit", "reset"]) expect(goesOn(selector, type)).toBe(false);
    }
    expect(heard).not.toHaveBeenCalled();
    expect(sent.map((message) => (message as { type?: string }).type)).toEqual(["submit", "reset"]);
  });

  it("S463 no button of a component sends a form of the product, in a first-party part too", () => {
    apply(element(content, 1, "button", [["class", "plain"]]), element(content, 2, "platon-form"), element(2, 3, "button", [["class", "deep"]]));
    const wrapper = drawing.tree.elementOf(2) as Element;
    wrapper.innerHTML = `<form><button class="own"></button><span class="inside"></span></form>`;
    drawing.show([2], wrapper.querySelector(".inside") as Element);
    expect([goesOn(".plain", "click"), goesOn(".deep", "click"), goesOn(".own", "click")]).toEqual([false, false, true]);
  });
});
