/** Which fields of one open form are drawn at present: only these can show what is wrong with them. */
export class DrawnFields {
  readonly #places = new Map<string, number>();

  /** @returns takes it back */
  add(name: string): () => void {
    this.#places.set(name, this.#placesOf(name) + 1);
    return () => void this.#places.set(name, this.#placesOf(name) - 1);
  }

  has(name: string): boolean {
    return this.#placesOf(name) > 0;
  }

  #placesOf(name: string): number {
    return this.#places.get(name) ?? 0;
  }
}
