import type { RootId } from "#sandbox/protocol/index.ts";
import { currentRoot } from "../roots/currentRoot.ts";
import { BufferCount } from "./BufferCount.ts";

/** The buffers of a realm together may hold so much, in bytes; as much as a document of its own may hold. */
export const maxBuffers = 256 * 1024 * 1024;

/** A realm that holds more is ended when it still does so at the third ping in a row: what it has let go is collected by then. */
const looks = 3;

/**
 * Counts the buffers of this realm from now on.
 * @param onFull told once who made most of them
 * @param collect has the engine look for garbage: what was made and let go may still be there
 * @returns to be called at each ping; whether it had the engine look
 */
export function watchBuffers(onFull: (root: RootId | 0) => void, collect: () => void): () => boolean {
  const buffers = new BufferCount(currentRoot);
  buffers.follow(globalThis);
  return createLook(() => buffers.held, () => onFull(buffers.largestMaker), collect);
}

export function createLook(held: () => number, onFull: () => void, collect: () => void): () => boolean {
  let over = 0;
  return () => {
    if (over === looks) return false;
    over = held() > maxBuffers ? over + 1 : 0;
    if (over === looks) onFull();
    const isOver = over > 0 && over < looks;
    if (isOver) collect();
    return isOver;
  };
}
