import { useState } from "react";
import { isOperator, operators } from "#core/filters/index.ts";
import type { TableFilter } from "#sdk/wire.ts";
import { filterShape, type FilterValue } from "../../model/filterValue.ts";
import type { FilterChange } from "./FilterChange.ts";

interface ChosenOperator {
  /** The filter with the operator that is being edited. */
  readonly filter: TableFilter;
  readonly operator: string;
  readonly choose: (operator: string) => void;
}

/** The operator of a filter while it is edited: one that asks for no value holds at once, others with their value. */
export function useOperator(
  configured: TableFilter, set: { readonly filter: TableFilter; readonly value: FilterValue } | undefined, onChange: (next: FilterChange) => void,
): ChosenOperator {
  const held = set?.filter.operator ?? configured.operator;
  const [draft, setDraft] = useState<{ readonly held: string; readonly operator: string }>();
  // Whoever changes the filter elsewhere is right.
  const operator = draft?.held === held ? draft.operator : held;
  const choose = (next: string): void => {
    setDraft({ held, operator: next });
    if (!isOperator(next)) return;
    if (operators[next].shape === "none") onChange({ operator: next, value: ["1"] });
    else if (set && operators[next].shape === filterShape(set.filter)) onChange({ operator: next, value: set.value });
  };
  return { filter: operator === configured.operator ? configured : { ...configured, operator }, operator, choose };
}
