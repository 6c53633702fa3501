import { memo, type ReactElement, type ReactNode } from "react";
import { useText } from "#sdk/react/useText.ts";
import type { CountAnswer } from "#sdk/wire.ts";
import { footerText } from "../../model/footerLines.ts";
import type { FooterLine, GroupLine } from "../../model/lines.ts";
import { isPinned, placeOf } from "../../model/pinOffsets.ts";
import type { RowLook } from "./BodyRow.tsx";
import { GroupName } from "./GroupName.tsx";
import styles from "./RowsBody.module.css";
import type { GroupTitles } from "./useGroupTitles.ts";

export interface GroupRowProps {
  readonly look: RowLook;
  readonly at: number;
  readonly line: GroupLine;
  readonly titles: GroupTitles;
  readonly top: number;
  readonly active: number | undefined;
}

/** The head of a group: its value, how many rows it has, and its own footers under their columns. */
export const GroupRow = memo(function GroupRow({ look, at, line, titles, top, active }: GroupRowProps): ReactElement {
  const { group, level, isOpen } = line;
  const footers = group?.footers[0] ?? [];
  const span = titleSpan(look, footers);
  const isActive = active !== undefined && active <= span;
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      aria-level={level + 1}
      aria-expanded={isOpen}
      data-index={at}
      data-line={at}
      data-group={isOpen ? "open" : "closed"}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        aria-colspan={span + 1}
        data-column={0}
        data-toggle=""
        data-active={isActive || undefined}
        tabIndex={isActive ? 0 : -1}
        className={styles.groupTitle}
        style={{ gridColumn: `1 / span ${span + 1}`, paddingInlineStart: 12 + 20 * level }}
      >
        <span className={styles.groupName}>
          <GroupName line={line} titles={titles} />
        </span>
      </div>
      <FooterCells look={look} footers={footers} from={span} active={active} />
    </div>
  );
});

export interface GroupFooterRowProps {
  readonly look: RowLook;
  readonly at: number;
  readonly line: FooterLine;
  readonly top: number;
  readonly active: number | undefined;
}

/** A further footer row of a group, below its rows. */
export const GroupFooterRow = memo(function GroupFooterRow({ look, at, line, top, active }: GroupFooterRowProps): ReactElement {
  const t = useText();
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      aria-level={line.level + 1}
      data-index={at}
      data-line={at}
      data-group="footer"
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        aria-label={t("tables.totals")}
        data-column={0}
        data-active={active === 0 || undefined}
        data-pinned={look.numberPin.left === 0 || undefined}
        tabIndex={active === 0 ? 0 : -1}
        className={styles.number}
        style={look.numberPin}
      />
      <FooterCells look={look} footers={line.group.footers[line.index] ?? []} from={0} active={active} />
    </div>
  );
});

type Cells = CountAnswer["footers"][number];

interface FooterCellsProps {
  readonly look: RowLook;
  readonly footers: Cells;
  /** Columns that the title takes. */
  readonly from: number;
  readonly active: number | undefined;
}

const FooterCells = ({ look, footers, from, active }: FooterCellsProps): ReactNode =>
  look.shown.filter((at) => at >= from).map((at) => {
    const leaf = look.leaves[at];
    const pin = look.pins[at] ?? {};
    return (
      <div
        key={leaf?.id}
        role="gridcell"
        aria-colindex={at + 2}
        data-column={at + 1}
        data-active={active === at + 1 || undefined}
        data-pinned={isPinned(pin) || undefined}
        data-edge={pin.edge}
        tabIndex={active === at + 1 ? 0 : -1}
        className={styles.cell}
        style={{ ...placeOf(pin), gridColumn: at + 2, textAlign: leaf?.column.footerAlign ?? leaf?.align }}
      >
        {footerText(footers, leaf?.id)}
      </div>
    );
  });

/** The title reaches to the first column with a footer, and over the pinned ones at the left at least. */
function titleSpan({ leaves, pins }: RowLook, footers: Cells): number {
  const filled = new Set(footers.filter(({ label, value }) => label !== null || value !== null).map(({ column }) => column));
  const first = leaves.findIndex(({ id }, index) => filled.has(id) && pins[index]?.left === undefined);
  const right = pins.findIndex((pin) => pin.right !== undefined);
  const end = Math.min(first === -1 ? leaves.length : first, right === -1 ? leaves.length : right);
  return Math.max(1, end);
}
