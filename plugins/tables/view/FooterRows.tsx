import { useImperativeHandle, useRef, type CSSProperties, type ReactElement, type Ref } from "react";
import type { RowsAnswer } from "#sdk/wire.ts";
import { useText } from "#sdk/react/useText.ts";
import type { ColumnModel } from "../model/columnModel.ts";
import styles from "./FooterRows.module.css";
import type { TableHeaderHandle } from "./TableHeader.tsx";

export interface FooterRowsProps {
  readonly ref?: Ref<TableHeaderHandle>;
  readonly footers: RowsAnswer["footers"];
  readonly model: ColumnModel;
  readonly widths: readonly number[];
  readonly numberWidth: number;
}

/** The footer rows under their columns (spec §9); pinned ones stay while the others scroll. */
export const FooterRows = ({ ref, footers, model, widths, numberWidth }: FooterRowsProps): ReactElement => {
  const t = useText();
  const scroller = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    scrollSideways: (left) => {
      if (scroller.current && scroller.current.scrollLeft !== left) scroller.current.scrollLeft = left;
    },
  }));
  // Room behind the last column, as in the header.
  const tracks = `${[numberWidth, ...widths].map((width) => `${width}px`).join(" ")} minmax(32px, 1fr)`;
  const isPinned = model.leftPins > 0;
  return (
    <div ref={scroller} className={styles.scroller}>
      <div role="table" aria-label={t("tables.totals")} className={styles.footer} style={{ gridTemplateColumns: tracks }}>
        {footers.map((cells, row) => (
          <div key={row} role="row" className={styles.row}>
            <div role="cell" className={styles.cell} data-pinned={isPinned || undefined} style={{ gridColumn: 1, left: 0 }} />
            {model.leaves.map((leaf, index) => {
              const cell = cells.find(({ column }) => column === leaf.id);
              const text = cell ? (cell.label ?? String(cell.value ?? "")) : "";
              const isLeftPin = index < model.leftPins;
              const align = leaf.column.footerAlign ?? leaf.align;
              const style: CSSProperties = { gridColumn: index + 2, textAlign: align, ...(isLeftPin && { left: leftOf(widths, index, numberWidth) }) };
              return (
                <div
                  key={leaf.id}
                  role="cell"
                  className={styles.cell}
                  data-pinned={isLeftPin || undefined}
                  data-wraps={!leaf.column.footerNowrap || undefined}
                  style={style}
                  title={text || undefined}
                >
                  {text}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
};

const leftOf = (widths: readonly number[], index: number, numberWidth: number): number =>
  widths.slice(0, index).reduce((sum, width) => sum + width, numberWidth);
