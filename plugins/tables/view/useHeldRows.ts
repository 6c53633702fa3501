import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from "react";
import type { RowsQuery } from "#sdk/wire.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { HeldRows } from "../model/HeldRows.ts";
import type { HeldSelection } from "../model/HeldSelection.ts";
import type { MeantOptions, MeantRows } from "../model/meantRows.ts";
import { RowRanges } from "../model/RowRanges.ts";
import type { Sight } from "../model/Sight.ts";
import type { BodyHandle } from "./body/TableBodyProps.ts";
import type { ShownRows } from "./hooks/useRowWindow.ts";

export interface HeldRowsOptions {
  readonly table: string;
  /** Whether anything can be done with selected rows; else nobody asks which they are. */
  readonly isActedOn: boolean;
  readonly shown: ShownRows | undefined;
  readonly sight: Sight;
  readonly body: RefObject<BodyHandle | null>;
}

/** A selection of records: after a change of the rows, and under another question, it is drawn where they stand now. */
export function useHeldRows({ table, isActedOn, shown, sight, body }: HeldRowsOptions): HeldSelection {
  const held = useRef<HeldRows>(undefined);
  const drawn = useRef(RowRanges.none);
  /** Whether it was made under a question before this one. */
  const isCarried = useRef(false);
  const asked = useQuestion(table, shown);
  const isOn = useRef(isActedOn);
  isOn.current = isActedOn;

  const tell = useCallback((hidden?: number) => {
    const chosen = held.current?.count ?? drawn.current.count;
    sight.change({ selected: drawn.current, chosen, isAll: held.current?.isAll === true, ...(hidden !== undefined && { hidden }) });
  }, [sight]);
  const draw = useCallback(() => {
    const { lines } = asked.current ?? {};
    const next = lines && held.current?.moved(drawn.current, lines, [sight.value.from, sight.value.to]);
    if (!next || !body.current) return;
    drawn.current = next;
    body.current.selectRows(next);
  }, [asked, body, sight]);
  const select = useCallback((ranges: RowRanges) => {
    const before = drawn.current;
    // Drawn by ourselves, or a body that begins with nothing: the same records.
    const isOurs = JSON.stringify(ranges.ranges) === JSON.stringify(before.ranges) && held.current !== undefined;
    drawn.current = ranges;
    const given = isOn.current ? asked.current : undefined;
    if (!isOurs) held.current = given && chosenNow({ ranges, before }, isCarried.current ? held.current : undefined, given);
    isCarried.current &&= held.current !== undefined;
    tell(isCarried.current ? undefined : 0);
    if (isOurs && ranges.count === 0) queueMicrotask(draw);
  }, [asked, tell, draw]);
  const begin = useCallback((next: HeldRows | undefined) => {
    held.current = next;
    isCarried.current = false;
    tell(0);
    if (next) draw();
    else body.current?.selectRows(RowRanges.none);
  }, [body, tell, draw]);

  const before = useRef<Question>(undefined);
  // Before the body of the other question says that nothing is selected in it.
  useLayoutEffect(() => {
    const [last, now] = [before.current, asked.current];
    before.current = now;
    if (!last || !now || last.lines === now.lines) return;
    held.current = last.table === now.table ? held.current?.carried(last, now) : undefined;
    drawn.current = RowRanges.none;
    isCarried.current = held.current !== undefined && !held.current.isAll;
    tell(0);
  });
  const lines = shown?.lines;
  useEffect(() => {
    if (!lines) return undefined;
    draw();
    const heard = lines.subscribe(draw);
    let isWanted = true;
    const { current: carried } = held;
    if (carried && isCarried.current && asked.current) {
      const isSame = (): boolean => isWanted && held.current === carried;
      void hiddenAmong(carried, asked.current, () => isSame() && draw()).then((hidden) => isSame() && tell(hidden), () => undefined);
    }
    return () => {
      isWanted = false;
      heard.dispose();
    };
  }, [asked, lines, draw, tell]);
  const meant = useCallback(async (): Promise<MeantRows> => (held.current && asked.current ? await held.current.meant(asked.current) : { ids: [] }), [asked]);
  return useMemo(() => ({
    select, meant,
    hold: (ids) => begin(ids.length > 0 ? HeldRows.ofIds(ids) : undefined),
    holdAll: () => begin(asked.current && HeldRows.allOf(asked.current)),
    clear: () => begin(undefined),
  }), [asked, select, meant, begin]);
}

/** What the rows on the screen answer, and how their ids are asked for. */
interface Question extends MeantOptions {
  readonly table: string;
}

function useQuestion(table: string, shown: ShownRows | undefined): RefObject<Question | undefined> {
  const tables = useCapability("tables");
  const question = useMemo((): Question | undefined => shown && {
    table, lines: shown.lines, query: JSON.parse(shown.key) as RowsQuery, askIds: async (query) => (await tables.ids(table, query)).ids,
  }, [tables, table, shown]);
  const latest = useRef(question);
  latest.current = question;
  return latest;
}

/** What a change of the selected lines makes of the records that were selected under a question before. */
function chosenNow({ ranges, before }: { ranges: RowRanges; before: RowRanges }, carried: HeldRows | undefined, given: MeantOptions): HeldRows | undefined {
  if (ranges.count === 0) return undefined;
  const [added, removed] = [lacking(ranges, before), lacking(before, ranges)];
  if (!carried || before.count === removed.count) return HeldRows.of(ranges, given);
  return removed.count === 0 ? carried.with(added, given) : carried.without(removed, given);
}

const lacking = (some: RowRanges, others: RowRanges): RowRanges => others.ranges.reduce((left, [from, to]) => left.remove(from, to), some);

/** How many of the selected records the question on the screen does not find. */
async function hiddenAmong(held: HeldRows, { query, askIds, ...given }: Question, draw: () => void): Promise<number> {
  const meant = await held.meant({ query, askIds, ...given });
  draw();
  if (!("ids" in meant) || meant.ids.length === 0) return 0;
  const { filters, search, parent, level, deleted } = query;
  const found = await askIds({ filters, search, parent, level, deleted, among: meant.ids, sort: [] });
  return meant.ids.length - found.length;
}
