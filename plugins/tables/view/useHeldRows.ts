import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { RowsQuery } from "#sdk/wire.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { HeldRows } from "../model/HeldRows.ts";
import type { LineSource } from "../model/lines.ts";
import type { MeantRows } from "../model/meantRows.ts";
import { RowRanges } from "../model/RowRanges.ts";
import type { Sight } from "../model/Sight.ts";
import type { BodyHandle } from "./body/TableBodyProps.ts";

export interface HeldRowsOptions {
  readonly table: string;
  /** Whether anything can be done with selected rows; else nobody asks which they are. */
  readonly isActedOn: boolean;
  readonly lines: LineSource | undefined;
  readonly query: RowsQuery;
  readonly sight: Sight;
  readonly body: RefObject<BodyHandle | null>;
}

export interface HeldSelection {
  /** The body says which lines are selected. */
  readonly select: (ranges: RowRanges) => void;
  /** The records that were selected, wherever they stand by now. */
  readonly meant: () => Promise<MeantRows>;
}

/** A selection of records: after a change of the rows it is drawn where they stand now. */
export function useHeldRows({ table, isActedOn, lines, query, sight, body }: HeldRowsOptions): HeldSelection {
  const tables = useCapability("tables");
  const held = useRef<HeldRows>(undefined);
  const drawn = useRef(RowRanges.none);
  const latest = useRef({ table, isActedOn, lines, query });
  latest.current = { table, isActedOn, lines, query };
  const [options] = useState(() => () => {
    const { lines: present, ...asked } = latest.current;
    return present && asked.isActedOn ? { lines: present, query: asked.query, askIds: async (one: Parameters<typeof tables.ids>[1]) => (await tables.ids(asked.table, one)).ids } : undefined;
  });
  const select = useCallback((ranges: RowRanges) => {
    // Drawn elsewhere by ourselves: the same records.
    const isOurs = JSON.stringify(ranges.ranges) === JSON.stringify(drawn.current.ranges) && held.current !== undefined;
    drawn.current = ranges;
    const given = options();
    if (!isOurs) held.current = given && ranges.count > 0 ? new HeldRows(ranges, given) : undefined;
    sight.change({ selected: ranges, chosen: held.current?.count ?? ranges.count });
  }, [options, sight]);
  useEffect(() => {
    const heard = lines?.subscribe(() => {
      const next = held.current?.moved(drawn.current, lines);
      if (!next) return;
      drawn.current = next;
      body.current?.selectRows(next);
    });
    return () => heard?.dispose();
  }, [lines, body]);
  const meant = useCallback(async (): Promise<MeantRows> => {
    const given = options();
    return held.current && given ? await held.current.meant(given) : { ids: [] };
  }, [options]);
  return { select, meant };
}
