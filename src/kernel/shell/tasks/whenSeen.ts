/** Resolves as soon as somebody may be looking at this window. @throws when `signal` is aborted before */
export async function whenSeen(signal: AbortSignal): Promise<void> {
  while (document.visibilityState !== "visible") {
    await new Promise<void>((resolve, reject) => {
      document.addEventListener("visibilitychange", () => resolve(), { once: true, signal });
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    });
  }
  signal.throwIfAborted();
}
