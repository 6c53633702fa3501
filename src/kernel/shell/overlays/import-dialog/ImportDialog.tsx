import { FileDown, FileSpreadsheet, Upload } from "lucide-react";
import { useId, useState, type ReactElement, type ReactNode } from "react";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { ModalFrame } from "#sdk/ui/overlays/ModalFrame.tsx";
import { useUiLocale, useUiText } from "#sdk/ui/foundation/uiText.ts";
import { useKernel } from "../../react/KernelContext.ts";
import { useKernelText } from "../../react/useKernelText.ts";
import styles from "./ImportDialog.module.css";

export interface ImportDialogProps {
  readonly note?: string;
  /** Given where the import has one: saves it. */
  readonly onTemplate?: () => void;
  readonly onSample?: () => void;
  /** Sends the file; a rejection is told as a failed import. Nothing is sent before it is there. */
  readonly onUpload?: (file: File) => Promise<ImportOutcome>;
  readonly onClose: () => void;
}

/** What came of a file. */
export interface ImportOutcome {
  /** `later`: it goes on by itself, and is told of when it ends. */
  readonly state: "done" | "failed" | "later";
  /** What is wrong, a line for each; with some the dialog stays. */
  readonly lines?: readonly string[];
  /** Saves the bad rows with their reasons. */
  readonly onErrorFile?: () => void;
}

/**
 * The frame of every import (spec §2 Import dialog): a file, template and sample where there are any, a note; 500 px wide
 * (spec §9). The upload button waits for a file (spec §5). Whoever draws it dismisses it by Escape.
 */
export const ImportDialog = (props: ImportDialogProps): ReactElement => {
  const { note, onTemplate, onSample, onUpload, onClose } = props;
  const t = useKernelText();
  const text = useUiText();
  const [file, setFile] = useState<File>();
  const { isBusy, outcome, upload, forget } = useUpload(props);
  const { lines = [], onErrorFile } = outcome ?? {};
  const choose = (chosen: File): void => {
    setFile(chosen);
    forget();
  };
  return (
    <ModalFrame
      title={t("overlays.import.title")}
      icon={FileSpreadsheet}
      width="500px"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button tone="primary" icon={Upload} isDisabled={!onUpload || file === undefined} isBusy={isBusy} onPress={() => file && void upload(file)}>
            {t("overlays.import.start")}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <DropZone file={file} onFile={choose} />
        {(onTemplate ?? onSample) && (
          <div className={styles.samples}>
            {onTemplate && <SampleButton onPress={onTemplate}>{t("overlays.import.template")}</SampleButton>}
            {onSample && <SampleButton onPress={onSample}>{t("overlays.import.sample")}</SampleButton>}
          </div>
        )}
        {note && <p className={styles.note}>{note}</p>}
        {lines.length > 0 && <ul className={styles.lines}>{lines.map((line) => <li key={line}>{line}</li>)}</ul>}
        {onErrorFile && <SampleButton onPress={onErrorFile}>{t("overlays.import.errorFile")}</SampleButton>}
      </div>
    </ModalFrame>
  );
};

const SampleButton = ({ children, onPress }: { readonly children: ReactNode; readonly onPress: () => void }): ReactElement => (
  <Button icon={FileDown} onPress={onPress}>
    {children}
  </Button>
);

/** 'Маълумотлар импорт қилинди', or that it failed (spec §8). */
function useUpload({ onUpload, onClose }: ImportDialogProps) {
  const t = useKernelText();
  const { overlays, log } = useKernel();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const upload = async (file: File): Promise<void> => {
    setBusy(true);
    try {
      const came = await onUpload?.(file);
      setOutcome(came);
      if (came?.state === "failed") overlays.toast({ kind: "error", text: t("overlays.import.failed") });
      if (came?.state === "done") overlays.toast({ kind: "success", text: t("overlays.import.done") });
      if (came?.state !== "failed" && (came?.lines ?? []).length === 0) onClose();
    } catch (failure) {
      const isTold = failure instanceof PlatonError && failure.family === "expected";
      if (!isTold) log.error(failure);
      setOutcome({ state: "failed", lines: isTold ? [failure.message] : [] });
      overlays.toast({ kind: "error", text: t("overlays.import.failed") });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, outcome, upload, forget: () => setOutcome(undefined) };
}

interface DropZoneProps {
  readonly file: File | undefined;
  readonly onFile: (file: File) => void;
}

/** The control is a real one, so that label, keyboard and screen reader work; files may be dropped on it too. */
const DropZone = ({ file, onFile }: DropZoneProps): ReactElement => {
  const t = useKernelText();
  const locale = useUiLocale();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    setOver(false);
    const [first] = files ?? [];
    if (first) onFile(first);
  };
  return (
    <label
      htmlFor={id}
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <input id={id} type="file" className={styles.input} onChange={(event) => take(event.currentTarget.files)} />
      <span className={styles.icon}>
        <Icon of={file ? FileSpreadsheet : Upload} size={20} />
      </span>
      <span className={styles.name}>{file?.name ?? t("overlays.import.choose")}</span>
      <span className={styles.hint}>{file ? `${formatFileSize(file.size, locale)} · ${t("overlays.import.another")}` : t("overlays.import.drop")}</span>
    </label>
  );
};
