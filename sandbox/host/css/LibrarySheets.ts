import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { RootId, SheetId, SheetOperation } from "#sandbox/protocol/index.ts";
import { cleanRules, type CleanedRules } from "#core/css/cleanCss.ts";
import { hostAttribute } from "#core/css/hostAttribute.ts";
import type { WeighedRule } from "#core/css/leaveOutHeavy.ts";
import { joinShapes, measureTree, smallestShape } from "#core/css/measureTree.ts";
import type { TreeShape } from "#core/css/weighSelector.ts";
import { isHeavy, largestShape, writeSheet } from "#core/css/writeSheet.ts";

/** Attribute of a realm's boxes; libraries write their rules for all components of a trust group at once. */
export const realmAttribute = "data-platon-realm";

/** Sheets that one realm may have. */
const maxSheets = 500;

/** Places for rules in all sheets of a realm, those of refused rules included. */
const maxPlaces = 20_000;

/** Characters of css that are cleaned for a realm in a second, and for how many seconds they are saved up. */
const workPerSecond = 1024 * 1024;
const secondsSaved = 2;

/** A rule costs about as much as so many characters, however short it is. */
const ruleWork = 100;

/** Characters that are put into the document anew for the cost of cleaning one. */
const drawnPerWork = 8;

/** What is put off is looked at again so much later, in milliseconds. */
const putOff = 100;

/** A text or a rule as it was last said, and what is drawn for it. */
interface Piece {
  root: RootId;
  text: string;
  /** What it takes of its component's share. */
  length: number;
  rules: number;
  drawn: CleanedRules;
  /** What is drawn when nothing is left out, to tell it from what comes next. */
  whole: string;
}

interface LibrarySheet {
  readonly text: Piece;
  /** As the guest counts them: one that was refused stays as an empty place. */
  readonly rules: Piece[];
}

export interface LibrarySheetsOptions {
  readonly limits: RealmLimits;
  /** Everything that the realm's components are drawn into. */
  readonly boxes: ReadonlySet<Element>;
  /** A component has written more than it may; told once of each. */
  onDropped(root: RootId): void;
  /** Rules are too heavy for what is drawn, and left out; told once of each component. */
  onHeavy(root: RootId, rules: readonly WeighedRule[]): void;
}

interface Usage {
  length: number;
  rules: number;
}

const nothing: CleanedRules = { write: () => "", weighed: [], columns: [], keyframes: "", count: 0 };

const emptyPiece = (): Piece => ({ root: 0, text: "", length: 0, rules: 0, drawn: nothing, whole: "" });

/**
 * What styling libraries write into `style` elements of a realm: each rule goes through the one cleaner, and all of
 * them together into one sheet that is scoped to the realm's boxes. Every component may have as much at a time as its
 * own css may hold; what is beyond is dropped.
 *
 * What is said waits until `flush` cleans it, at a pace that all components of the realm share, as each can name any of
 * them; what is replaced while it waits is never cleaned, so the latest text wins.
 */
export class LibrarySheets {
  readonly #realm: string;
  readonly #limits: RealmLimits;
  readonly #sheets = new Map<SheetId, LibrarySheet>();
  readonly #usage = new Map<RootId, Usage>();
  readonly #options: LibrarySheetsOptions;
  readonly #told = new Set<RootId>();
  readonly #toldHeavy = new Set<RootId>();
  /** Of everything that was drawn while some rules could be too heavy. */
  #shape = smallestShape;
  readonly #largest: TreeShape;
  #isHeavy = false;
  /** Not cleaned yet, in their order; one that is replaced keeps its turn. */
  readonly #waiting = new Set<Piece>();
  #places = 0;
  #adopted: CSSStyleSheet | undefined;
  #isOutdated = false;
  /** When all work up to now would be done at the pace that is allowed. */
  #busyUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param realm value of {@link realmAttribute}; also begins the names of its keyframes
   */
  constructor(realm: string, options: LibrarySheetsOptions) {
    this.#realm = realm;
    this.#limits = options.limits;
    this.#options = options;
    this.#largest = largestShape(options.limits);
  }

  apply(operation: SheetOperation): void {
    switch (operation[0]) {
      case "sheet":
        return this.#setText(operation[1], operation[2], operation[3]);
      case "rule": {
        const [, root, id, index, text] = operation;
        const sheet = this.#places < maxPlaces ? this.#open(id) : undefined;
        if (!sheet) return;
        const piece = emptyPiece();
        sheet.rules.splice(index, 0, piece);
        this.#places += 1;
        return this.#say(piece, root, text);
      }
      case "unrule":
        return this.#removeRules(operation[1], operation[2], 1);
    }
  }

