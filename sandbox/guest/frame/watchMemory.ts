/** A document of its own may hold so much, objects and buffers together, in bytes. */
export const maxFrameMemory = 256 * 1024 * 1024;

/** How often it is looked at, in milliseconds. */
const interval = 200;

/** Chromium tells a document that has a process of its own exactly; other engines and workers know no such thing. */
type TellingPerformance = Performance & { readonly memory?: { readonly usedJSHeapSize: number } };

/** Calls `onFull` once the document holds more than it may: a bomb of memory need not be silent to be one. */
export function watchMemory(onFull: () => void, performance: TellingPerformance = globalThis.performance): void {
  if (performance.memory === undefined) return;
  const timer = setInterval(() => {
    if ((performance.memory?.usedJSHeapSize ?? 0) <= maxFrameMemory) return;
    clearInterval(timer);
    onFull();
  }, interval);
}
