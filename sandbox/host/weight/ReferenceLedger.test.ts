// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { realmLimits } from "#core/limits/realmLimits.ts";
import { contentLayer, type Operation } from "#sandbox/protocol/index.ts";
import { RealmDrawing } from "../render/RealmDrawing.ts";

type Attributes = Readonly<Record<string, string | number>>;
type Markup = string | readonly [tag: string, attributes: Attributes, ...children: Markup[]];

const many = (count: number, make: (index: number) => Markup): Markup[] => Array.from({ length: count }, (_, index) => make(index));
const nest = (depth: number, around: (inside: Markup) => Markup, inside: Markup): Markup => (depth === 0 ? inside : around(nest(depth - 1, around, inside)));
const path = (attributes: Attributes = {}): Markup => ["path", { d: "M0 0h9v9h-9z", ...attributes }];
const shapes = (count: number, attributes: Attributes = {}): Markup[] => many(count, () => path(attributes));
const svg = (...children: Markup[]): Markup => ["svg", {}, ...children];

/** Ten of a kind in each of some, each of which uses those below. */
const nested = (tag: string, use: string, levels = 10): Markup =>
  svg(
    ["defs", {}, ...many(levels, (level) => [tag, { id: `n${level}` }, ...shapes(10, level > 0 ? { [use]: `url(#n${level - 1})` } : {})])],
    path({ [use]: `url(#n${levels - 1})` }),
  );

const doubled = (count: number): Markup =>
  ["filter", { id: "f" }, ["feFlood", { result: "r0" }], ...many(count, (at) => ["feComposite", { in: `r${at}`, in2: `r${at}`, result: `r${at + 1}` }])];

/** What freezes a page, or takes it seconds. */
const heavy: readonly (readonly [string, Markup])[] = [
  ["patterns in each other", nested("pattern", "fill")],
  ["masks in each other", nested("mask", "mask")],
  ["clips in each other", nested("clipPath", "clip-path")],
  ["markers in each other", nested("marker", "marker-end")],
  ["three levels", nested("pattern", "stroke", 3)],
  ["two levels that are wide", svg(["pattern", { id: "a" }, ...shapes(200)], ["pattern", { id: "b" }, ...shapes(200, { fill: "url(#a)" })], path({ fill: "url(#b)" }))],
  ["patterns that take their content from another", svg(["pattern", { id: "a" }, path()], ["pattern", { id: "b", href: "#a" }], ["pattern", { id: "c", href: "#b" }], path({ fill: "url(#c)" }))],
  ["a circle", svg(["pattern", { id: "a" }, path({ fill: "url(#b)" })], ["pattern", { id: "b" }, path({ fill: "url(#a)" })], path({ fill: "url(#a)" }))],
  ["results that are used twice", svg(doubled(26), path({ filter: "url(#f)" }))],
  ["merged results", svg(["filter", { id: "f" }, ...many(8, (at) => ["feMerge", { result: `r${at + 1}` }, ...many(9, () => ["feMergeNode", { in: `r${at}` }] as const)])], path({ filter: "url(#f)" }))],
  ["results with odd names", svg(["filter", { id: "f" }, ...many(20, (at) => ["feBlend", { in: " r ", in2: " r ", result: at % 2 === 0 ? "r" : "q" }])], path({ filter: "url(#f)" }))],
  ["filters on many", svg(["filter", { id: "f" }, ["feGaussianBlur", { stdDeviation: 3 }]], ...shapes(4_000, { filter: "url(#f)" }))],
  ["filters by name on many", svg(...shapes(1_000, { filter: "drop-shadow(1px 1px 1px red)" }))],
  ["masks on many", svg(["mask", { id: "m" }, path()], ...shapes(4_000, { mask: "url(#m)" }))],
  ["a list of masks", svg(["mask", { id: "m" }, path()], path({ mask: many(2_000, () => "url(#m)").join(",") }))],
  ["an inherited pattern", svg(["pattern", { id: "a" }, ...shapes(100)], ["g", { fill: "url(#a)" }, ["g", {}, ...shapes(1_000, { fill: "red" })]])],
  ["inherited over and over", svg(["pattern", { id: "a" }, path()], nest(60, (inside) => ["g", { fill: "url(#a)" }, inside], path()))],
  ["markers on a long line", svg(["marker", { id: "a" }, ...shapes(20)], path({ d: `M0 0${"h1".repeat(1_500)}`, "marker-mid": "url(#a)" }))],
  ["markers on numbers without letters", svg(["marker", { id: "a" }, ...shapes(20)], path({ d: `M0 0h${"1 ".repeat(1_500)}`, "marker-mid": "url(#a)" }))],
  ["markers on a polyline", svg(["marker", { id: "a" }, ...shapes(40)], ["polyline", { points: "1,1 ".repeat(1_000), "marker-mid": "url(#a)" }])],
  ["markers that take a pattern along", svg(["pattern", { id: "p" }, ...shapes(200)], ["marker", { id: "a" }, ...shapes(200, { fill: "context-fill" })], path({ fill: "url(#p)", "marker-end": "url(#a)" }))],
  ["letters of a pattern", svg(["pattern", { id: "p" }, ...shapes(20)], ["text", { x: "1 2 3", fill: "url(#p)" }, "x".repeat(2_000)])],
  ["a long text in a mask", svg(["mask", { id: "m" }, ["text", {}, "x".repeat(50_000)]], ...shapes(100, { mask: "url(#m)" }))],
  ["long outlines in a mask", svg(["mask", { id: "m" }, ...shapes(10, { d: "M0 0h9".repeat(1_300) })], ...shapes(100, { mask: "url(#m)" }))],
  ["a reference of the resource itself", svg(["clipPath", { id: "a" }, path()], ["clipPath", { id: "b", "clip-path": "url(#a)" }, path()], ["clipPath", { id: "c", "clip-path": "url(#b)" }, path()], path({ "clip-path": "url(#c)" }))],
  ["a second resource of the id", svg(["pattern", { id: "a" }, path()], ["pattern", { id: "a" }, ...shapes(3_000)], ...shapes(10, { fill: "url(#a)" }))],
];

