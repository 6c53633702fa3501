import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { RootId, SheetId, SheetOperation } from "#sandbox/protocol/index.ts";
import { cleanRules, scopeRules, type CleanedRules } from "./cleanCss.ts";
import { hostAttribute } from "./ScopedSheets.ts";

/** Attribute of a realm's boxes; libraries write their rules for all components of a trust group at once. */
export const realmAttribute = "data-platon-realm";

/** Sheets that one realm may have. */
const maxSheets = 500;

/** Places of one sheet, those of refused rules included. */
const maxPlaces = 20_000;

interface LibrarySheet {
  text: CleanedRules;
  /** As the guest counts them: one that was refused stays as an empty place. */
  rules: CleanedRules[];
}

interface Usage {
  length: number;
  rules: number;
}

const nothing: CleanedRules = { rules: "", keyframes: "", count: 0 };

/**
 * What styling libraries write into `style` elements of a realm: each rule goes through the one cleaner, and all of
 * them together into one sheet that is scoped to the realm's boxes. Every component may add as much as its own css may
 * hold; what is beyond is dropped.
 */
export class LibrarySheets {
  readonly #realm: string;
  readonly #limits: RealmLimits;
  readonly #sheets = new Map<SheetId, LibrarySheet>();
  readonly #usage = new Map<RootId, Usage>();
  readonly #onDropped: (root: RootId) => void;
  readonly #told = new Set<RootId>();
  #adopted: CSSStyleSheet | undefined;
  #hasChanged = false;

  /**
   * @param realm value of {@link realmAttribute}; also begins the names of its keyframes
   * @param onDropped a component has written more than it may; told once of each
   */
  constructor(realm: string, limits: RealmLimits, onDropped: (root: RootId) => void) {
    this.#realm = realm;
    this.#limits = limits;
    this.#onDropped = onDropped;
  }

  apply(operation: SheetOperation): void {
    this.#hasChanged = true;
    switch (operation[0]) {
      case "sheet": {
        const [, root, id, text] = operation;
        if (text === "") return void this.#sheets.delete(id);
        if (this.#sheets.size < maxSheets || this.#sheets.has(id)) {
          this.#sheets.set(id, { text: this.#clean(root, text), rules: [] });
        }
        return;
      }
      case "rule": {
        const [, root, id, index, text] = operation;
        const sheet = this.#sheets.get(id) ?? { text: nothing, rules: [] };
        if (!this.#sheets.has(id) && this.#sheets.size >= maxSheets) return;
        this.#sheets.set(id, sheet);
        if (sheet.rules.length >= maxPlaces) return;
        sheet.rules.splice(index, 0, this.#clean(root, text));
        return;
      }
      case "unrule":
        this.#sheets.get(operation[1])?.rules.splice(operation[2], 1);
    }
  }

  /** Brings the document up to date; called once for many changes. */
  flush(): void {
    if (!this.#hasChanged) return;
    this.#hasChanged = false;
    const pieces = [...this.#sheets.values()].flatMap(({ text, rules }) => [text, ...rules]);
    const rules = pieces.map((piece) => piece.rules).join("\n");
    const keyframes = pieces.map((piece) => piece.keyframes).join("\n");
    const scope = { scope: `[${realmAttribute}="${this.#realm}"]`, limit: `[${hostAttribute}]` };
    this.#use().replaceSync(scopeRules(scope, rules, keyframes));
  }

  dispose(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#adopted);
    this.#adopted = undefined;
  }

  #use(): CSSStyleSheet {
    if (!this.#adopted) {
      this.#adopted = new CSSStyleSheet();
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#adopted];
    }
    return this.#adopted;
  }

  #clean(root: RootId, text: string): CleanedRules {
    const limits = this.#limits;
    const usage = this.#usage.get(root) ?? { length: 0, rules: 0 };
    this.#usage.set(root, usage);
    if (usage.length + text.length > limits.cssLength || usage.rules >= limits.cssRules) return this.#drop(root);
    const cleaned = cleanRules(text, { prefix: `${this.#realm}-`, limit: `[${hostAttribute}]`, limits });
    if (!cleaned || usage.rules + cleaned.count > limits.cssRules) return this.#drop(root);
    usage.length += text.length;
    usage.rules += cleaned.count;
    return cleaned;
  }

  #drop(root: RootId): CleanedRules {
    if (!this.#told.has(root)) this.#onDropped(root);
    this.#told.add(root);
    return nothing;
  }
}
