import type { GridMouseEventArgs, Theme } from "@glideapps/glide-data-grid";
import { useCallback, useState, type RefObject } from "react";
import type { FormattedCell } from "#sdk/contributions/cellFormat.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { rowOf, type LineSource } from "../../model/lines.ts";
import type { HoveredLink } from "./CellLink.tsx";
import type { GridCells } from "./GridCells.ts";
import type { GridTokens } from "./gridTokens.ts";
import { scrollerOf } from "./scrollerOf.ts";

interface LinkedCells {
  readonly lines: LineSource;
  readonly rows: number;
  readonly cells: GridCells;
  readonly tokens: GridTokens;
}

export interface CellLinks {
  readonly hovered: HoveredLink | undefined;
  /** Of the cell under the pointer: what it has no room for. */
  readonly hint: string | undefined;
  readonly hover: (args: GridMouseEventArgs) => void;
  readonly leave: () => void;
  readonly open: (column: number, row: number, inNewTab: boolean) => void;
  readonly rowTheme: (row: number) => Partial<Theme> | undefined;
}

/** The row under the pointer, and the link of its cell. The grid would rule the empty space below the last row as well. */
export function useCellLinks({ lines, rows, cells, tokens }: LinkedCells, frame: RefObject<HTMLDivElement | null>): CellLinks {
  const navigation = useCapability("navigation");
  const [hoveredRow, setHoveredRow] = useState<number>();
  const [hovered, setHovered] = useState<HoveredLink>();
  const [hint, setHint] = useState<string>();
  const formattedAt = (column: number, index: number): FormattedCell | undefined => {
    const row = rowOf(lines.line(index));
    return row && column > 0 ? cells.formatted(row, column - 1) : undefined;
  };
  const linkAt = (column: number, index: number): { href: string; text: string } | undefined => {
    const cell = formattedAt(column, index);
    return cell?.href === undefined ? undefined : { href: cell.href, text: cell.text };
  };
  const hover = (args: GridMouseEventArgs): void => {
    // Over the link itself the grid hears nothing of the pointer: the row stays as it is.
    setHint(args.kind === "cell" && !args.isTouch ? formattedAt(...args.location)?.hint : undefined);
    if (args.kind !== "cell") return hovered ? undefined : setHoveredRow(undefined);
    const [column, row] = args.location;
    // A finger that was lifted is over nothing.
    setHoveredRow(args.isTouch ? undefined : row);
    const link = linkAt(column, row);
    const scroller = scrollerOf(frame.current);
    setHovered(link && scroller && !args.isTouch ? { link: link.href, text: link.text, column, row, bounds: args.bounds, scroller } : undefined);
  };
  const leave = useCallback(() => setHovered(undefined), []);
  const rowTheme = useCallback(
    (row: number) => (row > rows ? { horizontalBorderColor: tokens.theme.bgCell } : row === hoveredRow ? { bgCell: tokens.hover } : undefined),
    [rows, hoveredRow, tokens],
  );
  const open = (column: number, row: number, inNewTab: boolean): void => {
    const link = linkAt(column, row);
    if (link) void navigation.open(link.href, { inNewTab });
  };
  return { hovered, hint, hover, leave, open, rowTheme };
}