const gradient: Markup = ["linearGradient", { id: "g" }, ["stop", { offset: 0 }], ["stop", { offset: 1 }]];

/** What people draw. */
const ordinary: readonly (readonly [string, Markup])[] = [
  ["a chart with a clip", svg(["defs", {}, ["clipPath", { id: "c" }, ["rect", {}]]], ["g", { "clip-path": "url(#c)" }, ...shapes(3_000)])],
  ["bars of a gradient", svg(gradient, ...shapes(4_000, { fill: "url(#g)", stroke: "url(#g)" }))],
  ["gradients that continue one another", svg(gradient, ["linearGradient", { id: "h", href: "#g" }], ["mask", { id: "m" }, path({ fill: "url(#h)" })], path({ mask: "url(#m)" }))],
  ["hatched areas", svg(["pattern", { id: "p" }, ...shapes(6)], ...shapes(500, { fill: "url(#p)" }))],
  ["arrows on edges", svg(["marker", { id: "a" }, path({ fill: "context-stroke" })], gradient, ...many(800, () => ["path", { d: "M0 0C1 1 2 2 3 3", stroke: "url(#g)", "marker-end": "url(#a)" }]))],
  ["dots on a line", svg(["marker", { id: "a" }, ["circle", {}]], ["polyline", { points: "1,1 ".repeat(1_000), "marker-mid": "url(#a)" }])],
  ["shadows on nodes", svg(["filter", { id: "f" }, ["feGaussianBlur", { in: "SourceAlpha", result: "b" }], ["feMerge", {}, ["feMergeNode", { in: "b" }], ["feMergeNode", { in: "SourceGraphic" }]]], ...shapes(150, { filter: "url(#f)" }))],
  ["a shadow by name", svg(["g", { filter: "drop-shadow(0 1px 2px #0003)" }, ...shapes(3_000)])],
  ["clipped pictures", svg(...many(800, (at) => ["g", {}, ["clipPath", { id: `c${at}` }, ["circle", {}]], path({ "clip-path": `url(#c${at})` })]))],
  ["a mask of a pattern", svg(["pattern", { id: "p" }, ...shapes(5)], ["mask", { id: "m" }, path({ fill: "url(#p)" })], ...shapes(300, { mask: "url(#m)" }))],
  ["icons with the same ids", ["div", {}, ...many(400, () => svg(gradient, ["clipPath", { id: "c" }, ["rect", {}]], ["g", { "clip-path": "url(#c)" }, path({ fill: "url(#g)" }), path({ fill: "url(#g)" })]))]],
  ["two clips in each other", svg(["clipPath", { id: "a" }, path()], ["clipPath", { id: "b" }, path({ "clip-path": "url(#a)" })], path({ "clip-path": "url(#b)" }))],
];

