import type { Plain } from "#sandbox/protocol/index.ts";
import { isOnItsWay, type ComponentState } from "../component/ComponentState.ts";
import type { ScopedSheets } from "#core/css/ScopedSheets.ts";
import type { FrameRealm } from "../realm/FrameRealm.ts";
import type { MountedComponent } from "../component/MountedComponent.ts";
import type { PaintWatch } from "../paint/PaintWatch.ts";
import { ComponentBox } from "../render/ComponentBox.ts";
import type { DrawnRoot } from "../render/DrawnRoot.ts";

type Whole = Exclude<ComponentState, { readonly root: unknown } | { readonly kind: "starting" | "queued" | "framed" }>;

/** Whether nothing is to be seen for so long that a person has noticed. */
interface Waiting {
  readonly isLate: boolean;
}

/** What React draws at a mount point: a box that fills by itself, or what stands there in place of one. */
export type MountPointView =
  /** `guest`: the root whose first-party parts React draws in the box; undefined where there are none. */
  | (Waiting & { readonly kind: "box"; readonly guest: DrawnRoot | undefined })
  | (Waiting & { readonly kind: "queued" })
  | (Waiting & { readonly kind: "framed"; readonly frame: FrameRealm })
  | Whole;

export interface MountPointOptions {
  readonly sheets: ScopedSheets;
  readonly paint: PaintWatch;
  readonly owner: DrawnRoot["owner"];
}

/** Calls back when what comes at once would have come. @returns takes the callback back */
export type AfterMoment = (callback: () => void) => () => void;

/** Of the element around the box: the component stays inside and does not widen it. Set in one go: a page may have a hundred. */
const outerStyle = "contain: content; min-width: 0; max-width: 100%";

/** There is nothing more to come: also where the component has nothing to show. */
const drawnKinds: ReadonlySet<ComponentState["kind"]> = new Set(["drawn", "framed", "empty"]);

const starting: ComponentState = { kind: "starting" };
const emptyBox: MountPointView = { kind: "box", isLate: false, guest: undefined };

/**
 * The place on the page where a component is mounted, and another one each time that the source changes. The box that the
 * component is drawn into is made and filled here; React hears only of what it draws itself, which for most components is
 * nothing.
 */
export class MountPoint {
  readonly #listeners = new Set<() => void>();
  #mounted: MountedComponent | undefined;
  #options: MountPointOptions | undefined;
  #onField: MountedComponent["onField"];
  #onDrawn: (() => void) | undefined;
  #isDrawn = false;
  #css = "";
  #outer: HTMLElement | null = null;
  #box: ComponentBox | undefined;
  readonly #afterMoment: AfterMoment;
  /** What stands in the page, or waits for its turn there. */
  #painted: ComponentBox | FrameRealm | undefined;
  #stopPainting = nothing;
  #waitsFor: MountPointView["kind"] | undefined;
  #stopWaiting = nothing;
  #isLate = false;
  #view = emptyBox;

  constructor(afterMoment: AfterMoment) {
    this.#afterMoment = afterMoment;
  }

