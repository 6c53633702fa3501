import { useId, type ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import styles from "./Sheet.module.css";
import { sheetWords } from "./sheetWords.ts";
import type { SheetCheckState } from "./useSheetCheck.ts";

interface SheetVerdictProps {
  readonly state: SheetCheckState;
  readonly isPartial: boolean;
  readonly onPartial: (isPartial: boolean) => void;
}

/** Whether the rows fit, and what is to become of those that do not. */
export function SheetVerdict({ state: { checked, isChecking, failure }, isPartial, onPartial }: SheetVerdictProps): ReactElement {
  const id = useId();
  const say = useLateText(sheetWords, "sheets");
  const bad = checked?.bad ?? 0;
  const rest = checked?.columns.find(({ key }) => key === "");
  const said = bad === 0 ? say("allFit", { count: formatNumber(checked?.total ?? 0) }) : say("someUnfit", { count: formatNumber(bad), total: formatNumber(checked?.total ?? 0) });
  return (
    <div className={styles.verdict} data-bad={(bad > 0 && !isChecking) || undefined}>
      <p role="status">{failure ? failure.message : isChecking ? say("checking") : said}</p>
      {rest && !isChecking && <p>{rest.examples[0]?.message}</p>}
      {bad > 0 && <CheckboxControl id={id} value={isPartial} onChange={onPartial}>{say("partial")}</CheckboxControl>}
    </div>
  );
}
