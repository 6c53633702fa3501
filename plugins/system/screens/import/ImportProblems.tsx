import { FileDown } from "lucide-react";
import { useId, useState, type ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import type { ImportAnswer } from "#sdk/wire.ts";
import styles from "./Import.module.css";

const step = 50;

/** What is wrong, by row, column and value, narrowed to a column; and the bad rows as a file. */
export function ImportProblems({ say, answer: { errors, problems, errorFile } }: { readonly say: SayLate; readonly answer: ImportAnswer }): ReactElement | null {
  const id = useId();
  const download = useCapability("download");
  const [column, setColumn] = useState<string>();
  const [most, setMost] = useState(step);
  if (errors.length === 0) return null;
  const columns = [...new Set(errors.map((one) => one.column))].filter((one) => one !== "");
  const found = errors.filter((one) => column === undefined || one.column === column);
  return (
    <>
      <div className={styles.how}>
        {columns.length > 1 && (
          <FieldFrame id={id} label={say("column")}>
            {(described) => <SelectControl {...described} id={id} value={column} placeholder={say("allColumns")} options={columns.map((name) => ({ id: name, name }))} onChange={(value) => setColumn(typeof value === "string" ? value : undefined)} />}
          </FieldFrame>
        )}
        {errorFile && <Button icon={FileDown} onPress={() => void download.save(errorFile)}>{say("errorFile")}</Button>}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div className={styles.frame} role="region" tabIndex={0} aria-label={say("problems")}>
        <table className={styles.table}>
          <thead>
            <tr><th scope="col">{say("row")}</th><th scope="col">{say("column")}</th><th scope="col">{say("value")}</th><th scope="col">{say("problem")}</th></tr>
          </thead>
          <tbody>
            {found.slice(0, most).map((one, index) => (
              <tr key={index}><td className={styles.number}>{formatNumber(one.row)}</td><td>{one.column}</td><td>{one.value}</td><td>{one.message}</td></tr>
            ))}
          </tbody>
        </table>
      </div>
      {found.length > most && <Button onPress={() => setMost(most + step)}>{say("more", { number: formatNumber(found.length - most) })}</Button>}
      {problems > errors.length && <p className={styles.weak}>{say("firstOnly", { shown: formatNumber(errors.length), all: formatNumber(problems) })}</p>}
    </>
  );
}
