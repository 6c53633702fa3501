import type { ControlProps } from "../ControlProps.ts";
import type { LoadOptions, SelectOption } from "./selectOption.ts";

/** Where the options of a select come from, and how they are found. */
export interface OptionSource {
  readonly options: readonly SelectOption[];
  /** Asks a server for what was typed; `options` are then what shows before anything is typed. */
  readonly loadOptions?: LoadOptions;
  /** So many options fill a page of the server's: behind a full one the next is asked for. One page unless told. */
  readonly pageSize?: number;
  /** Letters before the server is asked; 1 unless told, and 0 is understood when `options` are there (spec §9). */
  readonly minQueryLength?: number;
  /** Search appears at so many options; 11 unless told (spec §5). */
  readonly minItemsToSearch?: number;
}

export interface SelectControlProps extends ControlProps<SelectOption["id"] | undefined>, OptionSource {
  /** The chosen option where `options` do not hold it. */
  readonly chosenOption?: SelectOption;
  /** Whether the choice can be cleared; unless told, when it is not required (spec §5). */
  readonly isClearable?: boolean;
}