describe("the ledger of references", () => {
  const told = vi.fn();
  let drawing: RealmDrawing;
  let box: HTMLElement;
  let ids = 0;
  let hide: () => void;
  const apply = (...operations: Operation[]): boolean => drawing.receiver.apply({ ack: 0, operations });
  const write = (markup: Markup, parent: number): Operation[] => {
    ids += 1;
    if (typeof markup === "string") return [["text", parent, 0, ids, markup]];
    const [tag, attributes, ...children] = markup;
    const id = ids;
    const pairs = Object.entries(attributes).map(([name, value]) => [name, String(value)] as const);
    return [["element", parent, 0, id, tag, tag === "div" ? 0 : 1, pairs, [], []], ...children.flatMap((child) => write(child, id))];
  };
  const open = (root: number): (() => void) => {
    drawing.receiver.openRoot(root);
    return drawing.show([contentLayer(root)], box);
  };
  const shapeId = (): number => drawing.idOf(box.querySelector("svg > path") as Element) ?? 0;
  const draw = (markup: Markup, root = 1): boolean => apply(...write(markup, contentLayer(root)));
  const countSaid = (markup: Markup): number => JSON.stringify(markup).split(/url\(#|shadow\(/).length - 1;
  const countDrawn = (): number => box.innerHTML.split(/url\(#|shadow\(/).length - 1;

  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => new EventTarget());
    told.mockReset();
    ids = 0;
    box = document.createElement("div");
    drawing = new RealmDrawing({ limits: realmLimits, idPrefix: "realm1-", send: () => undefined, onCssDropped: () => undefined, onReferencesLeftOut: told });
    hide = open(1);
  });

  it.each(heavy)("S601 a reference that multiplies what is painted is left out, the shape stays: %s", (_name, markup) => {
    draw(markup);
    expect(told.mock.calls).toEqual([[1]]);
    expect(box.querySelectorAll("path, polyline, text").length).toBeGreaterThan(0);
  });

  it.each(ordinary)("S602 what people draw is drawn whole: %s", (_name, markup) => {
    draw(markup);
    expect(told).not.toHaveBeenCalled();
    expect(countDrawn()).toBe(countSaid(markup));
  });

  it("S601 what has been left out comes back when there is room, and not before", () => {
    draw(svg(doubled(20), path({ filter: "url(#f)" })));
    const shape = box.querySelector("path");
    const flood = 4;
    expect(shape?.hasAttribute("filter")).toBe(false);
    apply(["attribute", shapeId(), "filter", "url( #f )"]);
    expect(shape?.hasAttribute("filter")).toBe(false);
    apply(...Array.from({ length: 15 }, (_, at): Operation => ["remove", flood + 19 - at]));
    expect(shape?.getAttribute("filter")).toBe("url(#realm1-f)");
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("S601 it is weighed whenever something becomes heavier: an id, an input, an outline, a text, a place", () => {
    const mark = (): string | null | undefined => box.querySelector("svg > path")?.getAttribute("marker-mid");
    draw(svg(["marker", { id: "x" }, ...shapes(50)], ["marker", { id: "y" }, ["text", {}, "a"]], path({ "marker-mid": "url(#m)" })));
    const [marker, other] = [...box.querySelectorAll("marker")].map((element) => drawing.idOf(element) ?? 0);
    const text = ids - 1;
    apply(["attribute", marker ?? 0, "id", "m"]);
    expect(mark()).toBe("url(#realm1-m)");
    apply(["attribute", shapeId(), "d", "M0 0".repeat(1_000)]);
    expect([mark(), told.mock.calls.length]).toEqual([null, 1]);
    apply(["attribute", shapeId(), "d", "M0 0".repeat(100)]);
    expect(mark()).toBe("url(#realm1-m)");
    apply(["attribute", marker ?? 0, "id", "z"], ["attribute", other ?? 0, "id", "m"]);
    expect(mark()).toBe("url(#realm1-m)");
    apply(["data", text, "a".repeat(50_000)]);
    expect(mark()).toBeNull();
    apply(["data", text, "a"]);
    expect(mark()).toBe("url(#realm1-m)");
    apply(["move", marker ?? 0, other ?? 0, 0]);
    expect(mark()).toBe("url(#realm1-m)");
    apply(...write(["g", {}, ...shapes(300)], other ?? 0));
    expect(mark()).toBeNull();
  });

  it("S601 components of one realm are weighed each by itself, and their resources together", () => {
    open(2);
    draw(svg(["pattern", { id: "a" }, path()], ["pattern", { id: "b" }, path({ fill: "url(#a)" })]));
    draw(svg(["pattern", { id: "c" }, path({ fill: "url(#b)" })], path({ fill: "url(#c)" })), 2);
    expect(told.mock.calls).toEqual([[2]]);
    hide();
    drawing.closeRoot(1);
    apply();
    expect([...box.querySelectorAll("path")].map((shape) => shape.getAttribute("fill"))).toEqual(["url(#realm1-b)", "url(#realm1-c)"]);
    const heavyOne = svg(["pattern", { id: "d" }, ...shapes(150)], ...shapes(100, { fill: "url(#d)" }));
    draw(heavyOne, 2);
    open(3);
    draw(heavyOne, 3);
    expect(told).toHaveBeenCalledTimes(1);
  });
});
