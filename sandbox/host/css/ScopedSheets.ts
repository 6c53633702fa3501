import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { cleanCss } from "./cleanCss.ts";

/** Styles stay this long after their component has left, in milliseconds (spec §4 Page loading). */
export const lingerTime = 2_500;

/** Attribute of the element that a component's css is scoped to; its value tells one css text from another. */
export const scopeAttribute = "data-platon-scope";

/** Attribute of first-party parts inside a box: a component's css and events end there. */
export const hostAttribute = "data-platon-host";

interface Shared {
  readonly id: string;
  readonly sheet: CSSStyleSheet | undefined;
  users: number;
  removal: ReturnType<typeof setTimeout> | undefined;
}

/** The style sheets of components: one for each css text, shared by all boxes that use it. */
export class ScopedSheets {
  readonly #shared = new Map<string, Shared>();
  readonly #limits: RealmLimits;
  #latest = 0;

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

  #use(css: string): Shared {
    const known = this.#shared.get(css);
    if (known) return known;
    this.#latest += 1;
    const shared: Shared = { id: String(this.#latest), sheet: this.#adopt(css, this.#latest), users: 0, removal: undefined };
    this.#shared.set(css, shared);
    this.#removeLater(css, shared);
    return shared;
  }

  #removeLater(css: string, shared: Shared): void {
    shared.removal = setTimeout(() => this.#remove(css), lingerTime);
  }

  #remove(css: string): void {
    const shared = this.#shared.get(css);
    this.#shared.delete(css);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== shared?.sheet);
  }

  #adopt(css: string, id: number): CSSStyleSheet | undefined {
    if (css.trim() === "") return undefined;
    const options = { scope: `[${scopeAttribute}="${id}"]`, limit: `[${hostAttribute}]`, prefix: `realm${id}-`, limits: this.#limits };
    const text = cleanCss(css, options);
    if (text === undefined) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  }
}
