import { File as FileIcon, FileText, FileSpreadsheet, FileVideo, Image, type LucideIcon } from "lucide-react";
import { useState, type ReactElement, type ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import styles from "./FileRow.module.css";
import { isPictureExtension } from "./pictureKinds.ts";

interface FileRowProps {
  readonly name: ReactNode;
  readonly extension: string;
  /** Address of a small image of it. */
  readonly picture: string | undefined;
  /** What is known of it, or happening to it. */
  readonly about: ReactNode;
  readonly isFailed?: boolean;
  readonly actions: ReactNode;
}

/** One file: how it looks, what it is called, what is known of it, and what can be done. */
export function FileRow({ name, extension, picture, about, isFailed, actions }: FileRowProps): ReactElement {
  const [broken, setBroken] = useState<string>();
  return (
    <li className={styles.row} data-failed={isFailed || undefined}>
      <span className={styles.picture}>
        {picture !== undefined && picture !== broken
          ? <img src={picture} alt="" loading="lazy" onError={() => setBroken(picture)} />
          : <Icon of={iconOf(extension)} size={20} />}
      </span>
      <span className={styles.text}>
        <span className={styles.name} data-name>{name}</span>
        <span className={styles.about}>{about}</span>
      </span>
      <span className={styles.actions}>{actions}</span>
    </li>
  );
}

function iconOf(extension: string): LucideIcon {
  if (isPictureExtension(extension)) return Image;
  if (["xls", "xlsx", "csv", "ods"].includes(extension)) return FileSpreadsheet;
  if (["mp4", "mov", "wmv", "webm", "avi"].includes(extension)) return FileVideo;
  return ["pdf", "doc", "docx", "odt", "rtf", "txt"].includes(extension) ? FileText : FileIcon;
}
