import { useCallback, useRef, useState } from "react";
import type { HttpCapability } from "#sdk/capabilities/http.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded, type Loaded } from "#sdk/react/useLoaded.ts";
import type { FilesAnswer, FilesQuery, ListedFile } from "#sdk/wire.ts";

/** Files of a page. */
const pageSize = 100;
/** Pages that are read again at once; what was behind them comes when it is scrolled to. */
const readAgain = 10;

export interface ShownFiles {
  readonly items: readonly ListedFile[];
  readonly hasMore: boolean;
  /** The question that they answer. */
  readonly query: string;
}

export interface FilePages {
  readonly files: Loaded<ShownFiles>;
  /** What is shown answers an earlier question. */
  readonly isBehind: boolean;
  readonly more: () => void;
  readonly reload: () => void;
}

interface Read {
  readonly mark: string;
  readonly pages: readonly FilesAnswer[];
}

/** The files that a question finds, page by page as they are scrolled to; read again, all pages so far come anew. */
export function useFilePages(query: FilesQuery): FilePages {
  const http = useCapability("http");
  const question = JSON.stringify(query);
  const [wish, setWish] = useState({ question, pages: 1 });
  const pages = wish.question === question ? wish.pages : 1;
  const [round, setRound] = useState(0);
  const read = useRef<Read>({ mark: "", pages: [] });
  const [files] = useLoaded<ShownFiles>(
    async (signal) => {
      const mark = `${round} ${question}`;
      const before = read.current.mark === mark ? read.current.pages : [];
      read.current = { mark, pages: await readFurther(http, { query, before, pages, signal }) };
      return { items: joined(read.current.pages), hasMore: read.current.pages.at(-1)?.hasMore ?? false, query: question };
    },
    [http, question, pages, round],
  );
  const has = files.state === "ready" && files.value.query === question && files.value.hasMore ? files.value : undefined;
  return {
    files,
    isBehind: files.state === "ready" && files.value.query !== question,
    more: () => has && setWish({ question, pages: read.current.pages.length + 1 }),
    reload: useCallback(() => {
      setWish((before) => ({ ...before, pages: Math.min(before.pages, readAgain) }));
      setRound((before) => before + 1);
    }, []),
  };
}

interface Reading {
  readonly query: FilesQuery;
  readonly before: readonly FilesAnswer[];
  readonly pages: number;
  readonly signal: AbortSignal;
}

async function readFurther(http: HttpCapability, { query, before, pages, signal }: Reading): Promise<FilesAnswer[]> {
  const all = [...before];
  while (all.length < pages && all.at(-1)?.hasMore !== false) {
    all.push(await http.call("GET files", { query: { ...query, page: String(all.length), size: String(pageSize) }, signal }));
  }
  return all;
}

/** A file that was added meanwhile moves the last of a page into the next one. */
function joined(pages: readonly FilesAnswer[]): ListedFile[] {
  const byId = new Map(pages.flatMap(({ items }) => items).map((file) => [file.id, file]));
  return [...byId.values()];
}
