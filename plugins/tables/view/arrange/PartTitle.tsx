import { useState, type KeyboardEvent, type ReactElement } from "react";
import { longestTitle } from "#core/limits/columnTitles.ts";
import { useText } from "#sdk/react/useText.ts";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import styles from "./ArrangeTable.module.css";

interface PartTitleProps {
  /** As it is written, which may be in another language than it is read. */
  readonly value: string;
  readonly onChange: (title: string) => void;
  /** Back to what is named. */
  readonly onDone: () => void;
}

/** What a column, filter or button is called: one step for what was typed. */
export const PartTitle = ({ value, onChange, onDone }: PartTitleProps): ReactElement => {
  const t = useText();
  const [title, setTitle] = useState(value);
  const isLong = title.length > longestTitle;
  const commit = (): void => {
    const next = title.trim();
    if (next === "") setTitle(value);
    else if (!isLong && next !== value) onChange(next);
  };
  return (
    <div className={styles.titleField} onKeyDown={(event) => leaveByEnter(event, onDone)}>
      <FieldFrame id="arranged-title" label={t("tables.columns.title")} {...(isLong && { errors: [t("tables.columns.titleLong", { max: longestTitle })] })}>
        {({ describedBy }) => <TextControl id="arranged-title" value={title} isInvalid={isLong} onChange={setTitle} onBlur={commit} {...(describedBy !== undefined && { describedBy })} />}
      </FieldFrame>
    </div>
  );
};

/** Enter keeps what was typed, and gives the focus back. */
export function leaveByEnter(event: KeyboardEvent, back: () => void): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  back();
}
