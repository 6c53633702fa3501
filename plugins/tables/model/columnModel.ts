import { isUnsortable } from "#core/fieldType.ts";
import type { TableColumn, TableConfig } from "#sdk/wire.ts";

/** A group of columns, as its cell of the header draws it. */
export interface ColumnGroup {
  readonly id: string;
  readonly title: string;
  readonly column: TableColumn;
}

/** A column that shows values, as header, body and footer draw it: one model for all of them. */
export interface LeafColumn {
  readonly id: string;
  readonly column: TableColumn;
  /** The user's title, else the configured one. */
  readonly title: string;
  readonly field: string;
  readonly width: number;
  readonly align: "left" | "center" | "right";
  readonly isSortable: boolean;
  readonly pin: "left" | "right" | undefined;
  /** Titles of the groups above it, outermost first. */
  readonly groups: readonly ColumnGroup[];
}

export interface ColumnModel {
  readonly leaves: readonly LeafColumn[];
  /** How many of the leaves are pinned at each side. */
  readonly leftPins: number;
  readonly rightPins: number;
  /** Rows of the header: 1, or more where columns stand in groups. */
  readonly headerRows: number;
}

export const minColumnWidth = 56;
const defaultWidths: Readonly<Record<string, number>> = { boolean: 96, date: 112, datetime: 152, time: 96, int: 120, number: 136 };
const rightAligned = new Set(["int", "number"]);

/**
 * Resolves configuration and the user's preferences (order, titles, hidden, widths) into the columns to draw. Pinned
 * columns keep their place and cannot be hidden; on a narrow screen nothing is pinned (spec §9 Breakpoints).
 */
export function columnModel(config: TableConfig, options: { isNarrow: boolean; widths?: Readonly<Record<string, number>> }): ColumnModel {
  const all = leavesOf(config.columns, []);
  const pins = pinsOf(config, all.length, options.isNarrow);
  const hidden = new Set(config.preferences?.hidden ?? []);
  const leaves = ordered(all, config, pins)
    .map((leaf, index): LeafColumn => withPreferences(leaf, { config, widths: options.widths, pin: pinAt(index, all.length, pins) }))
    .filter((leaf) => leaf.pin !== undefined || !hidden.has(leaf.id));
  return {
    leaves,
    leftPins: leaves.filter((leaf) => leaf.pin === "left").length,
    rightPins: leaves.filter((leaf) => leaf.pin === "right").length,
    headerRows: Math.max(1, ...leaves.map((leaf) => leaf.groups.length + 1)),
  };
}

/** Fields by which a table can be sorted from outside, for instance by an address. */
export const leafFields = (config: TableConfig): ReadonlySet<string> =>
  new Set(leavesOf(config.columns, []).flatMap(({ column, field }) => (isSortable(column) ? field : [])));

/** The columns that show values, whatever groups they stand in. */
export const leafColumns = (config: TableConfig): TableColumn[] => leavesOf(config.columns, []).map(({ column }) => column);

/** Of a type whose values are compared, and meant to be. */
export const isSortable = (column: TableColumn): boolean => column.attributes.sortable && !isUnsortable(column.type);

interface RawLeaf {
  readonly column: TableColumn;
  readonly field: string;
  readonly groups: LeafColumn["groups"];
}

interface Pins {
  readonly left: number;
  readonly right: number;
}

function leavesOf(columns: readonly TableColumn[], groups: LeafColumn["groups"]): RawLeaf[] {
  return columns.flatMap((column) => {
    if (column.children.length > 0) return leavesOf(column.children, [...groups, { id: column.id, title: column.title, column }]);
    return column.dataField === null ? [] : [{ column, field: column.dataField, groups }];
  });
}

function pinsOf({ leftFixed, rightFixed }: TableConfig, count: number, isNarrow: boolean): Pins {
  if (isNarrow) return { left: 0, right: 0 };
  const left = Math.min(leftFixed, count);
  return { left, right: Math.min(rightFixed, count - left) };
}

function pinAt(index: number, count: number, { left, right }: Pins): LeafColumn["pin"] {
  if (index < left) return "left";
  return index >= count - right ? "right" : undefined;
}

/**
 * The user's order holds between the pins, and inside of each header group, which stands where its first column does: a
 * group that others part would need its title twice. Columns that are new since then keep their configured place.
 */
function ordered(leaves: readonly RawLeaf[], { preferences }: TableConfig, { left, right }: Pins): RawLeaf[] {
  const order = preferences?.order ?? {};
  const free = leaves.slice(left, leaves.length - right);
  const place = new Map(free.map((leaf, index) => [leaf, order[leaf.column.id] ?? index]));
  const moved = [...free].sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
  return [...leaves.slice(0, left), ...inGroups(moved), ...leaves.slice(leaves.length - right)];
}

function inGroups(leaves: readonly RawLeaf[], depth = 0): RawLeaf[] {
  const kin = new Map<string, RawLeaf[]>();
  for (const leaf of leaves) {
    const id = leaf.groups[depth]?.id ?? leaf.column.id;
    kin.set(id, [...(kin.get(id) ?? []), leaf]);
  }
  return [...kin.values()].flatMap((some) => (some.length > 1 ? inGroups(some, depth + 1) : some));
}

function withPreferences(
  { column, field, groups }: RawLeaf,
  { config, widths, pin }: { config: TableConfig; widths: Readonly<Record<string, number>> | undefined; pin: LeafColumn["pin"] },
): LeafColumn {
  const type = column.type ?? "text";
  const width = widths?.[column.id] ?? config.preferences?.widths?.[column.id] ?? column.width ?? defaultWidths[type] ?? 180;
  return {
    id: column.id,
    column,
    field,
    groups,
    pin,
    title: config.preferences?.titles[column.id] ?? column.title,
    width: Math.max(minColumnWidth, Math.round(width)),
    align: column.dataAlign ?? (rightAligned.has(type) ? "right" : "left"),
    isSortable: isSortable(column),
  };
}
