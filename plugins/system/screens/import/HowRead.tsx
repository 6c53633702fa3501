import { useId, type ReactElement } from "react";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import type { FoundImport } from "#sdk/wire.ts";
import styles from "./Import.module.css";
import type { ImportChoice } from "./useImportFile.ts";

const encodings = ["utf-8", "utf-16le", "utf-16be", "windows-1251", "koi8-r", "windows-1252"] as const;
const separators = [";", ",", "\t", "|"] as const;

interface HowProps {
  readonly found: Pick<FoundImport, "format" | "sheet" | "sheets" | "encoding" | "separator">;
  readonly say: SayLate;
  readonly onChoose: (change: Pick<ImportChoice, "sheet" | "encoding" | "separator">) => void;
  readonly isBusy: boolean;
}

/** How a file is read, where the guess is wrong: the sheet of a workbook; encoding and separator of a text. */
export function HowRead({ found, say, onChoose, isBusy }: HowProps): ReactElement | null {
  const id = useId();
  if (found.format === "xlsx") {
    if (found.sheets.length < 2) return null;
    return (
      <div className={styles.how}>
        <FieldFrame id={`${id}-sheet`} label={say("sheet")}>
          {(described) => <SelectControl {...described} id={`${id}-sheet`} value={found.sheet ?? undefined} options={found.sheets.map((name) => ({ id: name, name }))} isRequired isDisabled={isBusy} onChange={(sheet) => typeof sheet === "string" && onChoose({ sheet })} />}
        </FieldFrame>
      </div>
    );
  }
  return (
    <div className={styles.how}>
      <FieldFrame id={`${id}-encoding`} label={say("encoding")}>
        {(described) => <SelectControl {...described} id={`${id}-encoding`} value={found.encoding ?? undefined} options={encodings.map((name) => ({ id: name, name: name.toUpperCase() }))} isRequired isDisabled={isBusy} onChange={(value) => onChoose({ encoding: encodings.find((one) => one === value) ?? null })} />}
      </FieldFrame>
      <FieldFrame id={`${id}-separator`} label={say("separator")}>
        {(described) => <SelectControl {...described} id={`${id}-separator`} value={found.separator ?? undefined} options={separators.map((name) => ({ id: name, name: name === "\t" ? say("tab") : name }))} isRequired isDisabled={isBusy} onChange={(value) => onChoose({ separator: separators.find((one) => one === value) ?? null })} />}
      </FieldFrame>
    </div>
  );
}
