import { costOf, type Operation, type Plain } from "#sandbox/protocol/index.ts";

/** Operations that give a node something to hold. */
export type ContentOperation = Extract<Operation, readonly ["element" | "text" | "data" | "attribute" | "style" | "property", ...unknown[]]>;

/** How much one node holds, without what it is. */
export class NodeContents {
  #text = 0;
  #length = 0;
  #names: Map<string, number> | undefined;

  /** In characters. */
  get length(): number {
    return this.#length;
  }

  /** Attributes, styles and properties. */
  get names(): number {
    return this.#names?.size ?? 0;
  }

  take(operation: ContentOperation): void {
    switch (operation[0]) {
      case "element":
        for (const [name, value] of operation[6]) this.#set("a", name, value);
        for (const [name, value] of operation[7]) this.#set("s", name, value);
        for (const [name, value] of operation[8]) this.#set("p", name, value);
        return;
      case "text":
        return this.#setText(operation[4]);
      case "data":
        return this.#setText(operation[2]);
      case "attribute":
        return this.#set("a", operation[2], operation[3] ?? undefined);
      case "style":
        return this.#set("s", operation[2], operation[3] === "" ? undefined : operation[3]);
      case "property":
        return this.#set("p", operation[2], operation[3]);
    }
  }

  #setText({ length }: string): void {
    this.#length += length - this.#text;
    this.#text = length;
  }

  #set(kind: "a" | "s" | "p", name: string, value: Plain | undefined): void {
    const key = kind + name;
    this.#names ??= new Map();
    this.#length -= this.#names.get(key) ?? 0;
    this.#names.delete(key);
    if (value === undefined) return;
    const cost = costOf(name, value);
    this.#names.set(key, cost);
    this.#length += cost;
  }
}
