import { signal, type ReadonlySignal } from "@preact/signals-react";
import type { Confirmation } from "#sdk/capabilities/dialogs.ts";
import type { DocumentWish } from "#sdk/capabilities/documents.ts";
import type { OverlayMenuItem, OverlayMenuOptions } from "#sdk/capabilities/overlay.ts";
import type { Toast } from "#sdk/capabilities/toasts.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import { awaitPress } from "./awaitPress.ts";
import { PressMemory, type PressPlace } from "./PressMemory.ts";

export interface ShownToast extends Toast {
  readonly id: number;
}

export interface Asked extends Confirmation {
  /** A name that has to be typed for a yes. */
  readonly typed?: string;
  /** What exactly would be done, in lines. */
  readonly details?: string;
}

/** A question or message that waits for its answer; the first one is shown. */
export interface Question extends Asked {
  readonly id: number;
  readonly kind: "confirm" | "message";
  readonly answer: (isYes: boolean) => void;
}

/** A menu that waits for a choice. */
export interface ShownMenu extends OverlayMenuOptions {
  readonly id: number;
  readonly items: readonly OverlayMenuItem[];
  readonly at: PressPlace;
  readonly answer: (chosen: string | null) => void;
}

const mostToasts = 4;

/** Toasts, questions and the menu that are shown, and what stands above the screen. */
export class OverlayState {
  readonly #toasts = signal<readonly ShownToast[]>([]);
  readonly #questions = signal<readonly Question[]>([]);
  readonly #menu = signal<ShownMenu | undefined>(undefined);
  readonly #document = signal<(DocumentWish & { readonly id: number }) | undefined>(undefined);
  /** Modals, dialogs and questions in the order in which they came, the topmost last. */
  readonly #layers: { readonly dismiss: () => void }[] = [];
  #lastId = 0;

  readonly toasts: ReadonlySignal<readonly ShownToast[]> = this.#toasts;
  readonly questions: ReadonlySignal<readonly Question[]> = this.#questions;
  readonly menu: ReadonlySignal<ShownMenu | undefined> = this.#menu;
  /** A document whose dialog is open. */
  readonly document: ReadonlySignal<(DocumentWish & { readonly id: number }) | undefined> = this.#document;
  readonly presses = new PressMemory();

  toast(toast: Toast): void {
    this.#toasts.value = [...this.#toasts.peek(), { ...toast, id: ++this.#lastId }].slice(-mostToasts);
  }

  closeToast(id: number): void {
    this.#toasts.value = this.#toasts.peek().filter((toast) => toast.id !== id);
  }

  openDocument(wish: DocumentWish): void {
    this.#document.value = { ...wish, id: ++this.#lastId };
  }

  closeDocument(): void {
    this.#document.value = undefined;
  }

  /** Something stands above the screen now, until it is disposed of. */
  addLayer(dismiss: () => void): Disposable {
    const layer = { dismiss };
    this.#layers.push(layer);
    return toDisposable(() => void this.#layers.splice(this.#layers.indexOf(layer), 1));
  }

  /** Escape (spec §2): asks the topmost layer to go, and no other. */
  dismissTopmost(): void {
    this.#layers.at(-1)?.dismiss();
  }

  async ask(confirmation: Asked, kind: Question["kind"] = "confirm"): Promise<boolean> {
    return await new Promise<boolean>((resolve) => {
      const id = ++this.#lastId;
      const answer = (isYes: boolean): void => {
        this.#questions.value = this.#questions.peek().filter((question) => question.id !== id);
        resolve(isYes);
      };
      this.#questions.value = [...this.#questions.peek(), { ...confirmation, id, kind, answer }];
    });
  }

  /**
   * Opens a menu where the user has just pressed; the one that was open before is answered with nothing.
   * @param owner the trust group in whose boxes the press has to have been; none is the product
   * @throws PlatonError `not_activated`
   */
  async openMenu(items: readonly OverlayMenuItem[], { title }: OverlayMenuOptions = {}, owner?: string): Promise<string | null> {
    const at = await awaitPress(() => this.presses.take(owner));
    if (!at) throw new PlatonError("not_activated", "expected");
    this.#menu.peek()?.answer(null);
    return await new Promise<string | null>((resolve) => {
      const id = ++this.#lastId;
      const answer = (chosen: string | null): void => {
        if (this.#menu.peek()?.id === id) this.#menu.value = undefined;
        resolve(chosen);
      };
      this.#menu.value = { id, items, at, answer, ...(title !== undefined && { title }) };
    });
  }
}
