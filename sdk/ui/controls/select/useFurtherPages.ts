import { useEffect, useMemo, useState } from "react";
import type { LoadOptions, SelectOption } from "./selectOption.ts";

interface FirstPage {
  readonly first: readonly SelectOption[];
  /** What the first page answers. */
  readonly query: string;
  readonly loadOptions?: LoadOptions;
  /** So many options fill a page; undefined where there is no other. */
  readonly pageSize?: number;
  readonly isWanted: boolean;
}

/** Pages behind a first one, which they belong to. */
interface Further {
  readonly behind: readonly SelectOption[];
  readonly pages: readonly (readonly SelectOption[])[];
}

interface FurtherPages {
  /** Each option once: rows that come in between move others to the next page. */
  readonly all: readonly SelectOption[];
  readonly askForMore: () => void;
}

/** A list that grows by pages of the server's, as far as somebody goes down in it. One that does not come is asked for again then. */
export function useFurtherPages({ first, query, loadOptions, pageSize, isWanted }: FirstPage): FurtherPages {
  const [further, setFurther] = useState<Further>({ behind: first, pages: [] });
  const [asked, setAsked] = useState<Further>();
  const present = further.behind === first ? further : { behind: first, pages: [] };
  const last = present.pages.at(-1) ?? first;
  const hasMore = loadOptions !== undefined && pageSize !== undefined && last.length >= pageSize;
  const isAsking = isWanted && hasMore && asked?.behind === first && asked.pages.length === present.pages.length;

  useEffect(() => {
    if (!isAsking || !loadOptions) return;
    const abort = new AbortController();
    const load = async (): Promise<void> => {
      const page = await loadOptions(query, abort.signal, asked.pages.length + 2).catch(() => undefined);
      if (abort.signal.aborted) return;
      setAsked(undefined);
      if (page) setFurther({ behind: asked.behind, pages: [...asked.pages, page] });
    };
    void load();
    return () => abort.abort();
  }, [isAsking, asked, loadOptions, query]);

  const all = useMemo(() => withoutTwins(first, further.behind === first ? further.pages : []), [first, further]);
  return { all, askForMore: () => hasMore && !isAsking && setAsked(present) };
}

function withoutTwins(first: readonly SelectOption[], pages: readonly (readonly SelectOption[])[]): readonly SelectOption[] {
  if (pages.length === 0) return first;
  return [...new Map([...first, ...pages.flat()].map((option) => [String(option.id), option])).values()];
}
