import { DraftLock, openForms } from "./DraftLock.ts";
import { DraftStore } from "./DraftStore.ts";
import { importDraftKey, openDraft, sealDraft, type Draft } from "./sealDraft.ts";

/** A draft that nobody came back for is gone after so many milliseconds (spec §5 ours: 30 days). */
const lifetime = 30 * 24 * 60 * 60 * 1_000;

export interface FoundDraft {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly draft: Draft;
}

/** The drafts of one mounted form: it writes its own, and finds those of forms that are open no more. */
export class FormDrafts {
  readonly #id = crypto.randomUUID();
  readonly #store = new DraftStore();
  readonly #lock = new DraftLock();
  readonly #fetchKey: () => Promise<string>;
  #key: Promise<CryptoKey> | undefined;
  #isHeld = false;
  /** One after the other, so that the last one stays. */
  #work: Promise<unknown> = Promise.resolve();

  /** @param fetchKey asks the server for the person's key; asked again when it failed */
  constructor(fetchKey: () => Promise<string>) {
    this.#fetchKey = fetchKey;
  }

  /** The newest one of the subject that was left behind. @throws where the browser keeps nothing */
  async find(subject: string): Promise<FoundDraft | undefined> {
    await this.#store.dropBefore(Date.now() - lifetime);
    const [all, open] = await Promise.all([this.#store.list(subject), openForms()]);
    for (const sealed of all.filter(({ id }) => id !== this.#id && !open.has(id))) {
      const draft = await openDraft(sealed, await this.#ownKey());
      if (draft) return { id: sealed.id, at: sealed.at, draft };
    }
    return undefined;
  }

  /** Keeps what is typed at present; nothing when nothing is. @throws where the browser keeps nothing */
  async write(subject: string, draft: Draft | undefined): Promise<void> {
    await this.#after(async () => {
      if (!draft) return await this.#store.remove(this.#id);
      if (!this.#isHeld) void this.#lock.hold(this.#id);
      this.#isHeld = true;
      await this.#store.put(await sealDraft(draft, await this.#ownKey(), { id: this.#id, subject, at: Date.now() }));
    });
  }

  async discard(id: string): Promise<void> {
    await this.#after(async () => await this.#store.remove(id));
  }

  /** The form is open no more: what it has written may be offered to the next one. */
  close(): void {
    const end = (): void => {
      this.#lock.release();
      this.#store.close();
    };
    void this.#work.catch(() => undefined).then(end);
  }

  async #after(work: () => Promise<void>): Promise<void> {
    const done = this.#work.catch(() => undefined).then(work);
    this.#work = done;
    await done;
  }

  async #ownKey(): Promise<CryptoKey> {
    const fetch = async (): Promise<CryptoKey> => await importDraftKey(await this.#fetchKey());
    this.#key ??= fetch().catch((failure: unknown) => {
      this.#key = undefined;
      throw failure;
    });
    return await this.#key;
  }
}
