import { Plus, X } from "lucide-react";
import type { ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useLateText, type SayLate } from "#sdk/react/live/useLateText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { FileDrop } from "#sdk/ui/files/FileDrop.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { Disclosure } from "#sdk/ui/layout/Disclosure.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import type { FoundSheet, GuessedField } from "#sdk/wire.ts";
import { HowRead } from "../../import/HowRead.tsx";
import { importWords } from "../../import/importWords.ts";
import { leftOut } from "../model/sheetDraft.ts";
import type { FieldDraft } from "../model/TableDraft.ts";
import styles from "./Sheet.module.css";
import { sheetWords } from "./sheetWords.ts";
import type { SheetWork } from "./useSheet.ts";

interface SheetCardProps {
  readonly work: SheetWork;
  readonly fields: readonly FieldDraft[];
  readonly onAdd: (column: GuessedField, untitled: string) => void;
}

/** Where a file is dropped, and what was found in it. */
export function SheetCard({ work, fields, onAdd }: SheetCardProps): ReactElement {
  const say = useLateText(sheetWords, "sheets");
  const sayHow = useLateText(importWords, "imports");
  const { file, reading, failure, readAs, take, forget } = work;
  const name = reading ?? file?.name;
  return (
    <Card title={say("file")} actions={file && <Button size="small" icon={X} onPress={forget}>{say("without")}</Button>}>
      <div className={styles.part}>
        <FileDrop
          accept=".xlsx,.xlsm,.csv,.txt,.tsv" isSlim={name !== undefined} isDisabled={reading !== undefined} onFile={take} name={name ?? say("choose")}
          hint={reading !== undefined ? say("reading") : file ? say("another") : say("hint")}
        />
        {failure && <p role="alert" className={styles.failure}>{failure.message}</p>}
        {reading !== undefined && <SkeletonText lines={3} />}
        {file && reading === undefined && (
          <>
            <p className={styles.facts}>{say("facts", { rows: formatNumber(file.found.total), columns: formatNumber(file.found.fields.length) })}</p>
            <HowRead found={file.found} say={sayHow} onChoose={readAs} isBusy={false} />
            <Disclosure title={say("firstRows")}><FirstRows found={file.found} say={say} /></Disclosure>
            <LeftOut columns={leftOut(file.found, fields)} say={say} onAdd={onAdd} />
          </>
        )}
      </div>
    </Card>
  );
}

function FirstRows({ found: { fields, preview }, say }: { readonly found: FoundSheet; readonly say: SayLate }): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className={styles.frame} role="region" tabIndex={0} aria-label={say("firstRows")}>
      <table className={styles.table}>
        <thead><tr>{fields.map(({ place, title }) => <th key={place} scope="col">{title || say("untitled", { number: place + 1 })}</th>)}</tr></thead>
        <tbody>{preview.map((row, index) => <tr key={index}>{row.map((text, place) => <td key={place}>{text}</td>)}</tr>)}</tbody>
      </table>
    </div>
  );
}

const mostShown = 30;

function LeftOut({ columns, say, onAdd }: { readonly columns: readonly GuessedField[]; readonly say: SayLate; readonly onAdd: SheetCardProps["onAdd"] }): ReactElement | null {
  if (columns.length === 0) return null;
  const nameOf = ({ title, place }: GuessedField): string => title || say("untitled", { number: place + 1 });
  return (
    <div role="group" aria-label={say("leftOut")} className={styles.left}>
      <span className={styles.weak}>{say("leftOut")}</span>
      {columns.slice(0, mostShown).map((column) => (
        <Button key={column.place} size="small" icon={Plus} aria={{ "aria-label": say("add", { title: nameOf(column) }) }} onPress={() => onAdd(column, nameOf(column))}>{nameOf(column)}</Button>
      ))}
      {columns.length > mostShown && <span className={styles.weak}>{say("more", { count: formatNumber(columns.length - mostShown) })}</span>}
    </div>
  );
}
