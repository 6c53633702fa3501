import { Upload } from "lucide-react";
import { useId, type ReactElement } from "react";
import { Icon } from "../icons/Icon.tsx";
import styles from "./FileDrop.module.css";
import { useFileDrop } from "./useFileDrop.ts";

export interface FileDropProps {
  /** Ends of the names that are offered: `.xlsx,.csv`. What is dropped may have another. */
  readonly accept: string;
  /** The file that was chosen, or what is to be done. */
  readonly name: string;
  readonly hint: string;
  /** On one line, where there is a file. */
  readonly isSlim?: boolean;
  readonly isDisabled?: boolean;
  readonly onFile: (file: File) => void;
}

/**
 * A place into which one file is dropped, pasted, or chosen: the system's own input, so that label, keyboard and screen reader work.
 * @since 1.0.0
 * @example <FileDrop accept=".xlsx,.csv" name={file?.name ?? t("choose")} hint={t("kinds")} onFile={take} />
 */
export function FileDrop({ accept, name, hint, isSlim = false, isDisabled = false, onFile }: FileDropProps): ReactElement {
  const id = useId();
  const { isOver, handlers } = useFileDrop(([first]) => first && onFile(first));
  return (
    <label htmlFor={id} className={styles.drop} data-over={isOver || undefined} data-slim={isSlim || undefined} {...handlers}>
      <input
        id={id}
        type="file"
        accept={accept}
        className={styles.input}
        disabled={isDisabled}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // A file that was mended is chosen by the same name.
          currentTarget.value = "";
          if (chosen) onFile(chosen);
        }}
      />
      <Icon of={Upload} size={20} />
      <span className={styles.name}>{name}</span>
      <span id={`${id}-hint`} className={styles.hint}>{hint}</span>
    </label>
  );
}
