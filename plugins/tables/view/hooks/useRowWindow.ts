import { useCallback, useEffect, useRef, useState } from "react";
import type { CountAnswer, CountQuery, RowsAnswer, RowsQuery } from "#sdk/wire.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useServerBack } from "#sdk/react/ServerAwayContext.ts";
import type { RowCounterOptions } from "../../model/RowCounter.ts";
import type { RowCount } from "../../model/RowCount.ts";
import { GroupReads } from "../../model/GroupReads.ts";
import { GroupLines } from "../../model/GroupLines.ts";
import { PageLines } from "../../model/PageLines.ts";
import type { LineSource } from "../../model/lines.ts";
import { RowLines } from "../../model/RowLines.ts";
import { ToldRecords } from "../../model/ToldRecords.ts";

export interface ShownRows {
  /** Tells one query from another. */
  readonly key: string;
  readonly lines: LineSource;
  /** Lines to make room for. */
  readonly rows: number;
  readonly count: RowCount;
  /** Undefined while they are on their way. */
  readonly footers: CountAnswer["footers"] | undefined;
  /** The largest row number that was loaded. */
  readonly reach: number;
  /** Whether no page follows: of a table with a pager. */
  readonly isLast: boolean;
}

export interface RowsState {
  /** Undefined before the very first answer. */
  readonly shown: ShownRows | undefined;
  /** What is shown belongs to an earlier query; the new one is on its way. */
  readonly isStale: boolean;
  readonly failure: unknown;
  readonly retry: () => void;
  /** Records of which this table itself changes something: they stay where they are until other changes come. */
  readonly own: OwnChanges;
  /** A new record was saved here: loads again what is in sight, once, whether the server tells of it before or after. */
  readonly tellSaved: (id: string) => void;
}

/** Ids of records, and who is told when all rows were put in order again. */
export interface OwnChanges {
  readonly ids: Set<string>;
  onRefresh: () => void;
}

export interface RowsOptions {
  /** By whose calls the rows are read. */
  readonly name: string;
  /** Whose changes are followed, where rows are those of a child table; the same unless given. */
  readonly watched?: string;
  readonly query: RowsQuery | undefined;
  readonly pageSize: number;
  readonly isPublic: boolean;
  /** Whether the table has footers to be asked for. */
  readonly hasFooters: boolean;
}

/** A window and whose rows they are, in whatever order. */
interface Present {
  readonly lines: LineSource;
  readonly question: string;
}

/**
 * The rows of a table under a query. Rows of the query before stay in sight until the new ones are there; a change of a
 * record, by whomever, loads again what is in sight.
 */
export function useRowWindow({ name, watched = name, query, pageSize, isPublic, hasFooters }: RowsOptions): RowsState {
  const tables = useCapability("tables");
  const key = query && JSON.stringify(query);
  const [shown, setShown] = useState<ShownRows>();
  const [failure, setFailure] = useState<unknown>();
  const present = useRef<Present>(undefined);
  const [own] = useState((): OwnChanges => ({ ids: new Set(), onRefresh: () => undefined }));
  useEffect(() => {
    if (key === undefined) return;
    own.ids.clear();
    own.onRefresh();
    // What went wrong with the query before says nothing about this one.
    setFailure(undefined);
    const asked = JSON.parse(key) as RowsQuery;
    const counted = countQuery(asked);
    const question = JSON.stringify([name, isPublic, counted]);
    const read = async (query: RowsQuery, signal: AbortSignal): Promise<RowsAnswer> =>
      await tables.rows(name, { ...asked, ...query, pageSize, count: false, files: true }, { isPublic, signal });
    const lines = linesOf(asked, read, {
      count: ({ signal }) => tables.count(name, counted, { isPublic, signal }),
      // Another order has as many rows.
      counted: present.current?.question === question ? present.current.lines.counted : undefined,
      hasFooters,
      pageSize,
      onFailure: setFailure,
    });
    present.current = { lines, question };
    lines.subscribe(() => {
      setFailure(undefined);
      setShown((before) => {
        const { count, footers, reach, height = 0 } = lines;
        const next = { lines, key, rows: height, count, footers, reach, isLast: lines.page?.isLast !== false };
        return before && isSame(before, next) ? before : next;
      });
    });
    lines.show(0, pageSize);
    return () => lines.dispose();
  }, [tables, name, key, pageSize, isPublic, hasFooters, own]);
  const retry = useCallback(() => {
    own.ids.clear();
    own.onRefresh();
    present.current?.lines.refresh();
  }, [own]);
  const tellSaved = useChanges(watched, { own, refresh: retry, follow: useCallback(() => present.current?.lines.refresh(true), []) });
  // Nor could anybody count while it was away.
  useServerBack(() => void ((failure !== undefined || shown?.count.kind === "many") && retry()));
  return { shown, isStale: shown !== undefined && shown.key !== key, failure, retry, own, tellSaved };
}

type ReadRows = (query: RowsQuery, signal: AbortSignal) => Promise<RowsAnswer>;
type LinesOptions = RowCounterOptions & { readonly pageSize: number; readonly onFailure: (failure: unknown) => void };

/** Rows, or groups of them. */
function linesOf({ groupBy = [], page: only }: RowsQuery, read: ReadRows, options: LinesOptions): LineSource {
  if (only !== undefined) return new PageLines({ ...options, page: only, load: (page, { signal }) => read({ page, footers: false }, signal) });
  if (groupBy.length === 0) return new RowLines({ ...options, load: (page, { signal }) => read({ page, footers: false }, signal) });
  const reads = new GroupReads(groupBy.length, read);
  return new GroupLines({ ...options, levels: groupBy.length, load: async (path, page, { signal }) => await reads.load(path, page, signal) });
}

const isSame = (before: ShownRows, next: ShownRows): boolean =>
  before.lines === next.lines && before.rows === next.rows && before.footers === next.footers && before.reach === next.reach
  && before.isLast === next.isLast
  && before.count.kind === next.count.kind && before.count.rows === next.count.rows;

/** Of a query what decides how many rows there are. */
function countQuery({ level, filters, search, parent, deleted }: RowsQuery): CountQuery {
  return { ...(deleted && { deleted }), ...(level && { level }), ...(filters !== undefined && { filters }), ...(search !== undefined && { search }), ...(parent && { parent }) };
}

/** One refresh for a burst of changes: an import announces each of its rows. */
const burst = 150;

interface ChangeActions {
  readonly own: OwnChanges;
  readonly refresh: () => void;
  /** Of own changes alone. */
  readonly follow: () => void;
}

/** @returns what takes a new record that was saved here */
function useChanges(name: string, { own, refresh, follow }: ChangeActions): (id: string) => void {
  const tables = useCapability("tables");
  const saved = useRef<(id: string) => void>(() => undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOwn = true;
    const told = new ToldRecords();
    const act = (): void => {
      const isFollowed = isOwn;
      isOwn = true;
      if (isFollowed) follow();
      else refresh();
    };
    const actSoon = (isOfOwn: boolean): void => {
      isOwn &&= isOfOwn;
      clearTimeout(timer);
      timer = setTimeout(act, burst);
    };
    // Also after a gap in the stream of events, behind which anything may have changed.
    const heard = tables.watch(name, {}, ({ recordIds }) => {
      if (!recordIds || told.hear(recordIds)) actSoon(recordIds?.every((id) => own.ids.has(id)) === true);
    });
    saved.current = (id) => told.save(id) && actSoon(false);
    return () => {
      clearTimeout(timer);
      heard.dispose();
    };
  }, [tables, name, own, refresh, follow]);
  return useCallback((id) => saved.current(id), []);
}
