import { Download } from "lucide-react";
import type { ReactElement } from "react";
import { formatDateTime } from "#core/format/formatDate.ts";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import { formatNumber } from "#core/format/formatNumber.ts";
import { usableTimeZone } from "#core/format/zoneNames.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import type { KeptDocument } from "#sdk/wire.ts";
import { useKernel } from "../../react/KernelContext.ts";
import styles from "./KeptDocuments.module.css";

interface KeptDocumentsProps {
  readonly documents: readonly KeptDocument[];
  readonly onSave: (document: KeptDocument) => Promise<void>;
}

/** Documents that were made of a record and stay with it: what, when, by whom; each can be saved again. */
export function KeptDocuments({ documents, onSave }: KeptDocumentsProps): ReactElement {
  const { i18n, project } = useKernel();
  const t = (key: string, params: Readonly<Record<string, string>> = {}): string => i18n.t(`documents.${key}`, params);
  const timeZone = usableTimeZone(project.value?.timeZone);
  return (
    <section className={styles.kept} aria-label={t("kept")}>
      <h3 className={styles.heading}>{t("kept")}</h3>
      <ul className={styles.list}>
        {documents.map((one) => (
          <li key={one.id} className={styles.item}>
            <div className={styles.facts}>
              <p className={styles.name}>{one.number === null ? one.title : t("keptName", { title: one.title, number: one.number })}</p>
              <p className={styles.note}>
                {[formatDateTime(one.madeAt, { timeZone }), one.madeBy, `${one.format.toUpperCase()}, ${formatFileSize(one.size, i18n.locale.value)}`, ...(one.records > 1 ? [t("records", { count: formatNumber(one.records) })] : [])].filter(Boolean).join(" · ")}
              </p>
            </div>
            <IconButton icon={Download} label={t("download", { name: one.name })} onPress={() => void onSave(one)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
