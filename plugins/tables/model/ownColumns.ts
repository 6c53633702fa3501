import { longestTitle } from "#core/limits/columnTitles.ts";
import type { ColumnPreferences } from "#sdk/wire.ts";
import { minColumnWidth, type Side } from "./columnModel.ts";

export { longestTitle };
/** Changes preferences from what is shown. */
export type EditColumns = (edit: (own: ColumnPreferences) => ColumnPreferences) => void;

export const noPreferences: ColumnPreferences = { order: {}, titles: {}, hidden: [] };
export const widestColumn = 2000;

export const isTitleLong = (title: string): boolean => title.length > longestTitle;
export const isWidth = (width: unknown): width is number =>
  typeof width === "number" && Number.isInteger(width) && width >= minColumnWidth && width <= widestColumn;

const without = <Value>(values: Readonly<Record<string, Value>> | undefined, id: string): Record<string, Value> => {
  const { [id]: _gone, ...others } = values ?? {};
  return others;
};

/** With the user's own title of a column; an empty one is the configured. */
export const titled = (own: ColumnPreferences, id: string, title: string): ColumnPreferences =>
  ({ ...own, titles: title === "" ? without(own.titles, id) : { ...own.titles, [id]: title } });

/** With a column pinned at a side, where it is shown again; at none it scrolls. */
export const pinned = (own: ColumnPreferences, id: string, side: Side | undefined): ColumnPreferences => ({
  ...own,
  pins: side ? { ...own.pins, [id]: side } : without(own.pins, id),
  hidden: side ? own.hidden.filter((one) => one !== id) : own.hidden,
});

export const hidden = (own: ColumnPreferences, id: string, isHidden: boolean): ColumnPreferences =>
  ({ ...own, hidden: [...own.hidden.filter((one) => one !== id), ...(isHidden ? [id] : [])] });

/** With a width in pixels, or with the configured one. */
export const sized = (own: ColumnPreferences, id: string, width: number | undefined): ColumnPreferences =>
  ({ ...own, widths: width === undefined ? without(own.widths, id) : { ...own.widths, [id]: width } });
