import type { TableConfig } from "#sdk/wire.ts";
import type { ViewProps } from "#sdk/contributions/view.ts";
import { leafColumns } from "../model/columnModel.ts";
import { deepestGroup } from "../model/tableAddress.ts";

/** What is read of the properties of an embedded table, as data. */
export const viewProperties = ["name", "isPublic", "pageSize", "maxHeight", "filters", "leftFixed", "rightFixed", "groupBy", "splitRowsBy", "navigateByKeyboard"] as const;

/** Properties of a table that whoever embeds it says in place of its configuration (spec §2 Table view). */
export type TableShape = Partial<Pick<TableConfig, "leftFixed" | "rightFixed" | "groupBy" | "splitRowsBy" | "navigateByKeyboard">>;

/** What an embedded table may be told. */
export interface ViewOptions {
  readonly name: string;
  /** Read under `public/`, as guests do. */
  readonly isPublic: boolean;
  readonly pageSize: number;
  /** Pixels of header and rows together. */
  readonly maxHeight: number | undefined;
  /** In the grammar of core/filters; the server checks it like any other. */
  readonly filters: Readonly<Record<string, unknown>> | undefined;
  readonly shape: TableShape;
}

const usualPage = 50;
const largestPage = 1000;
const longestFilters = 20_000;
/** Columns that stay at one side, as of a configured table. */
const mostFixed = 20;

/** Reads the properties of an embedded table, which a sandbox may have sent; undefined when it names no table. */
export function readViewOptions(props: ViewProps): ViewOptions | undefined {
  const name = props["name"];
  if (typeof name !== "string" || name === "" || name.length > 100) return undefined;
  return {
    name,
    isPublic: props["isPublic"] === true,
    pageSize: Math.round(numberIn(props["pageSize"], 1, largestPage) ?? usualPage),
    maxHeight: numberIn(props["maxHeight"], 80, 4000),
    filters: plainFilters(props["filters"]),
    shape: shapeIn(props),
  };
}

/** The configuration with what is said in its place; of groups those whose columns there are. */
export function shaped<Config extends TableConfig>(config: Config, { groupBy, ...shape }: TableShape): Config {
  const fields = new Set(leafColumns(config).map(({ dataField }) => dataField));
  return { ...config, ...shape, ...(groupBy && { groupBy: groupBy.filter((field) => fields.has(field)) }) };
}

function shapeIn({ leftFixed, rightFixed, groupBy, splitRowsBy, navigateByKeyboard }: ViewProps): TableShape {
  const [left, right] = [leftFixed, rightFixed].map((count) => numberIn(count, 0, mostFixed));
  const fields = (typeof groupBy === "string" ? [groupBy] : Array.isArray(groupBy) ? groupBy : undefined)?.filter(isField);
  return {
    ...(left !== undefined && { leftFixed: Math.round(left) }),
    ...(right !== undefined && { rightFixed: Math.round(right) }),
    ...(fields && { groupBy: [...new Set(fields)].slice(0, deepestGroup) }),
    ...(isField(splitRowsBy) && { splitRowsBy }),
    ...(typeof navigateByKeyboard === "boolean" && { navigateByKeyboard }),
  };
}

const isField = (value: unknown): value is string => typeof value === "string" && value !== "" && value.length <= 200;

function numberIn(value: unknown, least: number, most: number): number | undefined {
  if (typeof value !== "number" || !Number.isFinite(value)) return undefined;
  return Math.min(Math.max(value, least), most);
}

function plainFilters(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const text = JSON.stringify(value);
  return text.length > longestFilters ? undefined : (JSON.parse(text) as Record<string, unknown>);
}
