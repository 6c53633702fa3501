import { ReadingFailure } from "../ReadingFailure.ts";
import { readingLimits } from "../readingLimits.ts";

/** Letters that xml cannot write are `_x000D_` in a workbook. */
const escaped = /_x([0-9A-Fa-f]{4})_/g;

/** The text of a string with all its runs; how it is pronounced (`rPh`) is none of it. */
export class TextOfCell {
  readonly #tag: string;
  #text = "";
  #isIn = false;
  #isSpoken = false;

  /** @param tag that the string stands in */
  constructor(tag: string) {
    this.#tag = tag;
  }

  open(name: string): void {
    if (name === this.#tag) this.#text = "";
    if (name === "rPh") this.#isSpoken = true;
    if (name === "t" && !this.#isSpoken) this.#isIn = true;
  }

  add(piece: string): void {
    if (!this.#isIn) return;
    this.#text += piece;
    if (this.#text.length > readingLimits.cell) throw new ReadingFailure("import_excessive");
  }

  close(name: string): void {
    if (name === "t") this.#isIn = false;
    if (name === "rPh") this.#isSpoken = false;
  }

  take(): string {
    const text = this.#text;
    this.#text = "";
    return text.includes("_x") ? text.replace(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : text;
  }
}
