import { ChevronRight } from "lucide-react";
import type { ReactElement } from "react";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { StatusPill } from "#sdk/ui/status/Badge.tsx";
import type { DatabaseReport } from "#sdk/wire.ts";
import styles from "./Database.module.css";
import { rowsText } from "./rowsText.ts";
import { TableStructure } from "./TableStructure.tsx";
import { isUnused } from "./isUnused.ts";

type Table = DatabaseReport["tables"][number];

/** The project's own tables, the largest first; each opens to its columns and indexes. */
export function ProjectTables({ tables }: { readonly tables: readonly Table[] }): ReactElement {
  const t = useText();
  if (tables.length === 0) return <EmptyState title={t("system.database.noTables")} hint={t("system.database.noTablesHint")} />;
  return (
    <ul className={styles.list}>
      {[...tables].sort((a, b) => b.bytes - a.bytes).map((table) => <li key={table.name}><TableEntry table={table} /></li>)}
    </ul>
  );
}

function TableEntry({ table }: { readonly table: Table }): ReactElement {
  const t = useText();
  const locale = useLocale();
  const unused = table.indexes.filter(isUnused).length;
  return (
    <details className={styles.entry}>
      <summary className={styles.summary}>
        <Icon of={ChevronRight} className={styles.mark} />
        <span className={styles.names}>
          <span className={styles.name}>{table.title ?? table.name}</span>
          <span className={styles.note}>{table.title === null ? t("system.database.noDataset") : table.name}</span>
        </span>
        <span className={styles.figure}>{t("system.database.rowsOf", { rows: rowsText(table) })}</span>
        <span className={styles.figure}>{formatFileSize(table.bytes, locale)}</span>
        {unused > 0 && <span className={styles.unused}><StatusPill tone="warning">{t("system.database.unusedCount", { count: unused })}</StatusPill></span>}
      </summary>
      <TableStructure table={table} />
    </details>
  );
}
