import type { MouseEvent, ReactElement } from "react";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import { Link } from "#sdk/ui/actions/Link.tsx";
import type { FileUse, ListedFile } from "#sdk/wire.ts";
import styles from "./FileListRow.module.css";
import { FileName } from "./FileName.tsx";
import { itemHandlers, type ItemProps } from "./itemHandlers.ts";
import { MoreButton } from "./MoreButton.tsx";
import { recordLink } from "./recordLink.ts";
import { Thumbnail } from "./Thumbnail.tsx";

/** A file in a line of a list. */
export function FileListRow({ rowIndex, ...props }: ItemProps & { readonly rowIndex: number }): ReactElement {
  const t = useText();
  const locale = useLocale();
  const { file, selection } = props;
  const size = formatFileSize(file.size, locale);
  return (
    <div role="row" aria-rowindex={rowIndex} className={styles.row} {...itemHandlers(props)}>
      <span role="gridcell" className={styles.check}>
        <CheckboxControl id={`choose-${file.id}`} label={t("system.files.choose", { name: file.name })} value={selection.isChosen(file.id)} onChange={() => selection.toggle(file.id)} />
      </span>
      <span role="gridcell" className={styles.name}>
        <Thumbnail file={file} size={32} iconSize={18} />
        <span className={styles.nameText}>
          <FileName {...props} />
          <span className={styles.about}>{size} · {file.createdAt.slice(0, 16)}</span>
        </span>
      </span>
      <span role="gridcell" className={styles.type}>{file.extension.toUpperCase()}</span>
      <span role="gridcell" className={styles.size}>{size}</span>
      <span role="gridcell" className={styles.uploader}>{file.uploader ?? t("system.files.guest")}</span>
      <span role="gridcell" className={styles.createdAt}>{file.createdAt.slice(0, 16)}</span>
      <span role="gridcell" className={styles.usedBy}><Uses file={file} /></span>
      <span role="gridcell" className={styles.more}><MoreButton {...props} /></span>
    </div>
  );
}

function Uses({ file: { usedBy } }: { readonly file: ListedFile }): ReactElement {
  const t = useText();
  if (usedBy.length === 0) return <span className={styles.unused}>{t("system.files.notUsed")}</span>;
  return <>{usedBy.map((use) => <Use key={use.recordId} use={use} />)}</>;
}

/** The record that holds the file; a link to it where a form shows it. */
function Use({ use }: { readonly use: FileUse }): ReactElement {
  const navigation = useCapability("navigation");
  const link = recordLink(use);
  if (link === undefined) return <>{use.title}</>;
  const follow = (event: MouseEvent<HTMLElement>): void => {
    event.preventDefault();
    void navigation.open(link, { inNewTab: event.ctrlKey || event.metaKey });
  };
  return <Link href={navigation.href(link)} onPress={follow}>{use.title}</Link>;
}
