import { RotateCw, X } from "lucide-react";
import type { ReactElement } from "react";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import { splitFileName } from "#core/format/splitFileName.ts";
import type { UploadProgress } from "../../capabilities/files.ts";
import { readFailure } from "../../errors/readFailure.ts";
import type { Readable } from "../../plugin/Readable.ts";
import { useLocale } from "../../react/useLocale.ts";
import { useReadable } from "../../react/useReadable.ts";
import { useText } from "../../react/useText.ts";
import { IconButton } from "../actions/IconButton.tsx";
import { useUiText } from "../foundation/uiText.ts";
import { Progress } from "../status/Progress.tsx";
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
  const text = useUiText();
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
          {isFailed && <IconButton icon={RotateCw} label={`${text.retry}: ${name}`} onPress={onRetry} />}
          <IconButton icon={X} label={`${t(isFailed ? "parts.files.takeAway" : "parts.files.giveUp")}: ${name}`} onPress={onRemove} />
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
      return <>{t("parts.files.waiting")}</>;
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
        {percent}%{speed > 0 && ` · ${t("parts.files.speed", { size: formatFileSize(speed, locale) })}`}
      </span>
    </span>
  );
}
