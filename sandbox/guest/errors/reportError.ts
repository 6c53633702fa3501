import { findPlaces, type ErrorPhase, type GuestError, type RootId } from "#sandbox/protocol/index.ts";

/** What went wrong, with every place of the author's code in it. */
export function describeError(root: RootId | 0, phase: ErrorPhase, failure: unknown, extraStack = ""): GuestError {
  const isError = failure instanceof Error;
  const message = isError ? `${failure.name}: ${failure.message}` : String(failure);
  const frames = findPlaces(`${isError ? (failure.stack ?? "") : ""}\n${extraStack}`);
  return { kind: "error", root, phase, message: message.slice(0, 4000), frames: frames.slice(0, 20) };
}

/** Hears of what no caller was there to catch: handlers, timers, rejections. */
export function listenForErrors(report: (failure: unknown, extraStack: string) => void): void {
  globalThis.addEventListener("error", (event: globalThis.ErrorEvent) => {
    event.preventDefault();
    report(event.error ?? event.message, `at ${event.filename}:${event.lineno}:${event.colno}`);
  });
  globalThis.addEventListener("unhandledrejection", (event: PromiseRejectionEvent) => {
    event.preventDefault();
    report(event.reason, "");
  });
}
