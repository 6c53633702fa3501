/** What can be chosen; ids are unique in a list. */
export interface SelectOption {
  readonly id: string | number;
  readonly name: string;
}

/** From a server, for what was typed; called 500 ms after the last key (spec §9). Pages are counted from 1. */
export type LoadOptions = (text: string, signal: AbortSignal, page: number) => Promise<readonly SelectOption[]>;

/** Ids compare as texts: a field may keep a number where an address or a list has "1". */
export const isSameId = (one: SelectOption["id"] | undefined, other: SelectOption["id"] | undefined): boolean =>
  one !== undefined && other !== undefined && String(one) === String(other);
