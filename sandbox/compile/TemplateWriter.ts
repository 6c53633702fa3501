import { getLineInfo } from "acorn";
import { encodeMappings } from "./encodeMappings.ts";
import type { Segment } from "#core/source-maps/sourceMappings.ts";

/** Writes a module beside its template: what stands on a line of the template stands on the same line of the module. */
export class TemplateWriter {
  readonly #source: string;
  readonly #lines: Segment[][] = [[]];
  #code = "";
  #lineStart = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get code(): string {
    return this.#code;
  }

  get mappings(): string {
    return encodeMappings(this.#lines);
  }

  /** Text that no line of the template answers for; it holds no line breaks. */
  write(text: string): void {
    this.#code += text;
  }

  /** What follows comes from this place of the template. */
  goTo(offset: number): void {
    const { line, column } = getLineInfo(this.#source, offset);
    while (this.#lines.length < line) this.#breakLine();
    const segment = { column: this.#code.length - this.#lineStart, sourceLine: line - 1, sourceColumn: column };
    this.#lines.at(-1)?.push(segment);
  }

  /** A piece of the template as it stands, line breaks included. */
  copy(start: number, end: number): void {
    let at = start;
    for (const line of this.#source.slice(start, end).split("\n")) {
      this.goTo(at);
      this.#code += line;
      at += line.length + 1;
    }
  }

  #breakLine(): void {
    this.#code += "\n";
    this.#lineStart = this.#code.length;
    this.#lines.push([]);
  }
}
