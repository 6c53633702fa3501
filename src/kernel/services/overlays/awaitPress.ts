import { ownerAttribute } from "#core/components/ownerAttribute.ts";

/** News of a press in a frame realm takes a way of its own to this document: so much longer than the call that it made, in milliseconds. */
const newsTime = 500;
const step = 20;

/**
 * What `read` finds of a press: at once, or as soon as the browser tells here of one in a frame realm (HTML, "activation
 * notification": ancestors of the frame are told, in other processes later than what the frame does next is heard).
 * @example const place = await awaitPress(() => presses.take(owner));
 */
export async function awaitPress<Found>(read: () => Found | undefined): Promise<Found | undefined> {
  const since = performance.now();
  for (;;) {
    const found = read();
    if (found !== undefined) return found;
    const isFramed = document.querySelector(`[${ownerAttribute}] > iframe`) !== null;
    if (!isFramed || performance.now() - since > newsTime) return undefined;
    await new Promise((resolve) => setTimeout(resolve, step));
  }
}
