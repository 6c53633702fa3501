/** A part of a form that draws its fields when somebody wants to see one: a tab, a section further down. */
export interface FoldedPart {
  readonly has: (field: string) => boolean;
  /** Draws it at once. */
  readonly unfold: (field: string) => void;
}

/** Where the fields of one open form are: only what is drawn, or can be, shows what is wrong with it. */
export class FieldPlaces {
  readonly #drawn = new Map<string, number>();
  readonly #parts = new Set<FoldedPart>();

  /** @returns takes it back */
  add(name: string): () => void {
    this.#drawn.set(name, this.#timesDrawn(name) + 1);
    return () => void this.#drawn.set(name, this.#timesDrawn(name) - 1);
  }

  /** @returns takes it back */
  addPart(part: FoldedPart): () => void {
    this.#parts.add(part);
    return () => void this.#parts.delete(part);
  }

  isDrawn(name: string): boolean {
    return this.#timesDrawn(name) > 0;
  }

  /** It is drawn, or will be as soon as somebody wants to see it. */
  has(name: string): boolean {
    return this.isDrawn(name) || [...this.#parts].some((part) => part.has(name));
  }

  /** Brings the field to where it can be seen. */
  unfold(name: string): void {
    // A part that is drawn by this may have parts of its own: a set walks those that join it meanwhile.
    for (const part of this.#parts) if (part.has(name)) part.unfold(name);
  }

  #timesDrawn(name: string): number {
    return this.#drawn.get(name) ?? 0;
  }
}
