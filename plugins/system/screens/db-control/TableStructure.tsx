import type { ReactElement } from "react";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { StatusPill } from "#sdk/ui/status/Badge.tsx";
import type { DatabaseReport } from "#sdk/wire.ts";
import styles from "./Database.module.css";
import { isUnused } from "./isUnused.ts";

type Table = DatabaseReport["tables"][number];

/** Columns with their types and relations, and indexes with how often each was read. */
export function TableStructure({ table }: { readonly table: Table }): ReactElement {
  return (
    <div className={styles.structure}>
      <Columns table={table} />
      <Indexes table={table} />
    </div>
  );
}

function Columns({ table }: { readonly table: Table }): ReactElement {
  const t = useText();
  return (
    <div className={styles.frame} role="region" aria-label={t("system.database.columnsOf", { name: table.name })}>
      <table className={styles.table}>
        <caption>{t("system.database.columns")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("system.database.column")}</th>
            <th scope="col">{t("system.database.type")}</th>
            <th scope="col">{t("system.database.relation")}</th>
          </tr>
        </thead>
        <tbody>
          {table.columns.map(({ name, type, isRequired, references }) => (
            <tr key={name}>
              <th scope="row" className={styles.code}>{name}</th>
              <td className={styles.code}>{isRequired ? t("system.database.required", { type }) : type}</td>
              <td className={styles.code}>{references ?? "—"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Indexes({ table }: { readonly table: Table }): ReactElement {
  const t = useText();
  const locale = useLocale();
  return (
    <div className={styles.frame} role="region" aria-label={t("system.database.indexesOf", { name: table.name })}>
      <table className={styles.table}>
        <caption>{t("system.database.indexes")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("system.database.index")}</th>
            <th scope="col" className={styles.number}>{t("system.database.uses")}</th>
            <th scope="col" className={styles.number}>{t("system.database.size")}</th>
          </tr>
        </thead>
        <tbody>
          {table.indexes.map((index) => (
            <tr key={index.name}>
              <th scope="row">
                <span className={styles.code}>{index.name}</span>
                {isUnused(index) && <> <StatusPill tone="warning">{t("system.database.unused")}</StatusPill></>}
                <span className={styles.definition}>{partOf(index.definition)}</span>
              </th>
              <td className={styles.number}>{index.uses === null ? "—" : formatNumber(index.uses)}</td>
              <td className={styles.number}>{formatFileSize(index.bytes, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Behind the table's name: how it is kept, over what, and for which rows. */
const partOf = (definition: string): string => definition.replace(/^CREATE (UNIQUE )?INDEX .*? USING /, (_, unique: string | undefined) => (unique ?? "").toLowerCase());
