import type { FieldErrors, UseFormReturn } from "react-hook-form";
import type { FormValues } from "./formFields.ts";

/** What a control may do with the field that it draws. */
export interface FieldActions {
  readonly change: (value: unknown) => void;
  readonly blur: () => void;
}

/**
 * What each field of an open form holds, and what is wrong with it. One ear at the form for all fields together: the form
 * asks whoever listens at every signal, and two listeners for each of 2,000 fields are felt at every key.
 */
export class FieldStates {
  readonly #form: UseFormReturn<FormValues>;
  readonly #listeners = new Map<string, Set<() => void>>();
  #stop: (() => void) | undefined;

  constructor(form: UseFormReturn<FormValues>) {
    this.#form = form;
  }

  valueOf(name: string): unknown {
    return this.#form.getValues(name);
  }

  errorOf(name: string): FieldErrors<FormValues>[string] {
    return this.#form.getFieldState(name).error;
  }

  /** Calls `listener` when the value or the error of a field that is drawn may have changed. @returns ends that */
  subscribe(name: string, listener: () => void): () => void {
    this.#form.register(name);
    this.#stop ??= this.#listen();
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(name);
      if (this.#listeners.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  }

  actionsOf(name: string): FieldActions {
    // A reset forgets the fields that the form has heard of; the form gives all of them one way to be told.
    const tell = (type: "change" | "blur", value: unknown): void => {
      void this.#form.register(name).onChange({ type, target: { name, value } });
    };
    return { change: (value) => tell("change", value), blur: () => tell("blur", this.valueOf(name)) };
  }

  #listen(): () => void {
    return this.#form.subscribe({
      formState: { values: true, errors: true },
      callback: ({ name }) => {
        const concerned = name === undefined ? [...this.#listeners.values()] : [this.#listeners.get(name) ?? []];
        for (const listeners of concerned) for (const listener of [...listeners]) listener();
      },
    });
  }
}
