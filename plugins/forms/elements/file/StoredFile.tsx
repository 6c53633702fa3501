import { ArrowDown, ArrowUp, Download, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { useToldAction } from "#sdk/react/useToldAction.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import row from "#sdk/ui/files/FileRow.module.css";
import { FileRow } from "#sdk/ui/files/FileRow.tsx";
import type { KeepButton } from "./useMovedFocus.ts";
import { useStoredFile, type KnownFile } from "./useStoredFile.ts";

interface StoredFileProps extends KnownFile {
  readonly keep: KeepButton;
  /** Undefined where nothing may be changed. */
  readonly onRemove: (() => void) | undefined;
  readonly onMove: ((by: -1 | 1) => void) | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** A file that the server has. A guest reads none of them, so that only its name and deletion are offered. */
export function StoredFile(props: StoredFileProps): ReactElement {
  const t = useText();
  const locale = useLocale();
  const { file, isMissing, thumbnail } = useStoredFile(props);
  const [act] = useToldAction();
  const files = useCapability("files");
  const isReadable = !props.isPublic && file !== undefined;
  const name = file?.name ?? (isMissing ? t("forms.files.missing") : "…");
  return (
    <FileRow
      name={isReadable ? <button type="button" className={row.open} aria-label={`${t("parts.files.preview")}: ${name}`} onClick={() => void act(() => files.preview(props.id))}>{name}</button> : name}
      extension={file?.extension ?? ""}
      picture={props.picture ?? thumbnail}
      isFailed={isMissing}
      about={file && `${formatFileSize(file.size, locale)} · ${file.createdAt}`}
      actions={
        <>
          <MoveButtons {...props} name={name} />
          {isReadable && <IconButton icon={Download} label={`${t("parts.files.download")}: ${name}`} onPress={() => void act(() => files.save(props.id))} />}
          {props.onRemove && <IconButton icon={Trash2} tone="danger" label={`${t("forms.delete")}: ${name}`} onPress={props.onRemove} />}
        </>
      }
    />
  );
}

/** The order of several is part of the value. */
function MoveButtons({ id, name, keep, onMove, isFirst, isLast }: StoredFileProps & { readonly name: string }): ReactElement | undefined {
  const t = useText();
  if (!onMove || (isFirst && isLast)) return undefined;
  return (
    <>
      <IconButton ref={(button) => keep(id, -1, button)} icon={ArrowUp} isDisabled={isFirst} label={`${t("forms.files.up")}: ${name}`} onPress={() => onMove(-1)} />
      <IconButton ref={(button) => keep(id, 1, button)} icon={ArrowDown} isDisabled={isLast} label={`${t("forms.files.down")}: ${name}`} onPress={() => onMove(1)} />
    </>
  );
}
