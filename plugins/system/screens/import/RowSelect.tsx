import { useId, type ReactElement } from "react";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import type { FoundImport } from "#sdk/wire.ts";

interface RowProps {
  readonly label: string;
  /** The rows that can be chosen. */
  readonly head: FoundImport["head"];
  readonly value: number;
  readonly say: SayLate;
  readonly isDisabled: boolean;
  /** What the choice of no row is called, where there is one; its value is 0. */
  readonly none?: string;
  readonly onChange: (row: number) => void;
}

/** One of the first rows of a file, by its number and what stands in it. */
export function RowSelect({ label, head, value, say, isDisabled, none, onChange }: RowProps): ReactElement {
  const id = useId();
  const shown = value === 0 || head.some(({ row }) => row === value) ? head : [{ row: value, text: "" }, ...head];
  const options = shown.map(({ row, text }) => ({ id: String(row), name: say(text === "" ? "emptyRow" : "oneRow", { row, text }) }));
  return (
    <FieldFrame id={id} label={label}>
      {(described) => (
        <SelectControl
          {...described} id={id} value={String(value)} options={none === undefined ? options : [{ id: "0", name: none }, ...options]} isRequired isDisabled={isDisabled}
          onChange={(chosen) => typeof chosen === "string" && onChange(Number(chosen))}
        />
      )}
    </FieldFrame>
  );
}
