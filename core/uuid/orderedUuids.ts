import { uuidv7 } from "./uuidv7.ts";

/** Ids that one millisecond has room for: the bits behind the time count (RFC 9562, 6.2). */
const perMs = 0x1000;

/**
 * Makes ids that sort as they were asked for, also within a millisecond: rows that are written together keep their order.
 * @example const nextId = orderedUuids(); const rows = values.map((value) => ({ id: nextId(), value }));
 */
export function orderedUuids(now: () => number = Date.now): () => string {
  let [time, count] = [0, 0];
  return () => {
    const present = now();
    count += 1;
    if (present > time) [time, count] = [present, 0];
    else if (count === perMs) [time, count] = [time + 1, 0];
    const random = globalThis.crypto.getRandomValues(new Uint8Array(10));
    [random[0], random[1]] = [count >> 8, count & 0xff];
    return uuidv7(time, random);
  };
}
