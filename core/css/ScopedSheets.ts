import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { cleanCss, type CleanedRules } from "./cleanCss.ts";
import { hostAttribute } from "./hostAttribute.ts";
import type { WeighedRule } from "./leaveOutHeavy.ts";
import { joinShapes, measureTree, smallestShape } from "./measureTree.ts";
import type { TreeShape } from "./weighSelector.ts";
import { isHeavy, largestShape, writeSheet } from "./writeSheet.ts";

/** Styles stay this long after their component has left, in milliseconds (spec §4 Page loading). */
const lingerTime = 2_500;

/** Attribute of the element that a component's css is scoped to; its value tells one css text from another. */
export const scopeAttribute = "data-platon-scope";

interface Adopted {
  readonly sheet: CSSStyleSheet;
  readonly cleaned: CleanedRules;
  text: string;
  /** Of all that was drawn with it; undefined while no tree could be too much for it. */
  shape: TreeShape | undefined;
  leftOut: readonly WeighedRule[];
}

interface Shared {
  readonly id: string;
  readonly adopted: Adopted | undefined;
  users: number;
  removal: ReturnType<typeof setTimeout> | undefined;
}

/** Of all sheets of the document, whoever made them. */
let latest = 0;

/** The style sheets of components: one for each css text, shared by all boxes that use it. */
export class ScopedSheets {
  readonly #shared = new Map<string, Shared>();
  /** By the value of {@link scopeAttribute}. */
  readonly #adoptedOf = new Map<string, Adopted>();
  readonly #limits: RealmLimits;

  constructor(limits: RealmLimits) {
    this.#limits = limits;
  }

  /** Value of {@link scopeAttribute} in whose elements the css holds; the sheet is there before the first picture. */
  scopeOf(css: string): string {
    return this.#use(css).id;
  }

  /** Keeps the sheet. @returns lets it go; it lingers a while */
  hold(css: string): () => void {
    const shared = this.#use(css);
    clearTimeout(shared.removal);
    shared.users += 1;
    return () => {
      shared.users -= 1;
      if (shared.users === 0) this.#removeLater(css, shared);
    };
  }

  /** Leaves out of a box's sheet what has become too heavy for all that is drawn in it. @returns what is left out */
  fit(box: Element): readonly WeighedRule[] {
    const id = box.getAttribute(scopeAttribute) ?? "";
    const adopted = this.#adoptedOf.get(id);
    if (!adopted?.shape) return [];
    const shape = joinShapes(adopted.shape, measureTree(box));
    if (shape === adopted.shape) return adopted.leftOut;
    adopted.shape = shape;
    this.#write(adopted, id);
    return adopted.leftOut;
  }

  #use(css: string): Shared {
    const known = this.#shared.get(css);
    if (known) return known;
    latest += 1;
    const shared: Shared = { id: String(latest), adopted: this.#adopt(css, latest), users: 0, removal: undefined };
    this.#shared.set(css, shared);
    if (shared.adopted) this.#adoptedOf.set(shared.id, shared.adopted);
    this.#removeLater(css, shared);
    return shared;
  }

  #removeLater(css: string, shared: Shared): void {
    shared.removal = setTimeout(() => this.#remove(css), lingerTime);
  }

  #remove(css: string): void {
    const shared = this.#shared.get(css);
    this.#shared.delete(css);
    this.#adoptedOf.delete(shared?.id ?? "");
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== shared?.adopted?.sheet);
  }

  #adopt(css: string, id: number): Adopted | undefined {
    if (css.trim() === "") return undefined;
    const cleaned = cleanCss(css, { limit: `[${hostAttribute}]`, prefix: `realm${id}-`, limits: this.#limits });
    if (cleaned === undefined) return undefined;
    const shape = isHeavy([cleaned], largestShape(this.#limits), this.#limits.selectorLooks) ? smallestShape : undefined;
    const adopted: Adopted = { sheet: new CSSStyleSheet(), cleaned, text: "", shape, leftOut: [] };
    this.#write(adopted, String(id));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, adopted.sheet];
    return adopted;
  }

  #write(adopted: Adopted, id: string): void {
    const { sheet, cleaned, shape = smallestShape } = adopted;
    const options = { scope: `[${scopeAttribute}="${id}"]`, limit: `[${hostAttribute}]`, shape, mostLooks: this.#limits.selectorLooks };
    const { text, leftOut } = writeSheet([cleaned], options);
    if (text !== adopted.text) sheet.replaceSync(text);
    adopted.text = text;
    adopted.leftOut = leftOut;
  }
}
