import { computed, signal, type ReadonlySignal } from "@preact/signals-react";
import type { PlatonLocation } from "#sdk/capabilities/navigation.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import { readAddress, writeAddress, type Address } from "./Address.ts";

interface LeaveGuard {
  readonly isDirty: () => boolean;
  /** 0 for the screen itself, 1 for what is in the first modal, and so on. */
  readonly depth: number;
}

interface Entry {
  /** Place in the history, to know how far a refused step back must be undone. */
  readonly place: number;
}

/**
 * The address of the document. Nothing unsaved is left without a question, by whatever way: a link, the back button, the
 * closing of a modal, the closing of the tab.
 */
export class AppLocation {
  readonly #address = signal<Address>(readAddress(window.location));
  readonly #guards = new Set<LeaveGuard>();
  readonly #ask: () => Promise<boolean>;
  /** Place of the entry that is shown; a refused step back is recognised by it. */
  #place = placeOf(window.history.state);
  #isUndoing = false;
  /** The question about the step that comes next was answered already. */
  #isAllowed = false;
  /** A step back that the browser has not made yet: whatever comes next waits for it. */
  #stepping: Promise<void> | undefined;
  #isClosing = false;
  #isLetGo = false;

  readonly address: ReadonlySignal<Address> = this.#address;
  /** What plugins see: without the modals. */
  readonly visible: ReadonlySignal<PlatonLocation> = computed(() => {
    const { path, query } = this.#address.value;
    return { path, query };
  });

  /** Whether a step back stays in this document's own history: a tab that was opened on this place has none. */
  get hasEarlier(): boolean {
    return this.#place > 0;
  }

  /** @param ask whether unsaved changes may be given up */
  constructor(ask: () => Promise<boolean>) {
    this.#ask = ask;
  }

  /** Follows the back and forward buttons and the closing of the tab. */
  listen(): Disposable {
    const popped = (event: PopStateEvent): void => void this.#pop(placeOf(event.state));
    const closing = (event: BeforeUnloadEvent): void => {
      if (this.isDirty() && !this.#isLetGo) event.preventDefault();
    };
    window.addEventListener("popstate", popped);
    window.addEventListener("beforeunload", closing);
    return toDisposable(() => {
      window.removeEventListener("popstate", popped);
      window.removeEventListener("beforeunload", closing);
    });
  }

  /** Place in the history of what is shown: another one after each step, and the same where one address replaced another. */
  get place(): number {
    return this.#place;
  }

  guard(isDirty: () => boolean, depth: number): Disposable {
    const guard = { isDirty, depth };
    this.#guards.add(guard);
    return toDisposable(() => this.#guards.delete(guard));
  }

  isDirty(): boolean {
    return [...this.#guards].some((guard) => guard.isDirty());
  }

  /** The document is left for good, and nobody can keep it: its session is over, and what it shows belongs to nobody. */
  letGo(): void {
    this.#isLetGo = true;
  }

  /** Goes there; false when unsaved changes kept it from going. To where one is, there is no step. */
  async go(to: Address, options: { readonly replace?: boolean } = {}): Promise<boolean> {
    await this.#stepping;
    if (!(await this.#mayShow(to))) return false;
    const isThere = writeAddress(to) === writeAddress(this.#address.peek());
    this.#write(to, isThere || (options.replace ?? false));
    return true;
  }

  /** Changes the query only, without a new entry and without leaving anything. */
  setQuery(change: Readonly<Record<string, string | undefined>>): void {
    const { path, query, modals } = this.#address.peek();
    this.#write({ path, query: changedQuery(query, change), modals }, true);
  }

  setModals(modals: readonly string[]): void {
    this.#write({ ...this.#address.peek(), modals }, true);
  }

  /**
   * Closes the topmost modal: a step back where it was opened by a step forward, so that "forward" opens it again. Until it
   * is closed, or kept, nothing else is closed: keys come faster than the browser steps back.
   */
  async closeModal(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    try {
      await this.#closeTopmost();
    } finally {
      this.#isClosing = false;
    }
  }

  async #closeTopmost(): Promise<void> {
    const present = this.#address.peek();
    const to = { ...present, modals: present.modals.slice(0, -1) };
    if (present.modals.length === 0 || !(await this.#mayShow(to))) return;
    if (isOpenedModal(window.history.state)) await this.#stepBack();
    else this.#write(to, true);
  }

  async openModal(link: string): Promise<void> {
    await this.#stepping;
    const present = this.#address.peek();
    this.#write({ ...present, modals: [...present.modals, link] }, false, { isModal: true });
  }

  async #stepBack(): Promise<void> {
    this.#isAllowed = true;
    this.#stepping = nextStep();
    window.history.back();
    await this.#stepping;
    this.#stepping = undefined;
  }

  #write(to: Address, replace: boolean, marks: object = replace ? keptMarks(window.history.state) : {}): void {
    if (!replace) this.#place += 1;
    window.history[replace ? "replaceState" : "pushState"]({ ...marks, place: this.#place }, "", writeAddress(to));
    this.#address.value = readAddress(window.location);
  }

  async #pop(place: number): Promise<void> {
    if (this.#isUndoing) {
      this.#isUndoing = false;
      return;
    }
    const to = readAddress(window.location);
    const steps = place - this.#place;
    if (!this.#isAllowed && steps !== 0 && this.#leavesDirty(to)) return await this.#askAfterwards(steps);
    this.#isAllowed = false;
    this.#place = place;
    this.#address.value = to;
  }

  /** The browser has stepped already: the step is undone, and done again if the person agrees. */
  async #askAfterwards(steps: number): Promise<void> {
    this.#isUndoing = true;
    window.history.go(-steps);
    if (!(await this.#ask())) return;
    this.#isAllowed = true;
    window.history.go(steps);
  }

  async #mayShow(to: Address): Promise<boolean> {
    return !this.#leavesDirty(to) || (await this.#ask());
  }

  /** Opening a modal leaves nothing; closing one leaves what is in it; another path, or the same arranged in place, leaves everything. */
  #leavesDirty(to: Address): boolean {
    const present = this.#address.peek();
    const isSame = present.path === to.path && present.query["arrange"] === to.query["arrange"];
    const kept = isSame ? commonModals(present.modals, to.modals) : -1;
    return [...this.#guards].some((guard) => guard.depth > kept && guard.isDirty());
  }
}

/** Longer than any browser takes, in milliseconds; it makes sure that nothing waits for ever. */
const longestStep = 1_000;

async function nextStep(): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, longestStep);
    const popped = (): void => {
      clearTimeout(timer);
      resolve();
    };
    window.addEventListener("popstate", popped, { once: true });
  });
}

function commonModals(before: readonly string[], after: readonly string[]): number {
  const firstOther = before.findIndex((modal, index) => modal !== after[index]);
  return firstOther === -1 ? before.length : firstOther;
}

function changedQuery(query: Readonly<Record<string, string>>, change: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const entries = Object.entries({ ...query, ...change }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}

const placeOf = (state: unknown): number => (state as Entry | null)?.place ?? 0;

const isOpenedModal = (state: unknown): boolean => (state as { isModal?: boolean } | null)?.isModal === true;

const keptMarks = (state: unknown): object => (typeof state === "object" && state !== null ? state : {});
