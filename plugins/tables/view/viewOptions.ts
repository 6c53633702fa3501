import type { ViewProps } from "#sdk/contributions/view.ts";

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
}

const usualPage = 50;
const largestPage = 1000;
const longestFilters = 20_000;

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
  };
}

function numberIn(value: unknown, least: number, most: number): number | undefined {
  if (typeof value !== "number" || !Number.isFinite(value)) return undefined;
  return Math.min(Math.max(value, least), most);
}

function plainFilters(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const text = JSON.stringify(value);
  return text.length > longestFilters ? undefined : (JSON.parse(text) as Record<string, unknown>);
}
