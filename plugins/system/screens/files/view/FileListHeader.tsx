import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { VisuallyHidden } from "#sdk/ui/foundation/VisuallyHidden.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import type { FileQuery } from "../hooks/useFileQuery.ts";
import styles from "./FileListRow.module.css";

type Ordered = "name" | "size" | "createdAt";
const columns = ["name", "type", "size", "uploader", "createdAt", "usedBy"] as const;
const isOrdered = (column: (typeof columns)[number]): column is Ordered => column === "name" || column === "size" || column === "createdAt";

/** Names of the columns; a press on one of three orders by it, and turns the order. */
export function FileListHeader({ asked }: { readonly asked: FileQuery }): ReactElement {
  const t = useText();
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.row}>
        <span role="columnheader" className={styles.check}><VisuallyHidden>{t("system.files.columns.chosen")}</VisuallyHidden></span>
        {columns.map((column) => (
          <span key={column} role="columnheader" className={styles[column]} aria-sort={isOrdered(column) ? sortOf(asked, column) : undefined}>
            {isOrdered(column) ? <OrderButton asked={asked} column={column} /> : t(`system.files.columns.${column}`)}
          </span>
        ))}
        <span role="columnheader" className={styles.more}><VisuallyHidden>{t("system.files.actions")}</VisuallyHidden></span>
      </div>
    </div>
  );
}

function sortOf({ sort }: FileQuery, column: Ordered): "ascending" | "descending" | "none" {
  if (sort === column) return "ascending";
  return sort === `-${column}` ? "descending" : "none";
}

function OrderButton({ asked, column }: { readonly asked: FileQuery; readonly column: Ordered }): ReactElement {
  const t = useText();
  const order = sortOf(asked, column);
  // The newest and the largest are looked for first.
  const first = column === "name" ? column : (`-${column}` as const);
  const next = asked.sort === first ? (column === "name" ? "-name" : column) : first;
  return (
    <button type="button" className={styles.order} onClick={() => asked.setSort(next)}>
      {t(`system.files.columns.${column}`)}
      {order !== "none" && <Icon of={order === "ascending" ? ArrowUp : ArrowDown} size={14} />}
    </button>
  );
}
