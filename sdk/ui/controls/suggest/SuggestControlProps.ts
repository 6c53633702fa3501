import type { LoadOptions, SelectOption } from "../select/selectOption.ts";
import type { TextControlProps } from "../TextControl.tsx";

export interface SuggestControlProps extends Omit<TextControlProps, "type" | "isLarge"> {
  /** What is there before anything is typed. */
  readonly options?: readonly SelectOption[];
  /** Asks a server for what was typed, 500 ms after the last letter (spec §9). */
  readonly loadOptions?: LoadOptions | undefined;
  /** A choice writes the option's id, which its name says too; what there is is shown as soon as the text is pressed. */
  readonly isById?: boolean;
  /** Ids are names of icons: beside each, and beside the text, stands its picture. */
  readonly hasIcons?: boolean;
}
