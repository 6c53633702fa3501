import { useState, type ReactElement, type ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import { fileIcon } from "./fileIcon.ts";
import styles from "./FileRow.module.css";

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
          : <Icon of={fileIcon(extension)} size={20} />}
      </span>
      <span className={styles.text}>
        <span className={styles.name} data-name>{name}</span>
        <span className={styles.about}>{about}</span>
      </span>
      <span className={styles.actions}>{actions}</span>
    </li>
  );
}
