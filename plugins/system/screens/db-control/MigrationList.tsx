import type { ReactElement } from "react";
import { formatDateTime } from "#core/format/formatDate.ts";
import { useText } from "#sdk/react/useText.ts";
import type { DatabaseReport } from "#sdk/wire.ts";
import styles from "./Database.module.css";

/** What brought the platform's own tables to where they are, the newest first. */
export function MigrationList({ migrations }: { readonly migrations: DatabaseReport["migrations"] }): ReactElement {
  const t = useText();
  return (
    <div className={styles.frame} role="region" aria-label={t("system.database.migrations")}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("system.database.migration")}</th>
            <th scope="col">{t("system.database.appliedAt")}</th>
          </tr>
        </thead>
        <tbody>
          {migrations.map(({ id, appliedAt }) => (
            <tr key={id}>
              <th scope="row" className={styles.code}>{id}</th>
              <td>{formatDateTime(appliedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