  /** Brings the document up to date, as far as the pace allows, and the rest later; called once for many changes. */
  flush(): void {
    if (this.#isFree) {
      for (const piece of this.#waiting) {
        this.#clean(piece);
        if (!this.#isFree) break;
      }
      if (this.#isOutdated) this.#draw();
    }
    if (this.#waiting.size > 0 || this.#isOutdated) this.#flushLater();
  }

  /** Leaves out what has become too heavy for all that is drawn; called when that is another tree than before. */
  fit(): void {
    if (this.#isHeavy && this.#grow()) this.#draw();
  }

  dispose(): void {
    clearTimeout(this.#timer);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#adopted);
    this.#adopted = undefined;
  }

  #setText(root: RootId, id: SheetId, text: string): void {
    this.#removeRules(id, 0, maxPlaces);
    const sheet = text === "" ? this.#sheets.get(id) : this.#open(id);
    if (!sheet) return;
    if (text !== "") return this.#say(sheet.text, root, text);
    this.#empty(sheet.text);
    this.#sheets.delete(id);
  }

  /** The sheet of that id; undefined when it would be one too many. */
  #open(id: SheetId): LibrarySheet | undefined {
    const known = this.#sheets.get(id);
    if (known || this.#sheets.size >= maxSheets) return known;
    const sheet: LibrarySheet = { text: emptyPiece(), rules: [] };
    this.#sheets.set(id, sheet);
    return sheet;
  }

  #removeRules(id: SheetId, index: number, count: number): void {
    const removed = this.#sheets.get(id)?.rules.splice(index, count) ?? [];
    this.#places -= removed.length;
    for (const piece of removed) this.#empty(piece);
  }

  /** What the piece drew before stays until the new text is cleaned. */
  #say(piece: Piece, root: RootId, text: string): void {
    this.#giveBack(piece);
    const { cssLength, cssRules } = this.#limits;
    const usage = this.#usageOf(root);
    piece.root = root;
    if (usage.length + text.length > cssLength || usage.rules >= cssRules) return this.#drop(piece);
    piece.text = text;
    piece.length = text.length;
    usage.length += text.length;
    this.#waiting.add(piece);
  }

  #clean(piece: Piece): void {
    const limits = this.#limits;
    this.#waiting.delete(piece);
    const cleaned = cleanRules(piece.text, { prefix: `${this.#realm}-`, limit: `[${hostAttribute}]`, limits });
    const count = cleaned?.count ?? limits.cssRules;
    this.#spend(piece.length + ruleWork * (1 + count));
    piece.text = "";
    const usage = this.#usageOf(piece.root);
    if (!cleaned || usage.rules + count > limits.cssRules) return this.#drop(piece);
    piece.rules = count;
    usage.rules += count;
    this.#show(piece, cleaned);
  }

  #drop(piece: Piece): void {
    this.#empty(piece);
    if (!this.#told.has(piece.root)) this.#options.onDropped(piece.root);
    this.#told.add(piece.root);
  }

  #empty(piece: Piece): void {
    this.#giveBack(piece);
    this.#waiting.delete(piece);
    piece.text = "";
    this.#show(piece, nothing);
  }

  #giveBack(piece: Piece): void {
    const usage = this.#usageOf(piece.root);
    usage.length -= piece.length;
    usage.rules -= piece.rules;
    piece.length = 0;
    piece.rules = 0;
  }

  #usageOf(root: RootId): Usage {
    const usage = this.#usage.get(root) ?? { length: 0, rules: 0 };
    this.#usage.set(root, usage);
    return usage;
  }

  #show(piece: Piece, cleaned: CleanedRules): void {
    const { write, columns, keyframes } = cleaned;
    const whole = cleaned === nothing ? "" : [write(new Set()), ...columns.map(({ selector, text }) => selector + text), keyframes].join("");
    if (whole !== piece.whole) this.#isOutdated = true;
    piece.drawn = cleaned;
    piece.whole = whole;
  }

  #draw(): void {
    this.#isOutdated = false;
    const pieces = [...this.#sheets.values()].flatMap(({ text, rules }) => [text, ...rules]).filter(({ drawn }) => drawn !== nothing);
    const drawn = pieces.map((piece) => piece.drawn);
    this.#isHeavy = isHeavy(drawn, this.#largest, this.#limits.selectorLooks);
    if (this.#isHeavy) this.#grow();
    const { text, leftOut } = writeSheet(drawn, {
      scope: `[${realmAttribute}="${this.#realm}"]`, limit: `[${hostAttribute}]`, shape: this.#shape, mostLooks: this.#limits.selectorLooks,
    });
    this.#use().replaceSync(text);
    if (leftOut.length > 0) this.#tellHeavy(pieces, leftOut);
    this.#spend(text.length / drawnPerWork);
  }

  /** @returns whether more is drawn than before */
  #grow(): boolean {
    const former = this.#shape;
    for (const box of this.#options.boxes) this.#shape = joinShapes(this.#shape, measureTree(box));
    return this.#shape !== former;
  }

  #tellHeavy(pieces: readonly Piece[], leftOut: readonly WeighedRule[]): void {
    const out = new Set(leftOut);
    const rules = pieces.flatMap(({ root, drawn }) => drawn.weighed.filter((rule) => out.has(rule)).map((rule) => ({ root, rule })));
    for (const root of new Set(rules.map((one) => one.root))) {
      if (this.#toldHeavy.has(root)) continue;
      this.#toldHeavy.add(root);
      this.#options.onHeavy(root, rules.filter((one) => one.root === root).map(({ rule }) => rule));
    }
  }

  #use(): CSSStyleSheet {
    if (!this.#adopted) {
      this.#adopted = new CSSStyleSheet();
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#adopted];
    }
    return this.#adopted;
  }

  get #isFree(): boolean {
    return this.#busyUntil < performance.now() + secondsSaved * 1_000;
  }

  #spend(characters: number): void {
    this.#busyUntil = Math.max(this.#busyUntil, performance.now()) + (characters / workPerSecond) * 1_000;
  }

  #flushLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.flush();
    }, putOff);
  }
}
