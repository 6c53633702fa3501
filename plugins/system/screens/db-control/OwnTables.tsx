import type { ReactElement } from "react";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import type { DatabaseReport } from "#sdk/wire.ts";
import styles from "./Database.module.css";
import { rowsText } from "./rowsText.ts";

/** How large the platform's own tables are: audit records, events, files, configuration. */
export function OwnTables({ tables }: { readonly tables: DatabaseReport["own"] }): ReactElement {
  const t = useText();
  const locale = useLocale();
  return (
    <>
      <p className={styles.hint}>{t("system.database.ownHint")}</p>
      <div className={styles.frame} role="region" aria-label={t("system.database.own")}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("system.database.table")}</th>
              <th scope="col" className={styles.number}>{t("system.database.rows")}</th>
              <th scope="col" className={styles.number}>{t("system.database.size")}</th>
            </tr>
          </thead>
          <tbody>
            {tables.map((table) => (
              <tr key={table.name}>
                <th scope="row" className={styles.code}>{table.name}</th>
                <td className={styles.number}>{rowsText(table)}</td>
                <td className={styles.number}>{formatFileSize(table.bytes, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
