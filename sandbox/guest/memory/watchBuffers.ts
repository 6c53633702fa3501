import type { RootId } from "#sandbox/protocol/index.ts";
import { currentRoot } from "../roots/currentRoot.ts";
import { BufferCount } from "./BufferCount.ts";

/** The buffers of a realm together may hold so much, in bytes; as much as a document of its own may hold. */
export const maxBuffers = 256 * 1024 * 1024;

/** A realm that holds more is ended when it still does so at the third ping in a row: what it has let go is collected by then. */
const looks = 3;

/**
 * Counts the buffers of this realm from now on.
 * @param onFull told once who was at it when they became too many
 * @param collect has the engine look for garbage: what was made and let go may still be there
 * @returns to be called at each ping
 */
export function watchBuffers(onFull: (root: RootId | 0) => void, collect: () => void): () => void {
  let filler: RootId | 0 = 0;
  const buffers = new BufferCount(() => {
    if (buffers.held > maxBuffers) filler = currentRoot();
  });
  buffers.follow(globalThis);
  return createLook(() => buffers.held, () => onFull(filler), collect);
}

export function createLook(held: () => number, onFull: () => void, collect: () => void): () => void {
  let over = 0;
  return () => {
    if (over === looks) return;
    over = held() > maxBuffers ? over + 1 : 0;
    if (over === looks) onFull();
    else if (over > 0) collect();
  };
}
