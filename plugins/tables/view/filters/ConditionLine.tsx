import { useId, type ReactElement } from "react";
import type { Operator } from "#core/filters/index.ts";
import type { TableFilter } from "#sdk/wire.ts";
import { useText } from "#sdk/react/useText.ts";
import { MultiSelectControl } from "#sdk/ui/controls/select/MultiSelectControl.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import { spanUnits, spanWays, writeSpan } from "../../model/countedSpan.ts";
import { operatorsToAsk } from "../../model/filterOperators.ts";
import { filterShape, isList } from "../../model/filterValue.ts";
import { conditionFilter } from "../../model/where.ts";
import { sidesOf } from "../../model/typedTexts.ts";
import { draftValue, shownTexts, type DraftCondition } from "../../model/whereDraft.ts";
import type { ConditionOffer } from "./ConditionOffer.ts";
import styles from "./ConditionsEditor.module.css";
import { describeFilter } from "./describeFilter.ts";
import { OperatorSelect } from "./OperatorSelect.tsx";
import { ValueField } from "./TypedFilter.tsx";
import { useFilterOptions } from "./useFilterOptions.ts";

export interface ConditionLineProps {
  readonly condition: DraftCondition;
  readonly offer: ConditionOffer;
  readonly onChange: (condition: DraftCondition) => void;
}

/** "Status · is one of · new, review" */
export const ConditionLine = ({ condition, offer, onChange }: ConditionLineProps): ReactElement => {
  const t = useText();
  const id = useId();
  const { fields } = offer;
  const asked = fields.get(condition.field);
  const filter = conditionFilter(fields, condition);
  const options = [...fields.values()].map(({ field, title }) => ({ id: field, name: title }));
  const chooseField = (field: string): void => {
    const next = fields.get(field);
    const first = next && operatorsToAsk(next)[0];
    if (first) onChange({ field, operator: first, texts: [], isChosen: false });
  };
  const chooseOperator = (operator: string): void => {
    const next = conditionFilter(fields, { field: condition.field, operator: operator as Operator });
    // Of another kind of value nothing can be kept.
    const isAlike = filter && next && filterShape(filter) === filterShape(next);
    onChange({ ...condition, operator: operator as Operator, ...(!isAlike && { texts: [], isChosen: false }) });
  };
  return (
    <div className={styles.line}>
      <div data-field="">
        <SelectControl id={id} label={t("tables.conditionField")} value={condition.field} options={options} isRequired onChange={(next) => next !== undefined && chooseField(String(next))} />
      </div>
      <OperatorSelect operators={asked ? operatorsToAsk(asked) : []} operator={condition.operator} onChange={chooseOperator} />
      {filter && filterShape(filter) !== "none" && <ConditionValue filter={filter} condition={condition} offer={offer} onChange={onChange} />}
    </div>
  );
};

const ConditionValue = ({ filter, condition, offer, onChange }: ConditionLineProps & { readonly filter: TableFilter }): ReactElement => {
  const t = useText();
  const id = useId();
  const { texts } = condition;
  const { list, load, isLoading } = useFilterOptions({ filter, form: offer.form, isPublic: offer.isPublic, value: condition.isChosen ? texts : undefined, isWanted: true });
  const isWrong = offer.isChecked && draftValue(offer.fields, condition) === undefined;
  const choose = (chosen: readonly string[]): void => onChange({ ...condition, texts: chosen, isChosen: true });
  const common = { id, label: t("tables.conditionValue"), isInvalid: isWrong, ...(load && { loadOptions: load }) };
  if (list && isList(filter)) return <MultiSelectControl {...common} options={list} value={[...texts]} onChange={(next) => choose(next.map(String))} />;
  if (list || isLoading) {
    const spans = filterShape(filter) === "relative" ? countedSpans(texts[0]).map((one) => ({ id: one, name: describeFilter(filter, [one], { options: undefined, t }) })) : [];
    return <SelectControl {...common} options={[...(list ?? []), ...spans]} value={texts[0]} onChange={(next) => choose(next === undefined ? [] : [String(next)])} />;
  }
  const names = sidesOf(filter);
  const shown = shownTexts(filter, condition);
  const isNamed = filterShape(filter) === "area";
  const sides = names.map((_, side) => shown[side] ?? "");
  return (
    <div className={styles.values} data-named={isNamed || undefined}>
      {sides.map((text, side) => (
        <ValueField
          key={side} filter={filter} side={side} value={text} isChecked={offer.isChecked} isMissing={isWrong && sides.every((one) => one === "")}
          name={t(names[side] ?? "tables.conditionValue")} label={isNamed ? t(names[side] ?? "") : undefined}
          onChange={(next) => onChange({ ...condition, texts: sides.with(side, next), isChosen: false })}
        />
      ))}
    </div>
  );
};

/** Spans that people ask for, and the one that is set. */
function countedSpans(set: string | undefined): string[] {
  const counts = { day: [7, 30], week: [2], month: [3, 6, 12], year: [] } as const;
  const usual = spanWays.flatMap((way) => spanUnits.flatMap((unit) => counts[unit].map((count) => writeSpan({ way, unit, count }))));
  return set !== undefined && /^(last|next) /.test(set) && !usual.includes(set) ? [set, ...usual] : usual;
}
