import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useTypedSearch } from "#sdk/react/useTypedSearch.ts";
import type { FilesQuery } from "#sdk/wire.ts";

export type FileSort = NonNullable<FilesQuery["sort"]>;
export const sorts = ["-createdAt", "createdAt", "name", "-name", "-size", "size"] as const satisfies readonly FileSort[];

export interface FileQuery {
  /** As it is typed. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly sort: FileSort;
  readonly setSort: (sort: FileSort) => void;
  /** What is asked for: a little later than it is typed. */
  readonly asked: Pick<FilesQuery, "text" | "sort">;
}

/** Search and order stand in the address, so that a link leads to what one sees. */
export function useFileQuery(query: Readonly<Record<string, string>>): FileQuery {
  const navigation = useCapability("navigation");
  const shown = query["text"] ?? "";
  const [text, setText] = useTypedSearch(shown, (words) => void navigation.setQuery({ text: words || undefined }));
  const sort = sorts.find((one) => one === query["sort"]) ?? sorts[0];
  const wanted = shown.trim();
  return {
    text,
    setText,
    sort,
    setSort: (next) => void navigation.setQuery({ sort: next === sorts[0] ? undefined : next }),
    asked: { sort, ...(wanted && { text: wanted.slice(0, 200) }) },
  };
}
