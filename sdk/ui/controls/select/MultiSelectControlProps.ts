import type { ControlProps } from "../ControlProps.ts";
import type { OptionSource } from "./SelectControlProps.ts";
import type { SelectOption } from "./selectOption.ts";

type Ids = readonly SelectOption["id"][];

/** The value is the ids in the order in which they were chosen. */
export interface MultiSelectControlProps extends ControlProps<Ids>, OptionSource {
  /** Chosen options that `options` do not hold. */
  readonly chosenOptions?: readonly SelectOption[];
  /** Whether all can be cleared at once; unless told, when it is not required (spec §5). */
  readonly isClearable?: boolean;
  /** So many can be chosen; unlimited unless told. */
  readonly selectionCount?: number;
  /** What to say when so many are chosen. */
  readonly fullText?: string;
}
