import { signal, type ReadonlySignal } from "@preact/signals-react";
import type { Confirmation } from "#sdk/capabilities/dialogs.ts";
import type { Toast } from "#sdk/capabilities/toasts.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";

export interface ShownToast extends Toast {
  readonly id: number;
}

/** A question or message that waits for its answer; the first one is shown. */
export interface Question extends Confirmation {
  readonly id: number;
  readonly kind: "confirm" | "message";
  readonly answer: (isYes: boolean) => void;
}

const mostToasts = 4;

/** Toasts and questions that are shown, and what stands above the screen. */
export class OverlayState {
  readonly #toasts = signal<readonly ShownToast[]>([]);
  readonly #questions = signal<readonly Question[]>([]);
  /** Modals, dialogs and questions in the order in which they came, the topmost last. */
  readonly #layers: { readonly dismiss: () => void }[] = [];
  #lastId = 0;

  readonly toasts: ReadonlySignal<readonly ShownToast[]> = this.#toasts;
  readonly questions: ReadonlySignal<readonly Question[]> = this.#questions;

  toast(toast: Toast): void {
    this.#toasts.value = [...this.#toasts.peek(), { ...toast, id: ++this.#lastId }].slice(-mostToasts);
  }

  closeToast(id: number): void {
    this.#toasts.value = this.#toasts.peek().filter((toast) => toast.id !== id);
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

  async ask(confirmation: Confirmation, kind: Question["kind"] = "confirm"): Promise<boolean> {
    return await new Promise<boolean>((resolve) => {
      const id = ++this.#lastId;
      const answer = (isYes: boolean): void => {
        this.#questions.value = this.#questions.peek().filter((question) => question.id !== id);
        resolve(isYes);
      };
      this.#questions.value = [...this.#questions.peek(), { ...confirmation, id, kind, answer }];
    });
  }
}
