import { useCallback, useEffect, useRef, useState } from "react";
import { useEvent } from "#sdk/react/useEvent.ts";
import { useLoaded, type Loaded } from "#sdk/react/useLoaded.ts";

interface Placed {
  readonly place: number;
}

export interface Pages<Item> {
  readonly loaded: Loaded<readonly Item[]>;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly reload: () => void;
}

const pageSize = 50;
/** A command that changes much tells of it in several events. */
const rest = 300;

/** A list that comes in pages, the latest first, and is read again when configuration changes. */
export function usePages<Item extends Placed>(
  load: (page: { readonly before?: string; readonly limit: string }, signal: AbortSignal) => Promise<readonly Item[]>, dependencies: readonly unknown[],
): Pages<Item> {
  const [count, setCount] = useState(1);
  const [loaded, reload] = useLoaded(async (signal) => {
    let items: readonly Item[] = [];
    for (let page = 0; page < count; page += 1) {
      const last = items.at(-1);
      const next = await load({ limit: String(pageSize), ...(last && { before: String(last.place) }) }, signal);
      items = [...items, ...next];
      if (next.length < pageSize) break;
    }
    return items;
  }, [...dependencies, count]);
  useConfigChanges(reload);
  const more = useCallback(() => setCount((before) => before + 1), []);
  const hasMore = loaded.state === "ready" && loaded.value.length === count * pageSize;
  return { loaded, hasMore, more, reload };
}

/** Calls back when configuration was changed by whomever, in whatever tab. */
export function useConfigChanges(changed: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEvent("ServerEvent", ({ kind }) => {
    if (kind !== "config" && kind !== "reset") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(changed, rest);
  });
}
