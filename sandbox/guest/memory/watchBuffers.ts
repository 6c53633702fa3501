import type { RootId } from "#sandbox/protocol/index.ts";
import { currentRoot } from "../roots/currentRoot.ts";
import { BufferCount } from "./BufferCount.ts";

/** The buffers of a realm together may hold so much, in bytes; as much as a document of its own may hold. */
export const maxBuffers = 256 * 1024 * 1024;

/** A realm that holds more is ended when it still does so at the third ping in a row: what it has let go is collected by then. */
const looks = 3;

/**
 * Counts the buffers of this realm from now on; before foreign code runs.
 * @param onFull told once who made most of them
 * @returns to be called at each ping
 */
export function watchBuffers(onFull: (root: RootId | 0) => void): () => void {
  const buffers = new BufferCount(currentRoot);
  buffers.follow(globalThis);
  return createLook(() => buffers.held, () => onFull(buffers.largestMaker));
}

/** @param collect has the engine look for garbage: what was made and let go may still be there */
export function createLook(held: () => number, onFull: () => void, collect: () => void = makeGarbage): () => void {
  let over = 0;
  return () => {
    if (over === looks) return;
    over = held() > maxBuffers ? over + 1 : 0;
    if (over === looks) onFull();
    else if (over > 0) collect();
  };
}

/** Young objects by the hundred thousand make an engine look which of all the young ones are still used. */
function makeGarbage(): void {
  for (let round = 0; round < 8; round += 1) Array.from({ length: 100_000 }, (_, at) => ({ at }));
}
