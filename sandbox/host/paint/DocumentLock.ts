import { randomLabel } from "../guard/GuardFrame.ts";

const prefix = "platon-document-";

/** Tells this document from others, and whether those are still there: a browser lets go of a document's locks with it. */
export class DocumentLock {
  readonly document = randomLabel();
  readonly #locks: LockManager | undefined;
  #held: Promise<void> | undefined;
  #letGo = (): void => undefined;

  /** @param locks a page over plain http has none */
  constructor(locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks) {
    this.#locks = locks;
  }

  /** From now on others know that it lives. */
  async hold(): Promise<void> {
    const { document } = this;
    this.#held ??= new Promise((resolve) => {
      if (!this.#locks) return resolve();
      const work = async (): Promise<void> => {
        resolve();
        await new Promise<void>((done) => (this.#letGo = done));
      };
      // What a browser refuses it cannot tell of others either.
      this.#locks.request(prefix + document, work).catch(() => resolve());
      return undefined;
    });
    await this.#held;
  }

  release(): void {
    this.#letGo();
    this.#held = undefined;
  }

  /** Documents that are there; undefined where nobody can tell. */
  async living(): Promise<ReadonlySet<string> | undefined> {
    const held = (await this.#locks?.query().catch(() => undefined))?.held;
    return held && new Set(held.flatMap(({ name = "" }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
  }
}
