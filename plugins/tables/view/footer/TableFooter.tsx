import type { ReactElement, ReactNode } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useServerAway } from "#sdk/react/ServerAwayContext.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { Link } from "#sdk/ui/actions/Link.tsx";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";
import type { RowCount } from "../../model/RowCount.ts";
import type { Sight } from "../../model/Sight.ts";
import type { RowsState } from "../hooks/useRowWindow.ts";
import { IndexHint } from "./IndexHint.tsx";
import styles from "./TableFooter.module.css";

export interface TableFooterProps {
  readonly sight: Sight;
  readonly rows: RowsState;
  /** Of a table with pages. */
  readonly pager?: ReactNode;
}

/** Under the table: what is selected, which rows are in sight, and whether some of them could not be read. */
export const TableFooter = ({ sight, rows, pager }: TableFooterProps): ReactElement => {
  const t = useText();
  const { from, to, chosen } = useReadable(sight);
  const isAway = useServerAway();
  const { shown } = rows;
  const { page } = shown?.lines ?? {};
  const first = page ? (page.number - 1) * page.size : 0;
  const range = to > from + 1 ? `${formatNumber(first + from + 1)}–${formatNumber(first + to)}` : formatNumber(first + from + 1);
  return (
    <footer className={styles.footer} data-print="none">
      <span>
        {chosen > 0 && (
          <>
            {t("tables.selected")}: <strong>{formatNumber(chosen)}</strong>
          </>
        )}
      </span>
      {pager}
      {shown?.lines.hint && <IndexHint hint={shown.lines.hint} />}
      {shown && rows.failure !== undefined && !rows.isStale && (
        <span role="status">
          {t("tables.rowsFailed")}. {!isAway && <Link onPress={rows.retry}>{t("ui.retry")}</Link>}
        </span>
      )}
      {shown && shown.rows > 0 && to > from && (
        <span className={styles.count}>
          {/* Lines of groups are no rows to be numbered. */}
          {!shown.lines.isGrouped && `${range} / `}<Total count={shown.count} />
        </span>
      )}
    </footer>
  );
};

function Total({ count: { kind, rows } }: { readonly count: RowCount }): ReactElement {
  const t = useText();
  switch (kind) {
    case "counting":
      return <Skeleton width="6ch" height={10} />;
    case "exact":
      return <>{formatNumber(rows)}</>;
    case "about":
      return <>{t("tables.about", { count: formatNumber(rows) })}</>;
    case "many":
      return <>{t("tables.uncounted")}</>;
  }
}
