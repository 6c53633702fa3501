import type { ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import type { FoundSheet, SheetChecked } from "#sdk/wire.ts";
import styles from "./Sheet.module.css";
import { sheetWords } from "./sheetWords.ts";

interface SheetNoteProps {
  readonly found: FoundSheet;
  readonly place: number;
  readonly fieldKey: string | undefined;
  readonly checked: SheetChecked | undefined;
}

const mostValues = 3;
const mostExamples = 3;
const longest = 40;

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Below a field of a file: what stands in its column, and what of that does not fit. */
export function SheetNote({ found, place, fieldKey, checked }: SheetNoteProps): ReactElement {
  const say = useLateText(sheetWords, "sheets");
  const at = found.fields.findIndex((field) => field.place === place);
  const values = [...new Set(found.preview.map((row) => row[at] ?? "").filter((text) => text !== ""))].slice(0, mostValues);
  const told = checked?.columns.find(({ key }) => key === fieldKey);
  const count = checked ? (told?.count ?? 0) : (found.fields[at]?.misfits ?? 0);
  return (
    <div className={styles.note}>
      {values.length > 0 && <span>{say("values", { values: values.map(shortened).join(" · ") })}</span>}
      {count > 0 && (
        <div className={styles.unfit}>
          <strong>{say("unfit", { count: formatNumber(count) })}</strong>
          <ul>
            {told?.examples.slice(0, mostExamples).map(({ row, value, message }) => (
              <li key={row}>{say(value === "" ? "emptyExample" : "example", { row: formatNumber(row), value: shortened(value), message })}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
