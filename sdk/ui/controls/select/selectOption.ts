/** What can be chosen; ids are unique in a list. */
export interface SelectOption {
  readonly id: string | number;
  readonly name: string;
}

/** From a server, for what was typed; called 500 ms after the last key (spec §9). */
export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly SelectOption[]>;
