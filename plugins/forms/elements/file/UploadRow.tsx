import { RotateCw, X } from "lucide-react";
import type { ReactElement } from "react";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import { splitFileName } from "#core/format/splitFileName.ts";
import type { UploadProgress } from "#sdk/capabilities/files.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import type { Readable } from "#sdk/plugin/Readable.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { Progress } from "#sdk/ui/status/Progress.tsx";
import { FileRow } from "./FileRow.tsx";
import type { UploadItem } from "./UploadList.ts";
import styles from "./UploadRow.module.css";

interface UploadRowProps {
  readonly item: UploadItem;
  /** Gives it up, or takes it away after it failed. */
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

/** A file that waits, is on its way, or did not arrive. */
export function UploadRow({ item, onRemove, onRetry }: UploadRowProps): ReactElement {
  const t = useText();
  const { name } = item.file;
  const isFailed = item.state === "failed";
  return (
    <FileRow
      name={name}
      extension={splitFileName(name).extension.toLowerCase()}
      picture={item.picture}
      isFailed={isFailed}
      about={<About item={item} />}
      actions={
        <>
          {isFailed && <IconButton icon={RotateCw} label={`${t("forms.retry")}: ${name}`} onPress={onRetry} />}
          <IconButton icon={X} label={`${t(isFailed ? "forms.files.takeAway" : "forms.files.giveUp")}: ${name}`} onPress={onRemove} />
        </>
      }
    />
  );
}

function About({ item }: Pick<UploadRowProps, "item">): ReactElement {
  const t = useText();
  const locale = useLocale();
  switch (item.state) {
    case "waiting":
      return <>{t("forms.files.waiting")}</>;
    case "uploading":
      return <Way progress={item.progress} name={item.file.name} />;
    case "failed":
      return <>{readFailure(item.failure, locale)}</>;
  }
}

/** "43% · 1,2 МБ/с", and the bar. */
function Way({ progress, name }: { readonly progress: Readable<UploadProgress>; readonly name: string }): ReactElement {
  const t = useText();
  const locale = useLocale();
  const { sent, size, speed } = useReadable(progress);
  const percent = size === 0 ? 100 : Math.floor((sent * 100) / size);
  return (
    <span className={styles.way}>
      <Progress label={name} percent={percent} />
      <span className={styles.figures}>
        {percent}%{speed > 0 && ` · ${t("forms.files.speed", { size: formatFileSize(speed, locale) })}`}
      </span>
    </span>
  );
}
