import { memo, use, type CSSProperties, type ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { joinClasses } from "#sdk/ui/foundation/joinClasses.ts";
import type { FormattedCell } from "#sdk/contributions/cellFormat.ts";
import { SoughtWords, wordsFor } from "../body/SoughtWords.ts";
import { BodyCell } from "./BodyCell.tsx";
import { OpenButton } from "../levels/OpenButton.tsx";
import { placeOf, type BodyRowProps } from "./BodyRow.tsx";
import styles from "./RowsBody.module.css";

export interface SplitRowProps extends BodyRowProps {
  /** In how many parts the record is shown. */
  readonly parts: number;
  /** Of the active cell, where its column shows the parts. */
  readonly activePart: number | undefined;
  /** Of its first part among all rows of the grid, as screen readers count them. */
  readonly rowIndex: number;
}

/**
 * A record whose list makes several rows: each part is a row of the grid, and the cells of the record span them. It is
 * one line of the body, so it is selected, copied and moved over as one.
 */
export const SplitRow = memo(function SplitRow(props: SplitRowProps): ReactElement {
  const { at: line, parts } = props;
  const { style: place, ...measured } = placeOf(props);
  const style: CSSProperties = {
    ...place,
    gridTemplateRows: `minmax(calc(var(--row-height) - 1px), auto) ${parts > 1 ? `repeat(${parts - 1}, minmax(var(--row-height), auto))` : ""}`,
  };
  return (
    <div
      {...measured}
      role="presentation"
      data-line={line}
      data-wraps=""
      data-parts={parts}
      className={joinClasses(styles.row, styles.record)}
      style={style}
    >
      {Array.from({ length: parts }, (_, part) => <PartRow key={part} {...props} part={part} />)}
    </div>
  );
});

function PartRow(props: SplitRowProps & { readonly part: number }): ReactElement {
  const { look, part, parts, row, active, activePart = 0, from = Infinity, to = -1 } = props;
  const { cells } = look;
  const sought = use(SoughtWords);
  const shown = part === 0 ? look.shown : look.shown.filter((at) => cells.isSplit(at));
  return (
    <div
      role="row"
      aria-rowindex={props.rowIndex + part}
      aria-level={props.level === undefined ? undefined : props.level + 1}
      aria-expanded={part === 0 ? props.isOpen : undefined}
      aria-selected={props.isSelected}
      className={styles.part}
    >
      {part === 0 && <NumberCell {...props} />}
      {shown.map((at) => {
        const leaf = look.leaves[at];
        if (!leaf) return undefined;
        const column = at + 1;
        const isSplit = cells.isSplit(at);
        return (
          <BodyCell
            key={leaf.id}
            words={wordsFor(sought, leaf.field)}
            cell={row && (cells.formatted(row, at, part) ?? empty)}
            column={column}
            part={isSplit ? part : undefined}
            span={isSplit ? undefined : parts}
            align={leaf.align}
            isWrapped={!leaf.column.dataNowrap}
            isLinked={leaf.column.link !== null}
            pin={look.pins[at] ?? noPin}
            isActive={active === column && (!isSplit || Math.min(activePart, parts - 1) === part)}
            isInRange={column >= from && column <= to}
            isSelected={props.isSelected}
          />
        );
      })}
    </div>
  );
}

const noPin = {};
const empty: FormattedCell = { text: "" };

const NumberCell = ({ look, index, active, parts, isOpen }: SplitRowProps): ReactElement => (
  <div
    role="rowheader"
    aria-colindex={1}
    aria-rowspan={parts}
    data-column={0}
    data-spans=""
    data-active={active === 0 || undefined}
    data-pinned={look.numberPin.left === 0 || undefined}
    tabIndex={active === 0 ? 0 : -1}
    className={styles.number}
    style={{ ...look.numberPin, gridRow: `1 / span ${parts}` }}
  >
    {isOpen !== undefined && <OpenButton isOpen={isOpen} />}
    {formatNumber(index + 1)}
  </div>
);
