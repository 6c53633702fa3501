import { realmLimits } from "#core/limits/realmLimits.ts";
// @vitest-environment jsdom
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { contentLayer, portalLayer, type Operation, type ParentId } from "#sandbox/protocol/index.ts";
import { RealmDrawing } from "./RealmDrawing.ts";

const root = 1;
const [content, portals] = [contentLayer(root), portalLayer(root)];

const element = (parent: number, id: number, tag = "div", before = 0): Operation => ["element", parent, before, id, tag, 0, [], [], []];
const text = (parent: number, id: number, said: string, before = 0): Operation => ["text", parent, before, id, said];

describe("the drawing of a realm", () => {
  let drawing: RealmDrawing;
  let box: HTMLElement;
  const apply = (...operations: Operation[]): boolean => drawing.receiver.apply({ ack: 0, operations });
  const markup = (): string => box.innerHTML.replaceAll("<!---->", "");

  beforeEach(() => {
    // jsdom has none.
    vi.stubGlobal("matchMedia", () => new EventTarget());
    drawing = new RealmDrawing({ limits: realmLimits, idPrefix: "realm1-", send: () => undefined, onCssDropped: () => undefined, onReferencesLeftOut: () => undefined });
    drawing.receiver.openRoot(root);
    box = document.body.appendChild(document.createElement("div"));
  });

  it("S52 nodes are in the document from the moment that their layer is shown, portals behind the content", () => {
    apply(element(portals, 9, "aside"), element(content, 1, "p"), text(1, 2, "one"));
    expect(markup()).toBe("");
    const hide = drawing.show([content, portals], box);
    expect(markup()).toBe("<p>one</p><aside></aside>");
    apply(element(content, 3, "b"), element(content, 4, "i", 3), ["data", 2, "two"], ["move", 1, content, 0]);
    expect(markup()).toBe("<i></i><b></b><p>two</p><aside></aside>");
    apply(["remove", 4], ["remove", 9]);
    expect(markup()).toBe("<b></b><p>two</p>");
    hide();
    expect(box.childNodes).toHaveLength(0);
  });

  it("S52 what stands in a first-party part is drawn where the part shows it, and parts are known by the one around them", () => {
    drawing.show([content, portals], box);
    apply(element(content, 1, "section"), element(1, 2, "platon-overlay"), element(2, 3, "p"), element(3, 4, "platon-icon"), text(3, 5, "x"));
    const parts = (site: ParentId): number[] => drawing.receiver.partsOf(site).map(({ id }) => id);
    expect([parts(content), parts(2)]).toEqual([[2], [4]]);
    expect(box.textContent).toBe("");
    const elsewhere = document.createElement("div");
    const hide = drawing.show([2], elsewhere);
    expect(elsewhere.textContent).toBe("x");
    apply(["move", 3, content, 0]);
    expect([parts(content), parts(2)]).toEqual([[2, 4], []]);
    expect([elsewhere.textContent, box.textContent]).toEqual(["", "x"]);
    apply(["remove", 1]);
    expect(parts(content)).toEqual([4]);
    hide();
  });

  it("S554 a style's importance is its last word, however many blanks stand before it", () => {
    drawing.show([content, portals], box);
    const blanks = " ".repeat(8_000);
    apply(element(content, 1, "p"), ["style", 1, "color", `red${blanks}!important`], ["style", 1, "--long", `a${blanks}b`]);
    const { style } = box.querySelector("p") as HTMLElement;
    expect([style.getPropertyValue("color"), style.getPropertyPriority("color"), style.getPropertyPriority("--long")]).toEqual(["red", "important", ""]);
    apply(["style", 1, "color", "blue"]);
    expect([style.getPropertyValue("color"), style.getPropertyPriority("color")]).toEqual(["blue", ""]);
    apply(["style", 1, "color", "!important"]);
    expect(style.getPropertyValue("color")).toBe("");
  });

  it("S554 to select text where a control has no selection does nothing", () => {
    vi.useFakeTimers();
    drawing.show([content, portals], box);
    apply(element(content, 1, "input"), ["property", 1, "type", "text"], element(content, 2, "input"), ["attribute", 2, "type", "checkbox"]);
    const [field] = box.querySelectorAll("input");
    if (field) field.value = "hello";
    apply(["call", 2, "setSelectionRange", [0, 1]], ["call", 1, "setSelectionRange", [1, 3]]);
    expect(() => vi.runAllTimers()).not.toThrow();
    expect([field?.selectionStart, field?.selectionEnd]).toEqual([1, 3]);
    vi.useRealTimers();
  });

  it("S642 a label with a first-party part in it labels nothing, and a fieldset disables nothing, also when the part comes later", () => {
    drawing.show([content, portals], box);
    apply(["element", content, 0, 1, "fieldset", 0, [["disabled", ""]], [], []], element(1, 2, "label"), element(2, 3, "platon-icon"), element(content, 4, "span"), element(4, 5, "platon-file"));
    const [fieldset, label] = [box.querySelector("fieldset"), box.querySelector("label")];
    expect([fieldset?.disabled, label?.hasAttribute("for")]).toEqual([true, false]);
    const wrapper = box.querySelector("form")?.firstElementChild;
    wrapper?.append(document.createElement("button"));
    apply(["move", 4, 2, 0]);
    expect([fieldset?.disabled, label?.control, label?.contains(wrapper ?? null)]).toEqual([false, null, true]);
    apply(["attribute", 1, "disabled", "x"], ["attribute", 2, "for", null]);
    expect([fieldset?.disabled, label?.control]).toEqual([false, null]);
  });

  it("S642 a form around a first-party part has none of its controls", () => {
    drawing.show([content, portals], box);
    apply(element(content, 1, "form"), element(1, 2, "input"), element(1, 3, "platon-table"));
    const [form, wrapper] = box.querySelectorAll("form");
    wrapper?.firstElementChild?.append(document.createElement("input"));
    expect([form?.elements.length, wrapper?.elements.length]).toEqual([1, 1]);
    expect(wrapper?.dispatchEvent(new Event("submit", { cancelable: true }))).toBe(false);
  });

  it("S555 a component scrolls its own element while the focus is elsewhere", () => {
    vi.useFakeTimers();
    drawing.show([content, portals], box);
    document.body.appendChild(document.createElement("button")).focus();
    apply(element(content, 1, "div"));
    const list = box.querySelector("div") as HTMLElement;
    const scrollTo = vi.fn();
    Object.assign(list, { scrollTo, focus: scrollTo });
    apply(["call", 1, "scrollTo", [0, 400]], ["call", 1, "focus", []]);
    vi.runAllTimers();
    expect(scrollTo.mock.calls).toEqual([[0, 400]]);
    vi.useRealTimers();
  });

  it("S52 the state of a control is set when its children are there", () => {
    drawing.show([content, portals], box);
    const option = (id: number, value: string): Operation => ["element", 1, 0, id, "option", 0, [["value", value]], [], []];
    apply(["element", content, 0, 1, "select", 0, [], [], [["value", "b"]]], option(2, "a"), option(3, "b"));
    expect(box.querySelector("select")?.value).toBe("b");
  });

  it("S52 random operations leave in the document what the tree says", () => {
    const id = fc.integer({ min: 1, max: 10 });
    const parent = fc.oneof(id, fc.constantFrom(content, portals));
    const before = fc.oneof(id, fc.constant(0));
    const tag = fc.constantFrom("div", "b", "platon-icon", "script", "br");
    const operation: fc.Arbitrary<Operation> = fc.oneof(
      fc.tuple(parent, id, tag, before).map(([to, node, name, next]) => element(to, node, name, next)),
      fc.tuple(parent, id, before).map(([to, node, next]) => text(to, node, `(${node})`, next)),
      id.map((node): Operation => ["remove", node]),
      fc.tuple(id, parent, before).map(([node, to, next]): Operation => ["move", node, to, next]),
    );
    /** What is to be read below a node, by the tree. */
    const read = (site: ParentId): string =>
      drawing.receiver.childrenOf(site).map((node) => {
        if (node.kind === "text") return node.text;
        const isOpen = node.tag === "div" || node.tag === "b";
        return `<${node.tag}${node.id}>${isOpen ? read(node.id) : ""}`;
      }).join("");
    const readDocument = (node: Node): string =>
      [...node.childNodes].map((child) => {
        if (child instanceof Text) return child.data;
        if (!(child instanceof Element)) return "";
        const name = child.getAttribute("data-platon-refused") ?? child.getAttribute("data-platon-host") ?? child.localName;
        return `<${name}${idsByElement.get(child) ?? ""}>${readDocument(child)}`;
      }).join("");
    let idsByElement = new Map<Element, number>();
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 40 }), fc.nat(40), (operations, shownAfter) => {
        drawing = new RealmDrawing({ limits: realmLimits, idPrefix: "realm1-", send: () => undefined, onCssDropped: () => undefined, onReferencesLeftOut: () => undefined });
        drawing.receiver.openRoot(root);
        box.replaceChildren();
        apply(...operations.slice(0, shownAfter));
        drawing.show([content, portals], box);
        apply(...operations.slice(shownAfter));
        idsByElement = new Map(Array.from({ length: 10 }, (_, index) => index + 1).flatMap((one) => {
          const found = drawing.tree.elementOf(one);
          return found ? [[found, one] as const] : [];
        }));
        expect(readDocument(box)).toBe(read(content) + read(portals));
      }),
      { numRuns: 500 },
    );
  });
});
