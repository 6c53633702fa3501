import { isUnsortable } from "#core/fieldType.ts";
import type { ColumnPreferences, TableColumn, TableConfig } from "#sdk/wire.ts";

/** Where a column stays while the others scroll. */
export type Side = "left" | "right";

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
  /** Where it is pinned now; there may be no room for that (`side`). */
  readonly pin: Side | undefined;
  /** Where the configuration or the user pins it: it is not dragged or hidden. */
  readonly side: Side | undefined;
  /** Pinned by the configuration: nobody changes that for themselves. */
  readonly isFixed: boolean;
  /** Titles of the groups above it, outermost first. */
  readonly groups: readonly ColumnGroup[];
}

export interface ColumnModel {
  /** Those that are shown. */
  readonly leaves: readonly LeafColumn[];
  /** With those that the user hides, in their places. */
  readonly all: readonly LeafColumn[];
  /** How many of the leaves are pinned at each side. */
  readonly leftPins: number;
  readonly rightPins: number;
  /** Rows of the header: 1, or more where columns stand in groups. */
  readonly headerRows: number;
}

export interface ModelOptions {
  readonly isNarrow: boolean;
  readonly widths?: Readonly<Record<string, number>>;
  /** Pixels that pinned columns may take together; as many as they like unless given. */
  readonly pinRoom?: number;
}

export const minColumnWidth = 56;
const defaultWidths: Readonly<Record<string, number>> = { boolean: 96, date: 112, datetime: 152, time: 96, int: 120, number: 136 };
const rightAligned = new Set(["int", "number"]);

/**
 * Resolves configuration and preferences (order, titles, hidden, widths, pins) into the columns to draw: the user's own,
 * else those that hold for everyone. Columns that the configuration pins keep their place and cannot be hidden; on a
 * narrow screen nothing is pinned (spec §9 Breakpoints). Preferences for columns that are not there mean nothing.
 */
export function columnModel(config: TableConfig, { isNarrow, widths, pinRoom }: ModelOptions): ColumnModel {
  const preferences = shownPreferences(config);
  const all = inRegions(leavesOf(config.columns, []), config, preferences).map((leaf) => drawn(leaf, { preferences, widths, isNarrow }));
  const hidden = new Set(preferences?.hidden ?? []);
  const leaves = roomy(all.filter(({ id, side }) => side !== undefined || !hidden.has(id)), pinRoom);
  return {
    leaves,
    all,
    leftPins: leaves.filter((leaf) => leaf.pin === "left").length,
    rightPins: leaves.filter((leaf) => leaf.pin === "right").length,
    headerRows: Math.max(1, ...leaves.map((leaf) => leaf.groups.length + 1)),
  };
}

/** What the user changed, else what an administrator set for everyone. */
export const shownPreferences = ({ preferences, defaultPreferences }: TableConfig): ColumnPreferences | undefined =>
  preferences ?? defaultPreferences ?? undefined;

/** Fields by which a table can be sorted from outside, for instance by an address. */
export const leafFields = (config: TableConfig): ReadonlySet<string> =>
  new Set(leavesOf(config.columns, []).flatMap(({ column, field }) => (isSortable(column) ? field : [])));

/** The columns that show values, whatever groups they stand in. */
export const leafColumns = (config: TableConfig): TableColumn[] => leavesOf(config.columns, []).map(({ column }) => column);

/** The same under the titles that the user gives them. */
export function titledColumns(config: TableConfig): TableColumn[] {
  const preferences = shownPreferences(config);
  return leafColumns(config).map((column) => ({ ...column, title: titleOf(column, preferences) }));
}

const titleOf = ({ id, title }: TableColumn, preferences: ColumnPreferences | undefined): string =>
  ownValue(preferences?.titles, id)?.trim() || title;

/** Of a type whose values are compared, and meant to be. */
export const isSortable = (column: TableColumn): boolean => column.attributes.sortable && !isUnsortable(column.type);

interface RawLeaf {
  readonly column: TableColumn;
  readonly field: string;
  readonly groups: LeafColumn["groups"];
}

interface PlacedLeaf extends RawLeaf, Pick<LeafColumn, "side" | "isFixed"> {}

function leavesOf(columns: readonly TableColumn[], groups: LeafColumn["groups"]): RawLeaf[] {
  return columns.flatMap((column) => {
    if (column.children.length > 0) return leavesOf(column.children, [...groups, { id: column.id, title: column.title, column }]);
    return column.dataField === null ? [] : [{ column, field: column.dataField, groups }];
  });
}

