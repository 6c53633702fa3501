import { realmLimits } from "#core/limits/realmLimits.ts";
// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { contentLayer, type Operation } from "#sandbox/protocol/index.ts";
import { ScopedSheets } from "#core/css/ScopedSheets.ts";
import { MountedComponent } from "../component/MountedComponent.ts";
import { PaintWatch } from "../paint/PaintWatch.ts";
import { RealmDrawing } from "../render/RealmDrawing.ts";
import { MountPoint } from "./MountPoint.ts";

const root = 1;
const content = contentLayer(root);
const element = (parent: number, id: number, tag: string): Operation => ["element", parent, 0, id, tag, 0, [], [], []];

describe("a component's place on the page", () => {
  let drawing: RealmDrawing;
  let mountPoint: MountPoint;
  let mounted: MountedComponent;
  let outer: HTMLElement;
  let passMoment: () => void;
  let take: () => void;
  const toldReact = vi.fn();
  /** The place as it was before anything stood there. */
  const expectEmpty = (): void => expect([outer.childNodes.length, outer.dataset["platonBox"], outer.style.contain]).toEqual([0, undefined, "content"]);
  const apply = (...operations: Operation[]): boolean => drawing.receiver.apply({ ack: 0, operations });

  beforeEach(() => {
    // jsdom has neither.
    vi.stubGlobal("matchMedia", () => new EventTarget());
    Object.assign(document, { adoptedStyleSheets: [] });
    toldReact.mockReset();
    drawing = new RealmDrawing({ limits: realmLimits, idPrefix: "realm1-", send: () => undefined, onCssDropped: () => undefined, onReferencesLeftOut: () => undefined });
    drawing.receiver.openRoot(root);
    mountPoint = new MountPoint((late) => {
      passMoment = late;
      return () => (passMoment = () => undefined);
    });
    mountPoint.subscribe(toldReact);
    outer = document.createElement("div");
    mountPoint.setOuter(outer);
    const component = { scope: "project", name: "Card", scripts: [], css: "" };
    const ignore = (): void => undefined;
    mounted = new MountedComponent({ component, props: {}, onProps: ignore, onRetry: ignore, onDispose: ignore });
    take = mountPoint.hold(mounted, { sheets: new ScopedSheets(realmLimits), paint: new PaintWatch(), owner: { group: "project", component: "Card" } });
  });

  it("S532 its box is put there with the first nodes, and React is told nothing", () => {
    mounted.setState({ kind: "mounting", drawing, root });
    expectEmpty();
    apply(element(content, 1, "p"));
    expectEmpty();
    mounted.setState({ kind: "drawn", drawing, root });
    expect(outer.dataset["platonBox"]).toBe("1");
    expect(outer.querySelector("p")?.parentElement?.getAttribute("data-platon-owner")).toBe("project");
    passMoment();
    expect(toldReact).not.toHaveBeenCalled();
  });

  it("S743 whoever mounted it is told once when it is there, and again after it was not", () => {
    const onDrawn = vi.fn();
    mountPoint.setDrawnListener(onDrawn);
    mounted.setState({ kind: "mounting", drawing, root });
    expect(onDrawn).not.toHaveBeenCalled();
    mounted.setState({ kind: "drawn", drawing, root });
    apply(element(content, 1, "p"));
    expect(onDrawn).toHaveBeenCalledTimes(1);
    mounted.fail({ reason: "render", component: "Card", message: "a" });
    mounted.setState({ kind: "empty" });
    expect(onDrawn).toHaveBeenCalledTimes(2);
  });

  it("S532 React is told of a wait that is noticed, and of its end", () => {
    passMoment();
    expect(mountPoint.readView()).toMatchObject({ kind: "box", isLate: true });
    mounted.setState({ kind: "mounting", drawing, root });
    expect(toldReact).toHaveBeenCalledTimes(1);
    mounted.setState({ kind: "drawn", drawing, root });
    expect(mountPoint.readView()).toMatchObject({ kind: "box", isLate: false });
    expect(toldReact).toHaveBeenCalledTimes(2);
  });

  it("S532 React is told of first-party parts, and when the last of them goes", () => {
    mounted.setState({ kind: "drawn", drawing, root });
    apply(element(content, 1, "section"), element(1, 2, "platon-icon"));
    const view = mountPoint.readView();
    expect(view).toMatchObject({ kind: "box", guest: { root } });
    mountPoint.setCss("p { color: red }");
    expect(mountPoint.readView()).not.toEqual(view);
    apply(["remove", 1]);
    expect(mountPoint.readView()).toMatchObject({ kind: "box", guest: undefined });
  });

  it("S532 another root has another box, and what ends leaves nothing", () => {
    mounted.setState({ kind: "drawn", drawing, root });
    apply(element(content, 1, "p"));
    mounted.setState({ kind: "starting" });
    expectEmpty();
    drawing.receiver.openRoot(2);
    mounted.setState({ kind: "drawn", drawing, root: 2 });
    expect(outer.dataset["platonBox"]).toBe("2");
    expect(outer.textContent).toBe("");
    take();
    expectEmpty();
    expect(drawing.mayFocus()).toBe(true);
  });
});
