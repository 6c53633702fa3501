import { useId, type ReactElement } from "react";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import type { FoundImport, FoundSheet } from "#sdk/wire.ts";
import styles from "./Import.module.css";
import { RowSelect } from "./RowSelect.tsx";
import type { ImportChoice } from "./useImportFile.ts";

const encodings = ["utf-8", "utf-16le", "utf-16be", "windows-1251", "koi8-r", "windows-1252"] as const;
const separators = [";", ",", "\t", "|"] as const;

/** How a file is read in another way; `firstRow` of a file that has rows of its own. */
export type HowChange = Pick<ImportChoice, "sheet" | "encoding" | "separator" | "titleRow"> & { readonly firstRow?: number };

interface HowProps {
  /** A file of which a table is to be made may have no titles, and says where its rows begin. */
  readonly found: Pick<FoundImport, "format" | "sheet" | "sheets" | "encoding" | "separator" | "titleRow" | "head"> & Partial<Pick<FoundSheet, "firstRow">>;
  readonly say: SayLate;
  readonly onChoose: (change: HowChange) => void;
  readonly isBusy: boolean;
}

/** How a file is read, where the guess is wrong: the sheet of a workbook; encoding and separator of a text; the row of the titles. */
export function HowRead({ found, say, onChoose, isBusy }: HowProps): ReactElement {
  const { head, titleRow, firstRow } = found;
  return (
    <div className={styles.reading}>
      {found.format === "xlsx" ? <Sheet found={found} say={say} onChoose={onChoose} isBusy={isBusy} /> : <Text found={found} say={say} onChoose={onChoose} isBusy={isBusy} />}
      <RowSelect label={say("titleRow")} head={head} value={titleRow} say={say} isDisabled={isBusy} {...(firstRow !== undefined && { none: say("noTitles") })} onChange={(row) => onChoose({ titleRow: row })} />
      {firstRow !== undefined && <RowSelect label={say("firstRow")} head={head.filter(({ row }) => row > titleRow)} value={firstRow} say={say} isDisabled={isBusy} onChange={(row) => onChoose({ firstRow: row })} />}
    </div>
  );
}

function Sheet({ found: { sheet, sheets }, say, onChoose, isBusy }: HowProps): ReactElement | null {
  const id = useId();
  if (sheets.length < 2) return null;
  return (
    <FieldFrame id={id} label={say("sheet")}>
      {(described) => <SelectControl {...described} id={id} value={sheet ?? undefined} options={sheets.map((name) => ({ id: name, name }))} isRequired isDisabled={isBusy} onChange={(value) => typeof value === "string" && onChoose({ sheet: value })} />}
    </FieldFrame>
  );
}

function Text({ found: { encoding, separator }, say, onChoose, isBusy }: HowProps): ReactElement {
  const id = useId();
  return (
    <>
      <FieldFrame id={`${id}-encoding`} label={say("encoding")}>
        {(described) => <SelectControl {...described} id={`${id}-encoding`} value={encoding ?? undefined} options={encodings.map((name) => ({ id: name, name: name.toUpperCase() }))} isRequired isDisabled={isBusy} onChange={(value) => onChoose({ encoding: encodings.find((one) => one === value) ?? null })} />}
      </FieldFrame>
      <FieldFrame id={`${id}-separator`} label={say("separator")}>
        {(described) => <SelectControl {...described} id={`${id}-separator`} value={separator ?? undefined} options={separators.map((name) => ({ id: name, name: name === "\t" ? say("tab") : name }))} isRequired isDisabled={isBusy} onChange={(value) => onChoose({ separator: separators.find((one) => one === value) ?? null })} />}
      </FieldFrame>
    </>
  );
}
