import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import { rowOf, type LineSource } from "../../model/lines.ts";
import { openLines, type Places } from "./openLines.ts";
import type { RowLevels } from "./RowLevels.ts";

/** Open rows that stay in the document out of sight: what was typed and opened in them is there when they come back. */
const mostKept = 20;
/** Pages are read again one by one: a row that changed its page is nowhere for a moment. */
const forgetAfter = 1_000;
const nowhere: ReadonlyMap<number, string> = new Map();

export interface OpenRows {
  /** Lines that stay in the document. */
  readonly kept: readonly number[];
  /** Which of these lines, and of those that are kept, are open. */
  readonly among: (drawn: readonly { readonly index: number }[]) => ReadonlyMap<number, string>;
}

/** Where the open rows of a body stand: they are known by their records, and move with them. */
export function useOpenRows(lines: LineSource, levels: RowLevels | undefined): OpenRows {
  const seen = useRef<Places>(new Map());
  const { there, gone } = levels ? openLines(lines, levels.opened, seen.current) : { there: seen.current, gone: [] };
  seen.current = new Map([...seen.current, ...there]);
  const key = gone.join();
  useEffect(() => {
    if (key === "") return undefined;
    const timer = setTimeout(() => levels?.forget(key.split(",")), forgetAfter);
    return () => clearTimeout(timer);
  }, [key, levels]);
  return {
    kept: [...there.values()].slice(-mostKept),
    among: (drawn) => {
      if (!levels || levels.opened.size === 0) return nowhere;
      const found = drawn.flatMap(({ index }): [number, string][] => {
        const id = rowOf(lines.line(index))?.$id;
        return id !== undefined && levels.opened.has(id) ? [[index, id]] : [];
      });
      seen.current = new Map([...seen.current, ...found.map(([line, id]): [string, number] => [id, line])]);
      return new Map(found);
    },
  };
}

interface OpenHeights {
  readonly strip: RefObject<HTMLElement | null>;
  /** Open rows in the document, by their lines. */
  readonly open: ReadonlyMap<number, string>;
  readonly rowHeight: number;
  readonly resize: (line: number, height: number) => void;
  readonly scrollTo: (line: number) => void;
}

/**
 * Tells the virtual rows how high open ones are, also when they stand elsewhere than before; one that was just opened comes
 * into sight as a whole.
 * @returns measures the element of an open line
 */
export function useOpenHeights({ strip, open, rowHeight, resize, scrollTo }: OpenHeights): (element: HTMLElement | null) => (() => void) | undefined {
  const before = useRef(nowhere);
  const latest = useRef(resize);
  latest.current = resize;
  const isShownFor = useRef<string>(undefined);
  const key = JSON.stringify([...open]);
  const lines = useMemo(() => new Map(JSON.parse(key) as [number, string][]), [key]);
  useLayoutEffect(() => {
    const known = new Set(before.current.values());
    for (const line of before.current.keys()) if (!lines.has(line)) resize(line, rowHeight);
    for (const [line, id] of lines) {
      const element = strip.current?.querySelector<HTMLElement>(`:scope > [data-index="${line}"]`);
      if (element) resize(line, element.offsetHeight);
      if (!known.has(id) && before.current !== nowhere) isShownFor.current = id;
    }
    before.current = lines;
    // Heights are told once for each place: what grows later is observed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [lines, strip]);
  useEffect(() => {
    const [line] = [...lines].find(([, id]) => id === isShownFor.current) ?? [];
    isShownFor.current = undefined;
    if (line !== undefined) scrollTo(line);
  }, [lines, scrollTo]);
  const [measure] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => latest.current(Number(element.dataset["index"]), element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  });
  return measure;
}
