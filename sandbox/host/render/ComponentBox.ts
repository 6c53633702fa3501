import { layersOf, type RootId } from "#sandbox/protocol/index.ts";
import type { ScopedSheets } from "#core/css/ScopedSheets.ts";
import { guestAttributes, hearGuest, type DrawnRoot } from "./DrawnRoot.ts";
import type { RealmDrawing } from "./RealmDrawing.ts";

export interface ComponentBoxOptions {
  readonly drawing: RealmDrawing;
  readonly root: RootId;
  readonly owner: DrawnRoot["owner"];
  readonly sheets: ScopedSheets;
  readonly css: string;
  /** First-party parts came or went. */
  onParts(): void;
  /** Something happens in it by which it may look different. */
  onStir(): void;
}

/** Of the place of a component that is drawn: which root stands there. */
const boxAttribute = "data-platon-box";

/**
 * What a component is drawn into. It is made apart from the document while the realm still draws, and put into its place
 * with the first nodes: a page of a hundred components is laid out once, and React has nothing to do for them.
 */
export class ComponentBox {
  readonly #options: ComponentBoxOptions;
  readonly #element = document.createElement("div");
  readonly #stops: readonly (() => void)[];
  #drawn: DrawnRoot;
  #releaseSheet: () => void;
  #hasToldHeavy = false;

  constructor(options: ComponentBoxOptions) {
    this.#options = options;
    const { drawing, root, owner, sheets, css, onParts, onStir } = options;
    this.#releaseSheet = sheets.hold(css);
    this.#drawn = { drawing, root, owner, scope: sheets.scopeOf(css), lastPress: { at: -Infinity }, onStir, onPlaces: this.#fitSheet };
    this.#mark();
    const layers = layersOf(root);
    this.#stops = [
      ...layers.map((layer) => drawing.receiver.subscribe(layer, onParts)),
      hearGuest(this.#element, this.#drawn),
      drawing.show(layers, this.#element),
    ];
  }

  /** Whose box it is; another object when its css is another one. */
  get drawn(): DrawnRoot {
    return this.#drawn;
  }

  /** Whether first-party parts stand in it. */
  get hasParts(): boolean {
    const { receiver } = this.#drawn.drawing;
    return layersOf(this.#drawn.root).some((layer) => receiver.partsOf(layer).length > 0);
  }

  isOf(drawing: RealmDrawing, root: RootId): boolean {
    return this.#drawn.drawing === drawing && this.#drawn.root === root;
  }

  setCss(css: string): void {
    const { sheets } = this.#options;
    const scope = sheets.scopeOf(css);
    if (scope === this.#drawn.scope) return;
    const releaseFormer = this.#releaseSheet;
    this.#releaseSheet = sheets.hold(css);
    releaseFormer();
    this.#drawn = { ...this.#drawn, scope };
    this.#mark();
    this.#fitSheet(this.#element);
  }

  /**
   * Puts it into its place on the page: an element that keeps everything inside, and that the component's css, whose
   * scope begins below it, does not reach.
   */
  putInto(outer: HTMLElement): void {
    if (this.#element.parentNode === outer) return;
    outer.setAttribute(boxAttribute, String(this.#drawn.root));
    outer.append(this.#element);
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    this.#releaseSheet();
    this.#element.parentElement?.removeAttribute(boxAttribute);
    this.#element.remove();
  }

  readonly #fitSheet = (box: Element): void => {
    const { sheets, drawing, root } = this.#options;
    const leftOut = sheets.fit(box);
    if (leftOut.length === 0 || this.#hasToldHeavy) return;
    this.#hasToldHeavy = true;
    drawing.tellHeavyCss(root, leftOut);
  };

  #mark(): void {
    for (const [name, value] of Object.entries(guestAttributes(this.#drawn))) this.#element.setAttribute(name, value);
  }
}
