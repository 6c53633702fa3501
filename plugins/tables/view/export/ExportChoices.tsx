import { useId, type ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useText } from "#sdk/react/useText.ts";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import styles from "./ExportDialog.module.css";
import type { ExportSubject } from "./exportSubject.ts";
import type { ExportChoice, ExportFormat, ExportScope, ExportSeparator } from "./useExportChoice.ts";

interface ChoicesProps {
  readonly subject: ExportSubject;
  readonly choice: ExportChoice;
}

/** Rows, columns and kind of the file. */
export const ExportChoices = ({ subject, choice }: ChoicesProps): ReactElement => {
  const t = useText();
  const { leaves } = subject;
  const ids = useId();
  const isMixed = choice.columns.length > 0 && choice.columns.length < leaves.length;
  return (
    <div className={styles.choices}>
      <Scopes subject={subject} choice={choice} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t("tables.export.format")}</legend>
        <div className={styles.line}>
          <OneOf<ExportFormat> options={[["xlsx", t("tables.export.xlsx")], ["csv", t("tables.export.csv")]]} value={choice.format} onChange={choice.setFormat} />
        </div>
        {choice.format === "csv" && (
          <div className={styles.line} role="radiogroup" aria-label={t("tables.export.separator")}>
            <OneOf<ExportSeparator>
              options={[["semicolon", t("tables.export.semicolon")], ["comma", t("tables.export.comma")], ["tab", t("tables.export.tab")]]}
              value={choice.separator}
              onChange={choice.setSeparator}
            />
          </div>
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t("tables.export.columns")}</legend>
        <CheckboxControl id={`${ids}-all`} value={choice.columns.length === leaves.length} isMixed={isMixed} onChange={choice.toggleAll}>
          {t("tables.export.allColumns")}
        </CheckboxControl>
        <div className={styles.columns}>
          {leaves.map(({ id, title, groups }) => (
            <CheckboxControl key={id} id={`${ids}-${id}`} value={choice.columns.includes(id)} onChange={() => choice.toggle(id)}>
              {[...groups.map((group) => group.title), title].join(" – ")}
            </CheckboxControl>
          ))}
        </div>
      </fieldset>
    </div>
  );
};

const Scopes = ({ subject, choice }: ChoicesProps): ReactElement => {
  const t = useText();
  const { page, selected, count } = subject;
  const options: [ExportScope, string, boolean?][] = [
    ["all", t("tables.export.all")],
    ["filter", count === undefined ? t("tables.export.filter") : t("tables.export.filterCount", { shown: formatNumber(count) })],
    ["page", page ? t("tables.export.page", { from: formatNumber(page.from), to: formatNumber(page.to) }) : t("tables.export.noPage"), page === undefined],
    ["selection", selected.length > 0 ? t("tables.export.selection", { count: selected.length }) : t("tables.export.noSelection"), selected.length === 0],
  ];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t("tables.export.rows")}</legend>
      <OneOf<ExportScope> options={options} value={choice.scope} onChange={choice.setScope} />
    </fieldset>
  );
};

interface OneOfProps<Value extends string> {
  /** Value, text, and whether it cannot be chosen. */
  readonly options: readonly (readonly [value: Value, text: string, isDisabled?: boolean])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function OneOf<Value extends string>({ options, value, onChange }: OneOfProps<Value>): ReactElement {
  const name = useId();
  return (
    <>
      {options.map(([one, text, isDisabled = false]) => (
        <label key={one} className={styles.option} data-disabled={isDisabled || undefined}>
          <input type="radio" className={styles.radio} name={name} checked={one === value} disabled={isDisabled} onChange={() => onChange(one)} />
          {text}
        </label>
      ))}
    </>
  );
}
