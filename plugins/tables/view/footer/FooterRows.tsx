import { Fragment, useImperativeHandle, useLayoutEffect, useRef, useState, type CSSProperties, type ReactElement, type ReactNode, type Ref } from "react";
import type { CountAnswer, TableColumn } from "#sdk/wire.ts";
import { useText } from "#sdk/react/useText.ts";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";
import { footerText } from "../../model/footerLines.ts";
import { pinOffsets, placeOf } from "../../model/pinOffsets.ts";
import type { Beside, TableHeaderHandle } from "../header/TableHeader.tsx";
import styles from "./FooterRows.module.css";

export interface FooterRowsProps extends Beside {
  readonly ref?: Ref<TableHeaderHandle>;
  /** A number while they are on their way: so many there will be. */
  readonly footers: CountAnswer["footers"] | number;
}

/** The footer rows under their columns (spec §9); pinned ones stay while the others scroll. */
export const FooterRows = ({ ref, footers, model, widths, numberWidth, barWidth }: FooterRowsProps): ReactElement | undefined => {
  const t = useText();
  const scroller = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    scrollSideways: (left) => {
      if (scroller.current && scroller.current.scrollLeft !== left) scroller.current.scrollLeft = left;
    },
  }));
  // Room behind the last column, as in the header.
  const tracks = `${[numberWidth, ...widths].map((width) => `${width}px`).join(" ")} minmax(${barWidth > 0 ? 0 : 32}px, 1fr)`;
  const pins = pinOffsets(model, widths, numberWidth);
  const isPinned = model.leftPins > 0;
  const isWaiting = typeof footers === "number";
  const rows: CountAnswer["footers"] = isWaiting ? Array.from({ length: footers }, () => []) : footers;
  if (rows.length === 0) return undefined;
  return (
    <div ref={scroller} className={styles.scroller} style={{ borderRightWidth: barWidth }}>
      <div role="table" aria-label={t("tables.totals")} aria-busy={isWaiting} className={styles.footer} style={{ gridTemplateColumns: tracks }}>
        {rows.map((cells, row) => (
          <div key={row} role="row" className={styles.row}>
            <div role="cell" className={styles.cell} data-pinned={isPinned || undefined} style={{ gridColumn: 1, left: 0 }} />
            {model.leaves.map((leaf, index) => {
              const text = footerText(cells, leaf.id);
              const align = leaf.column.footerAlign ?? leaf.align;
              const style: CSSProperties = { gridColumn: index + 2, textAlign: align, ...placeOf(pins[index]) };
              if (isWaiting) return <WaitingCell key={leaf.id} hasFooter={hasFooter(leaf.column)} isPinned={leaf.pin !== undefined} style={style} />;
              return (
                <FooterCell key={leaf.id} text={text} width={widths[index]} isWrapped={!leaf.column.footerNowrap} isPinned={leaf.pin !== undefined} style={style} />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
};

const hasFooter = ({ footer, sumType }: TableColumn): boolean => (footer ?? sumType ?? "") !== "";

/** A cell whose text is on its way. */
const WaitingCell = ({ hasFooter: has, isPinned, style }: { readonly hasFooter: boolean; readonly isPinned: boolean; readonly style: CSSProperties }): ReactElement => (
  <div role="cell" className={styles.cell} data-pinned={isPinned || undefined} data-waiting="" style={{ ...style, justifyContent: style.textAlign }}>
    {has && <Skeleton width="60%" height={8} />}
  </div>
);

interface FooterCellProps {
  readonly text: string;
  readonly width: number | undefined;
  readonly isWrapped: boolean;
  readonly isPinned: boolean;
  readonly style: CSSProperties;
}

/** A text that is cut in its one line is a stop of the keyboard, and is whole while the focus or the pointer is there. */
function FooterCell({ text, width, isWrapped, isPinned, style }: FooterCellProps): ReactElement {
  const cell = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    if (cell.current) setCut(!isWrapped && cell.current.scrollWidth > cell.current.clientWidth);
  }, [text, isWrapped, width]);
  return (
    <div
      ref={cell}
      role="cell"
      className={styles.cell}
      data-pinned={isPinned || undefined}
      data-wraps={isWrapped || undefined}
      style={style}
      title={text || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isCut ? 0 : undefined}
    >
      {inParts(text)}
    </div>
  );
}

/** A number that has no room goes on in the next line behind its thousands, never in the middle of them. */
const inParts = (text: string): ReactNode =>
  text.split(/(?<=\d\u00a0)(?=\d)/).map((part, index) => <Fragment key={index}>{index > 0 && <wbr />}{part}</Fragment>);
