import { Trash2 } from "lucide-react";
import { useRef, useState, type ReactElement } from "react";
import { pictureBounds } from "#core/checks/checkPicture.ts";
import { say } from "#core/wording/say.ts";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { useFileDrop } from "#sdk/ui/files/useFileDrop.ts";
import { DropZone } from "../file/DropZone.tsx";
import { openDrawing } from "../file/openDrawing.ts";
import styles from "./PictureControl.module.css";
import { pictureText } from "./pictureText.ts";

/** A small picture that the field itself holds: chosen, dropped or pasted, made smaller where it is too large, and taken away. */
export function PictureControl(props: FormElementProps): ReactElement {
  const t = useText();
  const locale = useLocale();
  const control = useRef<HTMLDivElement>(null);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const isFixed = props.isDisabled || props.isReadOnly;
  const picture = typeof props.value === "string" ? props.value : "";
  const take = ([file]: readonly File[], more: readonly string[] = []): void => {
    setNotes(more);
    if (isFixed || !file) return;
    void pictureText(file, openDrawing).catch(() => undefined).then((text) => {
      if (text !== undefined) return props.onChange(text);
      setNotes([`${file.name}: ${say(locale, "check.picture", { 0: pictureBounds.bytes / 1_024, 1: pictureBounds.side })}`]);
    });
  };
  const drop = useFileDrop(take);
  const remove = (): void => {
    setNotes([]);
    props.onChange(null);
    control.current?.querySelector("input")?.focus();
  };
  return (
    <div
      ref={control}
      className={styles.control}
      data-over={(drop.isOver && !isFixed) || undefined}
      {...drop.handlers}
      onBlur={({ relatedTarget }) => {
        // The system's picker takes the focus of the window, and gives it back.
        if (!control.current?.contains(relatedTarget ?? document.activeElement)) props.onBlur();
      }}
    >
      {picture !== "" && (
        <div className={styles.held}>
          <img className={styles.picture} src={picture} alt={t("forms.picture.held")} />
          {!isFixed && <IconButton icon={Trash2} label={t("forms.picture.remove")} onPress={remove} />}
        </div>
      )}
      <DropZone field={{ ...props, element: { ...props.element, type: "image" } }} count={picture === "" ? 0 : 1} onFiles={take} />
      {notes.length > 0 && <ul className={styles.notes} role="status">{notes.map((note) => <li key={note}>{note}</li>)}</ul>}
    </div>
  );
}
