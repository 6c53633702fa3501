import { useEffect, useState } from "react";
import type { ElementPart, FormElementProps } from "#sdk/contributions/formElement.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";

interface OpenTab {
  /** Undefined while the kept one is looked up: nothing is drawn that nobody will see. */
  readonly open: string | undefined;
  /** A person opens a tab, which is kept. */
  choose(id: string): void;
}

/** The tab that is open: the kept one, else `activeTab`, then whichever a person or the form asks for; always one that is shown. */
export function useOpenTab({ element, parts, wished }: Pick<FormElementProps, "element" | "wished"> & { readonly parts: readonly ElementPart[] }): OpenTab {
  const { saveStateKey, activeTab = 0, children } = element;
  const { kept, keep } = useKeptTab(saveStateKey);
  const [asked, setAsked] = useState<string>();
  const [lastWish, setLastWish] = useState(wished);
  if (wished !== lastWish) {
    setLastWish(wished);
    setAsked(wished?.id);
  }
  const isShown = (id: string | undefined): boolean => parts.some((part) => part.element.id === id);
  const first = kept === undefined ? undefined : (children[kept ?? activeTab] ?? children[activeTab] ?? children[0])?.id;
  const wanted = asked ?? first;
  const open = wanted === undefined || isShown(wanted) ? wanted : parts[0]?.element.id;
  // A tab that comes back later does not take the person away from where they went meanwhile.
  if (open !== undefined && open !== wanted) setAsked(open);
  return {
    open,
    choose: (id) => {
      setAsked(id);
      keep(children.findIndex((child) => child.id === id));
    },
  };
}

interface KeptTab {
  /** Null where none is kept, undefined until that is known. */
  readonly kept: number | null | undefined;
  keep(index: number): void;
}

/** The index of the open tab in this browser's storage, under the key that the configuration gives it (spec §4). */
function useKeptTab(saveStateKey: string | undefined): KeptTab {
  const storage = useCapability("storage");
  const [kept, setKept] = useState<number | null | undefined>(saveStateKey ? undefined : null);
  useEffect(() => {
    if (!saveStateKey) return undefined;
    let isPresent = true;
    // A browser that refuses its storage has kept nothing.
    const read = async (): Promise<unknown> => await storage.get(keyOf(saveStateKey)).catch(() => undefined);
    void read().then((value) => isPresent && setKept(Number.isInteger(value) ? (value as number) : null));
    return () => void (isPresent = false);
  }, [storage, saveStateKey]);
  const keep = (index: number): void => {
    if (saveStateKey) storage.set(keyOf(saveStateKey), index).catch(() => undefined);
  };
  return { kept, keep };
}

const keyOf = (saveStateKey: string): string => `tab:${saveStateKey}`;
