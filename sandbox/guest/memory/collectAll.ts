/**
 * No engine makes a buffer of so many bytes: V8 allows less than 32 GiB, and the browser's pool, from which all of a process
 * are taken, has 16.
 */
const tooMany = 31 * 1024 ** 3;

// As they are before foreign code runs, and before buffers are counted.
const { ArrayBuffer } = globalThis;
const { construct } = Reflect;

/**
 * Has the engine go through everything that this realm holds. Before it refuses a buffer, V8 collects all garbage, some
 * five times over, and returns when that is done: how long it takes tells how much there is. No memory is touched.
 */
export function collectAll(): void {
  try {
    construct(ArrayBuffer, [tooMany]);
  } catch {
    // As meant.
  }
}
