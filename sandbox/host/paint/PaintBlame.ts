import { isObject } from "#core/isObject.ts";
import { textsOf, type PaintMemory } from "./PaintMemory.ts";

/** Of two documents that ended within this time what stood in both is to blame, in milliseconds. */
const suspiciousTime = 600_000;
/** Kept at most; the oldest go first. */
const maxKept = 300;

/** Not painted until the person asks for it; `told`: those who have to know were told. */
type Blame = "new" | "told";

/** Which components are not painted because a document ended by them, and which were painted without harm. */
export class PaintBlame {
  readonly #memory: PaintMemory;
  #known: Set<string> | undefined;

  constructor(memory: PaintMemory) {
    this.#memory = memory;
  }

  of(key: string): Blame | undefined {
    return this.#blames().get(key);
  }

  blame(keys: readonly string[]): void {
    if (keys.length === 0) return;
    const blames = this.#blames();
    for (const key of keys) blames.set(key, blames.get(key) ?? "new");
    this.#keep(blames);
    for (const key of keys) this.#painted.delete(key);
    this.#memory.write("painted", [...this.#painted]);
  }

  tell(key: string): void {
    this.#keep(this.#blames().set(key, "told"));
  }

  /** The person wants to see it. */
  lift(key: string): void {
    const blames = this.#blames();
    if (blames.delete(key)) this.#keep(blames);
  }

  /**
   * A document ended while nothing was known to be painted: by a rule for the pointer, by a late animation, or by what
   * has nothing to do with components. Only what stood in two of them soon after one another is to blame.
   */
  noteDeath(shown: readonly string[]): void {
    const before = this.#memory.read("death");
    const now = Date.now();
    this.#memory.write("death", { at: now, shown });
    if (!isObject(before) || typeof before["at"] !== "number" || now - before["at"] > suspiciousTime) return;
    const then = textsOf(before["shown"]);
    this.blame(shown.filter((key) => then.includes(key)));
  }

  isKnown(key: string): boolean {
    return this.#painted.has(key);
  }

  /** They were painted, and the document answers. */
  know(keys: Iterable<string>): void {
    for (const key of keys) this.#painted.add(key);
    this.#memory.write("painted", [...this.#painted].slice(-maxKept));
  }

  get #painted(): Set<string> {
    this.#known ??= new Set(textsOf(this.#memory.read("painted")));
    return this.#known;
  }

  #blames(): Map<string, Blame> {
    const kept = this.#memory.read("blamed");
    const entries = isObject(kept) ? Object.entries(kept) : [];
    return new Map(entries.map(([key, blame]) => [key, blame === "told" ? "told" : "new"]));
  }

  #keep(blames: ReadonlyMap<string, Blame>): void {
    if (blames.size === 0) this.#memory.remove("blamed");
    else this.#memory.write("blamed", Object.fromEntries([...blames].slice(-maxKept)));
  }
}
