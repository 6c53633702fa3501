import { useRef, useState, type ReactElement } from "react";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { VisuallyHidden } from "#sdk/ui/foundation/VisuallyHidden.tsx";
import { UploadRow } from "#sdk/ui/files/UploadRow.tsx";
import { useFileDrop } from "#sdk/ui/files/useFileDrop.ts";
import { idsOf } from "../select/idsOf.ts";
import { admitFiles } from "./admitFiles.ts";
import { DropZone } from "./DropZone.tsx";
import styles from "./FileControl.module.css";
import { StoredFiles } from "./StoredFiles.tsx";
import { useUploads } from "./useUploads.ts";

/**
 * Files of a field: chosen, dropped or pasted, uploaded at once, listed with what can be done with each (spec §4 Upload item).
 * The value are the ids of those that have arrived.
 */
export function FileControl(props: FormElementProps): ReactElement {
  const t = useText();
  const locale = useLocale();
  const control = useRef<HTMLDivElement>(null);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [spoken, setSpoken] = useState("");
  const [list, items] = useUploads(props, {
    onShrunk: (from, to) => setNotes((before) => [...before, t("forms.files.shrunk", { from, to })]),
    onArrived: (name) => setSpoken(t("parts.files.arrived", { name })),
  });
  const { element, isDisabled, isReadOnly } = props;
  const isFixed = isDisabled || isReadOnly;
  const ids = idsOf(props.value);
  const take = (files: readonly File[], more: readonly string[] = []): void => {
    if (isFixed || files.length + more.length === 0) return;
    const admission = admitFiles(files, { element, count: ids.length + items.length, locale, t });
    setNotes([...more, ...admission.notes]);
    list.add(admission.taken);
  };
  const drop = useFileDrop(take);
  return (
    <div
      ref={control}
      className={styles.control}
      data-files
      data-over={(drop.isOver && !isFixed) || undefined}
      {...drop.handlers}
      onBlur={({ relatedTarget }) => {
        // The system's picker takes the focus of the window, and gives it back.
        if (!control.current?.contains(relatedTarget ?? document.activeElement)) props.onBlur();
      }}
    >
      {ids.length + items.length > 0 && (
        <ul className={styles.files}>
          <StoredFiles {...props} ids={ids} list={list} isFixed={isFixed} />
          {items.map((item) => (
            <UploadRow key={item.key} item={item} onRemove={() => list.remove(item.key)} onRetry={() => list.retry(item.key)} />
          ))}
        </ul>
      )}
      <DropZone field={props} count={ids.length + items.length} onFiles={take} />
      {notes.length > 0 && (
        <ul className={styles.notes} role="status">
          {notes.map((note) => <li key={note}>{note}</li>)}
        </ul>
      )}
      <VisuallyHidden><span role="status">{spoken}</span></VisuallyHidden>
    </div>
  );
}
