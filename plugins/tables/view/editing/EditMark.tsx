import { useId, type ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import type { CellBox } from "../body/TableBodyProps.ts";
import type { CellEdits, UnsavedEdit } from "./CellEdits.ts";
import styles from "./EditingLayer.module.css";

const placed = ({ x, y, width, height }: CellBox) => ({ left: x, top: y, width, height });

/** In the corner of a cell that was saved here and stands where it stood. */
export const SavedMark = ({ box }: { readonly box: CellBox | undefined }): ReactElement | undefined =>
  box && <span className={styles.saved} style={placed(box)} data-edit="saved" />;

interface EditMarkProps {
  readonly edit: UnsavedEdit;
  readonly box: CellBox | undefined;
  /** The server's value, as the column shows it. */
  readonly theirs: string | undefined;
  readonly edits: CellEdits;
}

/** Over a cell what was typed and is not saved, and by it the reason. */
export function EditMark({ edit, box, theirs, edits }: EditMarkProps): ReactElement | undefined {
  const t = useText();
  const noteId = useId();
  if (!box) return undefined;
  const isAsked = edit.state === "clash";
  return (
    <>
      <span className={styles.mark} style={placed(box)} data-edit={edit.state}>{edit.text}</span>
      {edit.state !== "saving" && (
        <div id={noteId} role="alert" className={styles.note} style={{ left: box.x, top: box.y + box.height + 2 }}>
          {edit.problems.map((problem) => <p key={problem}>{problem}</p>)}
          {isAsked && <p>{t("tables.edit.clash", { value: theirs ?? "–" })}</p>}
          <p className={styles.choices}>
            {isAsked && <Button size="small" tone="primary" onPress={() => edits.settle(edit, true)}>{t("tables.edit.mine")}</Button>}
            <Button size="small" onPress={() => (isAsked ? edits.settle(edit, false) : edits.drop(edit))}>{t(isAsked ? "tables.edit.theirs" : "tables.edit.giveUp")}</Button>
          </p>
        </div>
      )}
    </>
  );
}
