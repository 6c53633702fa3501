import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { CleanedRules } from "./cleanCss.ts";
import { guardColumns } from "./columnRules.ts";
import { leaveOutHeavy, type WeighedRule } from "./leaveOutHeavy.ts";
import type { TreeShape } from "./weighSelector.ts";

export interface SheetOptions {
  /** Selector of the boxes that the sheet is for. */
  readonly scope: string;
  /** Selector where its reach ends. */
  readonly limit: string;
  /** Of what is drawn in the boxes. */
  readonly shape: TreeShape;
  /** How many elements its selectors may look at to style one. */
  readonly mostLooks: number;
}

export interface WrittenSheet {
  readonly text: string;
  /** Too heavy for such a tree. */
  readonly leftOut: readonly WeighedRule[];
}

/** Puts cleaned rules into the scope of boxes; never give it anything else. */
export function writeSheet(cleaned: readonly CleanedRules[], { scope, limit, shape, mostLooks }: SheetOptions): WrittenSheet {
  const columns = columnsOf(cleaned);
  const without = leaveOutHeavy(rulesOf(cleaned, columns), shape, mostLooks);
  const rules = cleaned.map(({ write }) => write(without));
  const guarded = columns.flatMap((one) => (without.has(one) ? [] : [one.text]));
  const keyframes = cleaned.map((one) => one.keyframes);
  return { text: `@scope (${scope}) to (${limit}) {\n${[...rules, ...guarded].join("\n")}\n}\n${keyframes.join("\n")}`, leftOut: [...without] };
}

/** The shape that no tree within the limits goes beyond. */
export const largestShape = ({ depth, componentNodes }: RealmLimits): TreeShape => ({ depth, reach: componentNodes });

/** Whether some rules could be too heavy for a tree of such a shape. */
export const isHeavy = (cleaned: readonly CleanedRules[], shape: TreeShape, mostLooks: number): boolean =>
  leaveOutHeavy(rulesOf(cleaned, columnsOf(cleaned)), shape, mostLooks).size > 0;

const columnsOf = (cleaned: readonly CleanedRules[]): ReturnType<typeof guardColumns> => guardColumns(cleaned.flatMap((one) => one.columns));

const rulesOf = (cleaned: readonly CleanedRules[], columns: readonly WeighedRule[]): readonly WeighedRule[] =>
  [...cleaned.flatMap((one) => one.weighed), ...columns];
