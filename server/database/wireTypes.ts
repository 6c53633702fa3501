import type pg from "pg";
import { parse as parseArray } from "postgres-array";

type Parse = (text: string) => unknown;

const asText: Parse = (text) => text;

function parseInt8(text: string): number | string {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}

/** `2026-01-31 09:30:00.25+00` → `2026-01-31T09:30:00.25Z`; `infinity` and years before Christ stay as they are. */
function parseInstant(text: string): string {
  return /^\d{4,} ?.*\+00$/.test(text) ? `${text.slice(0, -3).replace(" ", "T")}Z` : text;
}

function parseLocalTime(text: string): string {
  return text.replace(/^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)$/, "$1T$2");
}

function parseBytes(text: string): Uint8Array {
  const bytes = Buffer.from(text.slice(2), "hex");
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** By the type's number in pg_type: [element, array of it, parser]. What is not here stays text (numeric, date, uuid …). */
const known: readonly (readonly [oid: number, array: number, parse: Parse])[] = [
  [16, 1000, (text) => text === "t"], // bool
  [17, 1001, parseBytes], // bytea
  [19, 1003, asText], // name
  [20, 1016, parseInt8],
  [21, 1005, Number], // int2
  [23, 1007, Number], // int4
  [25, 1009, asText], // text
  [26, 1028, Number], // oid
  [114, 199, JSON.parse], // json
  [700, 1021, Number], // float4
  [701, 1022, Number], // float8
  [1042, 1014, asText], // bpchar
  [1043, 1015, asText], // varchar
  [1082, 1182, asText], // date
  [1083, 1183, asText], // time
  [1114, 1115, parseLocalTime], // timestamp
  [1184, 1185, parseInstant], // timestamptz
  [1700, 1231, asText], // numeric: a double would lose digits
  [2950, 2951, asText], // uuid
  [3802, 3807, JSON.parse], // jsonb
];

const parsers = new Map<number, Parse>();
for (const [oid, array, parse] of known) {
  parsers.set(oid, parse);
  parsers.set(array, (text) => parseArray(text, parse));
}

/**
 * How values arrive from either database: numbers for int2, int4, floats, and for int8 as long as a double holds it;
 * strings for numeric, date (`YYYY-MM-DD`), time, interval, uuid and whatever has no entry; timestamptz as ISO 8601 in
 * UTC with `Z`; timestamp the same without offset; json parsed; bytea as Uint8Array; arrays of these accordingly.
 */
export const wireTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number): Parse => parsers.get(oid) ?? asText,
};

/**
 * A parameter as the driver is to send it: a Date as an instant in UTC (the driver would write the machine's zone), also
 * inside arrays. An array is a PostgreSQL array; for json and jsonb pass `JSON.stringify(value)`.
 */
export function toParameter(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(toParameter);
  return value;
}

/**
 * What both databases are told at the start of each session, so that their text forms are the same. The compiler of
 * PostgreSQL is for reports of minutes: our functions are rated as dear, and it would work a tenth of a second on each search.
 */
export const sessionSettings = [
  "set timezone = 'UTC'",
  "set datestyle = 'ISO, MDY'",
  "set intervalstyle = 'iso_8601'",
  "set bytea_output = 'hex'",
  "set search_path = public",
  "set jit = off",
].join("; ");
