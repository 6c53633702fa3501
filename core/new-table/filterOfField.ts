import { fieldKindNames, kindOf } from "./fieldKinds.ts";

interface AskedField {
  readonly type: string;
  /** Its values are a list, or records of another dataset. */
  readonly isChosen?: boolean | undefined;
}

/** Of fields for which a new table has no filter from the beginning. */
const further: Readonly<Record<string, { readonly operator: string; readonly type: string }>> = {
  text: { operator: "contains", type: "text" },
  uuid: { operator: "eq", type: "text" },
  int: { operator: "between", type: "int" },
  number: { operator: "between", type: "number" },
  boolean: { operator: "eq", type: "checkbox" },
  time: { operator: "between", type: "time" },
};

/** How a filter of a field that is there already asks, by the field's type; undefined where there is nothing to ask. */
export function filterOfField({ type, isChosen }: AskedField): { readonly operator: string; readonly type: string } | undefined {
  if (isChosen) return kindOf("choice").filter;
  return further[type] ?? fieldKindNames.map(kindOf).find(({ field }) => field.type === type)?.filter;
}
