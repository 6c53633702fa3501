import { X } from "lucide-react";
import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import type { UploadItem, UploadList } from "#sdk/ui/files/UploadList.ts";
import { UploadRow } from "#sdk/ui/files/UploadRow.tsx";
import styles from "./UploadPanel.module.css";

interface UploadPanelProps {
  readonly items: readonly UploadItem[];
  /** What was not taken, and why. */
  readonly notes: readonly string[];
  readonly list: UploadList;
  readonly onDismiss: () => void;
}

/** What is on its way to the server, over the files that are there. */
export function UploadPanel({ items, notes, list, onDismiss }: UploadPanelProps): ReactElement | undefined {
  const t = useText();
  if (items.length + notes.length === 0) return undefined;
  return (
    <section className={styles.panel} aria-label={t("system.files.uploads")}>
      {notes.length > 0 && (
        <div className={styles.notes}>
          <ul role="status">{notes.map((note) => <li key={note}>{note}</li>)}</ul>
          <IconButton size="small" icon={X} label={t("parts.files.takeAway")} onPress={onDismiss} />
        </div>
      )}
      <ul className={styles.list}>
        {items.map((item) => <UploadRow key={item.key} item={item} onRemove={() => list.remove(item.key)} onRetry={() => list.retry(item.key)} />)}
      </ul>
    </section>
  );
}
