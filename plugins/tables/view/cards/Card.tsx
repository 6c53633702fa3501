import { EllipsisVertical } from "lucide-react";
import { memo, use, useId, type MouseEvent, type ReactElement, type ReactNode } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import type { FormattedCell } from "#sdk/contributions/cellFormat.ts";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { Link } from "#sdk/ui/actions/Link.tsx";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import { joinClasses } from "#sdk/ui/foundation/joinClasses.ts";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";
import type { TableRow } from "#sdk/wire.ts";
import type { LeafColumn } from "../../model/columnModel.ts";
import { SoughtWords, wordsFor } from "../body/SoughtWords.ts";
import { behindCell, Content } from "../rows/BodyCell.tsx";
import type { CardPlace } from "./CardLook.ts";
import { CardLine } from "./CardLine.tsx";
import styles from "./Card.module.css";

export interface CardProps extends CardPlace {
  /** The row's number, from 0. */
  readonly index: number;
  /** Of groups that it stands in. */
  readonly level: number;
  readonly row: TableRow | undefined;
  readonly isSelected: boolean;
}

/** So many parts of a row that is split are shown; of more their number. */
const mostParts = 10;

/** One row as a card: its first column is the title, the others stand below it under their titles. */
export const Card = memo(function Card(props: CardProps): ReactElement {
  const { look, at, row, index, isSelected } = props;
  const t = useText();
  const id = useId();
  const [first, ...rest] = look.leaves;
  const name = (row && look.cells.formatted(row, 0)?.text) || formatNumber(index + 1);
  const askMenu = ({ currentTarget }: MouseEvent): void => {
    const { right, bottom } = currentTarget.getBoundingClientRect();
    look.onMenu(at, { x: right, y: bottom });
  };
  return (
    <CardLine {...props} labelledBy={id}>
      <div className={styles.card} data-selected={isSelected || undefined}>
        <div className={styles.head}>
          <span className={styles.mark} onClickCapture={(event) => event.shiftKey && take(event, () => look.onSelect(at, true))}>
            <CheckboxControl id={`${id}-mark`} label={t("tables.cards.select", { title: name })} value={isSelected} isDisabled={!row} onChange={() => look.onSelect(at, false)} />
          </span>
          <div id={id} className={styles.title} data-column={1}>{first && <Title {...props} leaf={first} name={name} />}</div>
          <span className={styles.number}>{formatNumber(index + 1)}</span>
          {row && <IconButton size="small" icon={EllipsisVertical} label={t("tables.cards.menu", { title: name })} onPress={askMenu} aria={{ "aria-haspopup": "menu" }} />}
        </div>
        <dl className={styles.fields}>
          {rest.map((leaf, place) => <Field key={leaf.id} {...props} leaf={leaf} column={place + 1} />)}
        </dl>
      </div>
    </CardLine>
  );
});

/** Shift and a press choose all cards between, in place of this one. */
function take(event: MouseEvent, does: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  does();
}

/** Its link leads to the record; where the page wants to hear of it, a press tells the page. */
const Title = ({ look, row, leaf, name }: CardProps & { readonly leaf: LeafColumn; readonly name: string }): ReactNode => {
  const sought = use(SoughtWords);
  const cell = row && look.cells.formatted(row, 0);
  const { onRowOpen } = look;
  const recordId = row?.$id;
  if (!row) return <Skeleton width="45%" height={10} />;
  if (onRowOpen && recordId !== undefined) return <Link onPress={() => onRowOpen(recordId)}>{name}</Link>;
  return cell && cell.text !== "" ? <Content cell={cell} words={wordsFor(sought, leaf.field)} isStop /> : name;
};

/** A field that has nothing to show is left out. */
const Field = ({ look, row, leaf, column }: CardProps & { readonly leaf: LeafColumn; readonly column: number }): ReactNode => {
  const t = useText();
  const sought = use(SoughtWords);
  const shown = row && cellsOf(look.cells, row, column);
  if (shown?.every(isEmpty)) return undefined;
  const [one] = shown ?? [];
  const behind = one && behindCell(one);
  const more = row ? look.cells.parts(row) - mostParts : 0;
  return (
    <div className={styles.field} data-column={column + 1}>
      <dt className={styles.label}>{leaf.title}</dt>
      <dd className={joinClasses(styles.value, behind?.className)} style={behind?.style} data-tooltip={one?.hint}>
        {shown
          ? shown.map((cell, part) => <div key={part} className={styles.part}><Content cell={cell} words={wordsFor(sought, leaf.field)} isStop /></div>)
          : <Skeleton width={`${40 + ((column * 37) % 40)}%`} height={8} />}
        {shown && look.cells.isSplit(column) && more > 0 && <div className={styles.more}>{t("tables.cards.more", { count: formatNumber(more) })}</div>}
      </dd>
    </div>
  );
};

/** What a column shows of a row: of a split row its parts. */
function cellsOf(cells: CardPlace["look"]["cells"], row: TableRow, column: number): FormattedCell[] {
  const parts = cells.isSplit(column) ? Math.min(cells.parts(row), mostParts) : 1;
  return Array.from({ length: parts }, (_, part) => cells.formatted(row, column, part)).filter((cell) => cell !== undefined);
}

/** A component draws empty values too. */
const isEmpty = ({ text, shape }: FormattedCell): boolean => text === "" && shape !== "component";
