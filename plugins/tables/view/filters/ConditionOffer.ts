import type { TableFilter } from "#sdk/wire.ts";

/** What conditions may ask about, and where choices come from. */
export interface ConditionOffer {
  readonly fields: ReadonlyMap<string, TableFilter>;
  readonly form: string | undefined;
  readonly isPublic: boolean;
  /** Says what is missing or wrong. */
  readonly isChecked: boolean;
}
