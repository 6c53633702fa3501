import type { ReactElement } from "react";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import styles from "./Health.module.css";

interface SizedTable {
  readonly id: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly bytes: number;
}

/** Tables with their sizes, each with a bar beside the largest one's. */
export function SizeTable({ tables, say }: { readonly tables: readonly SizedTable[]; readonly say: SayLate }): ReactElement {
  const locale = useLocale();
  const most = Math.max(1, ...tables.map(({ bytes }) => bytes));
  if (tables.length === 0) return <p className={styles.empty}>{say("noTables")}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say("table")}</th>
          <th scope="col" className={styles.number}>{say("size")}</th>
        </tr>
      </thead>
      <tbody>
        {tables.map(({ id, name, note, bytes }) => (
          <tr key={id}>
            <th scope="row">
              <span className={styles.named}>{name}{note !== undefined && <span className={styles.note}>{note}</span>}</span>
              <span className={styles.bar} aria-hidden="true"><i style={{ width: `${(100 * bytes) / most}%` }} /></span>
            </th>
            <td className={styles.number}>{formatFileSize(bytes, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
