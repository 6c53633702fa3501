import { createRoot, type Root, type RootOptions } from "react-dom/client";
import { listenLate } from "../events/lateListeners.ts";

/** What React writes on a container to which it listens; the name is made up as React starts. */
let listening: string | undefined;

/**
 * A React root whose container is listened to from the first event on. React would listen to everything that there is,
 * over a hundred kinds, two listeners each, and most components of a page never hear anything.
 */
export function createQuietRoot(container: Element, options: RootOptions): Root {
  const mark = listening;
  if (mark === undefined) {
    const root = createRoot(container, options);
    listening = keyOf(container, "_reactListening");
    return root;
  }
  const marks = container as unknown as Record<string, unknown>;
  marks[mark] = true;
  const root = createRoot(container, options);
  listenLate(container, () => {
    // React listens while it makes a root: it makes one more, which is not used.
    Reflect.deleteProperty(marks, mark);
    const own = keyOf(container, "__reactContainer$");
    const kept = own && marks[own];
    createRoot(container);
    if (own) marks[own] = kept;
  });
  return root;
}

const keyOf = (container: Element, prefix: string): string | undefined => Object.keys(container).find((name) => name.startsWith(prefix));
