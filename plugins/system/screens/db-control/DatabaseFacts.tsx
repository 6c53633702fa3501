import type { ReactElement } from "react";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import type { DatabaseReport } from "#sdk/wire.ts";
import styles from "./Database.module.css";

/** Which database it is, and how much there is in it and beside it. */
export function DatabaseFacts({ report }: { readonly report: DatabaseReport }): ReactElement {
  const t = useText();
  const locale = useLocale();
  const facts = [
    { name: t("system.database.kind"), value: t(`system.database.kinds.${report.kind}`, { version: report.version }) },
    { name: t("system.database.size"), value: formatFileSize(report.bytes, locale) },
    { name: t("system.database.files"), value: t("system.database.filesOf", { count: report.files.count, size: formatFileSize(report.files.bytes, locale) }) },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
