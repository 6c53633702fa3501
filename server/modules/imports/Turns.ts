/** Milliseconds of work between which requests are answered: as long as a few of them take. */
const share = 5;

/** Long work on the server's own thread, by which everybody else gets their turn. */
export class Turns {
  #since = performance.now();

  /** Asked between two small pieces. */
  async give(): Promise<void> {
    if (performance.now() - this.#since < share) return;
    await new Promise<void>((resolve) => void setImmediate(resolve));
    this.#since = performance.now();
  }
}