/**
 * The user's order holds within each region: what the configuration pins stands outermost, then what the user pins, and
 * between them what scrolls. New columns keep their configured place.
 */
function inRegions(leaves: readonly RawLeaf[], { leftFixed, rightFixed }: TableConfig, preferences: ColumnPreferences | undefined): PlacedLeaf[] {
  const left = Math.min(leftFixed, leaves.length);
  const right = Math.min(rightFixed, leaves.length - left);
  const free = leaves.slice(left, leaves.length - right);
  const pins = new Map(Object.entries(preferences?.pins ?? {}));
  const sideOf = ({ column }: RawLeaf): Side | undefined => {
    const pin = pins.get(column.id);
    return pin === "none" ? undefined : pin;
  };
  const region = (side: Side | undefined): PlacedLeaf[] =>
    ordered(free, preferences).filter((leaf) => sideOf(leaf) === side).map((leaf) => ({ ...leaf, side, isFixed: false }));
  const fixed = (some: readonly RawLeaf[], side: Side): PlacedLeaf[] => some.map((leaf) => ({ ...leaf, side, isFixed: true }));
  return [
    ...fixed(leaves.slice(0, left), "left"),
    ...inGroups(region("left")),
    ...inGroups(region(undefined)),
    ...inGroups(region("right")),
    ...fixed(leaves.slice(leaves.length - right), "right"),
  ];
}

function ordered(leaves: readonly RawLeaf[], preferences: ColumnPreferences | undefined): RawLeaf[] {
  const order = new Map(Object.entries(preferences?.order ?? {}));
  const place = new Map(leaves.map((leaf, index) => [leaf, order.get(leaf.column.id) ?? index]));
  return [...leaves].sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
}

/** A header group stands where its first column does: one that others part would need its title twice. */
function inGroups<Leaf extends RawLeaf>(leaves: readonly Leaf[], depth = 0): Leaf[] {
  const kin = new Map<string, Leaf[]>();
  for (const leaf of leaves) {
    const id = leaf.groups[depth]?.id ?? leaf.column.id;
    const some = kin.get(id);
    if (some) some.push(leaf);
    else kin.set(id, [leaf]);
  }
  return [...kin.values()].flatMap((some) => (some.length > 1 ? inGroups(some, depth + 1) : some));
}

interface Drawing extends Pick<ModelOptions, "widths" | "isNarrow"> {
  readonly preferences: ColumnPreferences | undefined;
}

/** In pixels, where nobody gave it another. */
export const widthOf = ({ type, width }: TableColumn, own?: number): number =>
  Math.max(minColumnWidth, Math.round(own ?? width ?? defaultWidths[type ?? "text"] ?? 180));

export const alignOf = ({ type, dataAlign }: TableColumn): LeafColumn["align"] => dataAlign ?? (rightAligned.has(type ?? "text") ? "right" : "left");

function drawn({ column, field, groups, side, isFixed }: PlacedLeaf, { preferences, widths, isNarrow }: Drawing): LeafColumn {
  return {
    id: column.id,
    column,
    field,
    groups,
    side,
    isFixed,
    pin: isNarrow ? undefined : side,
    title: titleOf(column, preferences),
    width: widthOf(column, widths?.[column.id] ?? ownValue(preferences?.widths, column.id)),
    align: alignOf(column),
    isSortable: isSortable(column),
  };
}

/** Of a record that somebody else filled: nothing that every object has. */
const ownValue = <Value>(values: Readonly<Record<string, Value>> | undefined, id: string): Value | undefined =>
  values && Object.hasOwn(values, id) ? values[id] : undefined;

/** Pins that take more than their room give way from the inside, at the side that takes more. */
function roomy(leaves: readonly LeafColumn[], room = Infinity): LeafColumn[] {
  const next = [...leaves];
  const taken = (side: Side): number => next.reduce((sum, { pin, width }) => sum + (pin === side ? width : 0), 0);
  while (taken("left") + taken("right") > room) {
    const at = taken("left") >= taken("right") ? next.findLastIndex(({ pin }) => pin === "left") : next.findIndex(({ pin }) => pin === "right");
    const given = next[at];
    if (!given) break;
    next[at] = { ...given, pin: undefined };
  }
  return next;
}
