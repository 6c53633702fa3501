import type { ReactElement } from "react";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import styles from "./FileCard.module.css";
import { FileName } from "./FileName.tsx";
import { itemHandlers, type ItemProps } from "./itemHandlers.ts";
import { MoreButton } from "./MoreButton.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

/** A file with its picture. A screen reader is told the name first, and then what can be pressed. */
export function FileCard(props: ItemProps): ReactElement {
  const t = useText();
  const locale = useLocale();
  const { file, selection } = props;
  return (
    <div role="gridcell" className={styles.card} {...itemHandlers(props)}>
      <div className={styles.picture}><Thumbnail file={file} size={168} iconSize={36} /></div>
      <div className={styles.text}>
        <FileName {...props} />
        <span className={styles.about}>{formatFileSize(file.size, locale)} · {file.createdAt.slice(0, 10)}</span>
      </div>
      <span className={styles.check}>
        <CheckboxControl id={`choose-${file.id}`} label={t("system.files.choose", { name: file.name })} value={selection.isChosen(file.id)} onChange={() => selection.toggle(file.id)} />
      </span>
      <span className={styles.more}><MoreButton {...props} /></span>
    </div>
  );
}
