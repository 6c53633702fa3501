import { signal, type ReadonlySignal } from "@preact/signals-react";
import type { UploadProgress } from "#sdk/capabilities/files.ts";

/** Between two figures that a person is told, in milliseconds. */
const tellEvery = 250;
/** How much the last stretch counts in the speed. */
const newest = 0.3;

/** How far an upload is and how fast, told a few times a second. */
export class UploadMeter {
  readonly #progress;
  readonly #now: () => number;
  #told: { readonly at: number; readonly sent: number } | undefined;

  constructor(size: number, now: () => number = () => performance.now()) {
    this.#progress = signal<UploadProgress>({ sent: 0, size, speed: 0 });
    this.#now = now;
  }

  get progress(): ReadonlySignal<UploadProgress> {
    return this.#progress;
  }

  /** So many bytes have left by now; fewer than before where some have to be sent again. */
  note(bytes: number): void {
    const { size, speed } = this.#progress.peek();
    // A form around the file is a little longer than the file.
    const sent = Math.min(bytes, size);
    const at = this.#now();
    const told = this.#told;
    if (told && at - told.at < tellEvery && sent < size) return;
    this.#told = { at, sent };
    this.#progress.value = { sent, size, speed: told && at > told.at && sent > told.sent ? speedAfter(speed, ((sent - told.sent) * 1000) / (at - told.at)) : speed };
  }
}

const speedAfter = (before: number, last: number): number => (before === 0 ? last : before + newest * (last - before));
