const prefix = "platon-draft-";

/** Tells whether the form that wrote a draft is still open, in whatever tab: a browser lets go of a document's locks with it. */
export class DraftLock {
  #letGo = (): void => undefined;

  /** From now on others know that the form of this id is open; a page over plain http has no locks. */
  async hold(id: string): Promise<void> {
    const held = new Promise<void>((done) => (this.#letGo = done));
    await locksOf()?.request(prefix + id, () => held);
  }

  release(): void {
    this.#letGo();
  }
}

/** Ids of forms that are open. */
export async function openForms(): Promise<ReadonlySet<string>> {
  const state = await locksOf()?.query();
  return new Set((state?.held ?? []).flatMap(({ name = "" }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}

const locksOf = (): LockManager | undefined => (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