  /** @returns what takes it away again */
  hold(mounted: MountedComponent, options: MountPointOptions): () => void {
    this.#mounted = mounted;
    this.#options = options;
    mounted.onField = this.#onField;
    const stop = mounted.subscribe(this.#review);
    this.#review();
    return () => {
      stop();
      mounted.dispose();
      this.#mounted = undefined;
      this.#review();
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly readView = (): MountPointView => this.#view;

  /** The element that the box stands in, while React draws one. */
  readonly setOuter = (outer: HTMLElement | null): void => {
    this.#outer = outer;
    if (outer) outer.style.cssText = outerStyle;
    this.#leavePage();
    this.#fill();
  };

  setProps(props: Plain): void {
    this.#mounted?.setProps(props);
  }

  setFieldListener(onField: MountedComponent["onField"]): void {
    this.#onField = onField;
    if (this.#mounted) this.#mounted.onField = onField;
  }

  /** Told each time that the component has come to be there. */
  setDrawnListener(onDrawn: (() => void) | undefined): void {
    this.#onDrawn = onDrawn;
  }

  setCss(css: string): void {
    this.#css = css;
    this.#box?.setCss(css);
    this.#review();
  }

  retry(): void {
    this.#mounted?.retry();
  }

  get #state(): ComponentState {
    return this.#mounted?.state ?? starting;
  }

  readonly #review = (): void => {
    this.#useBox();
    this.#fill();
    this.#wait();
    this.#tellDrawn();
    const view = this.#look();
    if (isSameView(view, this.#view)) return;
    this.#view = view;
    for (const listener of [...this.#listeners]) listener();
  };

  /** Each root has a box of its own. */
  #useBox(): void {
    const state = this.#state;
    const box = this.#box;
    if ("root" in state && box?.isOf(state.drawing, state.root)) return;
    box?.dispose();
    this.#box = "root" in state ? this.#makeBox(state) : undefined;
  }

  #makeBox({ drawing, root }: Pick<DrawnRoot, "drawing" | "root">): ComponentBox | undefined {
    const mounted = this.#mounted;
    if (!this.#options || !mounted) return undefined;
    const { sheets, owner, paint } = this.#options;
    return new ComponentBox({ sheets, owner, drawing, root, css: this.#css, onParts: this.#review, onStir: () => paint.stir(mounted) });
  }

  /** A box comes when it is its turn to be painted; what is no more is painted no more. */
  #fill(): void {
    const state = this.#state;
    const [outer, box, mounted, paint] = [this.#outer, this.#box, this.#mounted, this.#options?.paint];
    const painted = state.kind === "framed" ? state.frame : state.kind === "drawn" && outer ? box : undefined;
    if (painted === this.#painted) return;
    this.#leavePage();
    this.#painted = painted;
    if (!painted || !mounted || !paint) return;
    if (painted !== box) this.#stopPainting = paint.showApart(mounted);
    else if (outer) this.#stopPainting = paint.show(mounted, () => box.putInto(outer));
  }

  #leavePage(): void {
    this.#stopPainting();
    this.#stopPainting = nothing;
    this.#painted = undefined;
  }

  /** Each kind of waiting has a moment of its own. */
  #wait(): void {
    const { kind } = this.#state;
    const waitsFor = this.#mounted && isOnItsWay(this.#state) ? "box" : kind === "queued" || kind === "framed" ? kind : undefined;
    if (waitsFor === this.#waitsFor) return;
    this.#waitsFor = waitsFor;
    this.#stopWaiting();
    this.#isLate = false;
    this.#stopWaiting = waitsFor ? this.#afterMoment(this.#becomeLate) : nothing;
  }

  #tellDrawn(): void {
    const wasDrawn = this.#isDrawn;
    this.#isDrawn = this.#mounted !== undefined && drawnKinds.has(this.#state.kind);
    if (this.#isDrawn && !wasDrawn) this.#onDrawn?.();
  }

  readonly #becomeLate = (): void => {
    this.#isLate = true;
    this.#review();
  };

  #look(): MountPointView {
    const state = this.#state;
    const isLate = this.#isLate;
    switch (state.kind) {
      case "starting":
      case "mounting":
        return { kind: "box", isLate, guest: undefined };
      case "drawn":
        return { kind: "box", isLate, guest: this.#box?.hasParts === true ? this.#box.drawn : undefined };
      case "queued":
      case "framed":
        return { ...state, isLate };
      default:
        return state;
    }
  }
}

const nothing = (): void => undefined;

/** Views of one kind have the same fields. */
const isSameView = (one: MountPointView, other: MountPointView): boolean =>
  Object.entries(one).every(([name, value]) => value === (other as Readonly<Record<string, unknown>>)[name]);
