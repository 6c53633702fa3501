import type { ProjectTexts } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";

type Ruled = { readonly source: object; readonly rowRule?: unknown };

/**
 * Datasets that each of their tables (or, without one, each of their forms) shows by a row rule, and that have none
 * themselves: the rule is meant for the data, and lists of options and paths through relations lead past it. Where any table
 * shows all rows, the rule of another is a choice of rows and no protection.
 */
export function warnOfOpenRows({ datasets, tables, forms }: ProjectTexts): TextProblem[] {
  return [...datasets].flatMap(([name, { file, value }]): TextProblem[] => {
    const over = (objects: ReadonlyMap<string, { readonly value: Ruled }>): Ruled[] =>
      [...objects.values()].map((placed) => placed.value).filter(({ source }) => "dataset" in source && source.dataset === name);
    const ofTables = over(tables);
    const views = ofTables.length > 0 ? ofTables : over(forms);
    const isMeant = views.length > 0 && views.every(isRuled);
    return isMeant && !isRuled(value) ? [{ file, path: "$.rowRule", reason: "openRows", params: { name } }] : [];
  });
}

const isRuled = ({ rowRule }: { readonly rowRule?: unknown }): boolean => rowRule !== undefined && rowRule !== null;
