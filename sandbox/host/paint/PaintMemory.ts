/** A storage of the browser that is written at once, and that all documents of the product share. */
export interface PaintMemory {
  /** Tells tabs apart: the same after a reload. */
  readonly tab: string;
  names(): readonly string[];
  /** Undefined also for what cannot be read. */
  read(name: string): unknown;
  write(name: string, value: unknown): void;
  remove(name: string): void;
}

/** What documents leave behind: what is being painted in one now, and what is shown in it. */
export const markPrefix = "mark:";
export const shownPrefix = "shown:";

export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** A memory that ends with the document. */
export function forgetful(): PaintMemory {
  const values = new Map<string, unknown>();
  return {
    tab: "",
    names: () => [...values.keys()],
    read: (name) => values.get(name),
    write: (name, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
  };
}
