import { createRoot, type Root, type RootOptions } from "react-dom/client";
import { listenLate } from "../events/lateListeners.ts";

/** What React writes on a container to which it listens; the name is made up as React starts. */
let listening: string | undefined;

const ignore = (): void => undefined;

/**
 * A React root whose container is listened to from the first event on. React would listen to everything that there is,
 * over a hundred kinds, two listeners each, and most components of a page never hear anything.
 */
export function createQuietRoot(container: Element, options: RootOptions): Root {
  const marks = container as unknown as Record<string, unknown>;
  // The first of a realm shows the mark; the others have it, and React does not even begin.
  if (listening === undefined) container.addEventListener = ignore;
  else marks[listening] = true;
  const root = createRoot(container, options);
  Reflect.deleteProperty(container, "addEventListener");
  listening ??= keyOf(container, "_reactListening");
  listenLate(container, () => {
    // React listens while it makes a root: it makes one more, which is not used.
    if (listening !== undefined) Reflect.deleteProperty(marks, listening);
    const own = keyOf(container, "__reactContainer$");
    const kept = own && marks[own];
    createRoot(container);
    if (own) marks[own] = kept;
  });
  return root;
}

const keyOf = (container: Element, prefix: string): string | undefined => Object.keys(container).find((name) => name.startsWith(prefix));
