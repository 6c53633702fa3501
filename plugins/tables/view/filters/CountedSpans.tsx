import { useId, useState, type ReactElement } from "react";
import { isFilterSpan, readSpan, spanUnits, spanWays, writeSpan } from "../../model/countedSpan.ts";
import { useText } from "#sdk/react/useText.ts";
import { IntControl } from "#sdk/ui/controls/NumberControl.tsx";
import type { FilterValue } from "../../model/filterValue.ts";
import styles from "./FilterBar.module.css";

export interface CountedSpansProps {
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue) => void;
  readonly onClose: () => void;
}

const usual = 7;

/** The last and the next so many days, weeks, months and years: each says that today counts. */
export const CountedSpans = ({ value, onChange, onClose }: CountedSpansProps): ReactElement => {
  const t = useText();
  const id = useId();
  const [count, setCount] = useState(readSpan(value?.[0])?.count ?? usual);
  const spans = spanWays.flatMap((way) => spanUnits.map((unit) => ({ way, unit, text: writeSpan({ way, unit, count }) })));
  return (
    <>
      <label htmlFor={id} className={styles.counted}>
        {t("tables.spanCount")}
        <IntControl id={id} value={count} onChange={(next) => setCount(Number(next ?? usual))} />
      </label>
      <div className={styles.options} role="group" aria-label={t("tables.op.relative")}>
        {spans.filter(({ text }) => isFilterSpan(text)).map(({ way, unit, text }) => (
          <button key={text} type="button" className={styles.option} aria-pressed={value?.[0] === text} onClick={() => (onChange([text]), onClose())}>
            {t(`tables.relative.${way}.${unit}`, { count })}
          </button>
        ))}
      </div>
    </>
  );
};
