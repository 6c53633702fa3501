/** The text of a realm's program as a blob, fetched once. */
export class ProgramBlob {
  readonly #fetchText: () => Promise<string>;
  #blob: Promise<Blob> | undefined;

  constructor(fetchText: () => Promise<string>) {
    this.#fetchText = fetchText;
  }

  async load(): Promise<Blob> {
    this.#blob ??= this.#fetchText().then((text) => new Blob([text], { type: "text/javascript" }));
    try {
      return await this.#blob;
    } catch (failure) {
      // The network may be back at the next try.
      this.#blob = undefined;
      throw failure;
    }
  }
}
