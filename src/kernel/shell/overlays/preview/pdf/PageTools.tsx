import { ChevronDown, ChevronUp } from "lucide-react";
import { useState, type FormEvent, type KeyboardEvent, type ReactElement } from "react";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { useKernelText } from "../../../react/useKernelText.ts";
import styles from "./PdfPreview.module.css";

export interface PageToolsProps {
  /** The first is 1. */
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

/** Which page is seen; one before, one behind, and any by its number. */
export const PageTools = ({ page, count, onPage }: PageToolsProps): ReactElement => {
  const t = useKernelText();
  const [draft, setDraft] = useState<string>();
  const go = (event?: FormEvent): void => {
    event?.preventDefault();
    const wanted = Number.parseInt(draft ?? "", 10);
    setDraft(undefined);
    if (wanted >= 1) onPage(Math.min(wanted, count));
  };
  // What is typed is no key of the viewer.
  const keep = (event: KeyboardEvent): void => event.stopPropagation();
  return (
    <form className={styles.pages} onSubmit={go}>
      <span className={styles.step}>
        <IconButton icon={ChevronUp} label={t("overlays.preview.pageBefore")} isDisabled={page <= 1} onPress={() => onPage(page - 1)} />
      </span>
      <input
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t("overlays.preview.page")}
        value={draft ?? page}
        style={{ width: `${String(count).length + 2}ch` }}
        onChange={({ target }) => setDraft(target.value.replace(/\D/g, "").slice(0, 6))}
        onFocus={({ target }) => target.select()}
        onKeyDown={(event) => event.key === "Escape" || keep(event)}
        onBlur={() => go()}
      />
      <span className={styles.count}>/ {count}</span>
      <span className={styles.step}>
        <IconButton icon={ChevronDown} label={t("overlays.preview.pageBehind")} isDisabled={page >= count} onPress={() => onPage(page + 1)} />
      </span>
    </form>
  );
};
