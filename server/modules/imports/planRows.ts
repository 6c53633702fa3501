import type { ImportProblem } from "#contract/import.ts";
import { coerceField } from "#core/coercion/index.ts";
import { sayAnswer, type AnswerKey } from "#core/wording/sayAnswer.ts";
import { sayError } from "#core/wording/sayError.ts";
import { orderedUuids } from "#core/uuid/orderedUuids.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { acceptValue, acceptValues, findRecords, looksAtRecord, type AcceptedValue } from "../forms/index.ts";
import { cellText, cellValue, type CellValue } from "./cellValue.ts";
import { findByKey } from "./findByKey.ts";
import type { FoundTitles } from "./FoundTitles.ts";
import type { ImportColumn, OpenImport } from "./openImport.ts";
import type { Cell, ReadRow } from "./reading/Cell.ts";
import type { RelatedRecords } from "./RelatedRecords.ts";
import type { FileSurvey } from "./surveyFile.ts";
import { timeZoneOf } from "./timeZoneOf.ts";
import { Turns } from "./Turns.ts";

/** Records stand in the order of their rows. */
const nextId = orderedUuids();

/** What is to be done with a row in which nothing is wrong so far. */
export interface PlannedRow {
  readonly source: ReadRow;
  readonly kind: "insert" | "update";
  readonly id: string;
  readonly values: readonly AcceptedValue[];
}

export interface Planning {
  readonly open: OpenImport;
  readonly titles: FoundTitles;
  readonly twice: FileSurvey["twice"];
  readonly related: RelatedRecords;
  readonly problem: (row: ReadRow, problem: ImportProblem) => void;
}

interface ReadValues {
  readonly source: ReadRow;
  readonly values: Record<string, unknown>;
  readonly broken: Set<string>;
}

/** Rows of a file as the form would save them, under its checks and in its words; what is wrong with the others is told. */
export async function planRows(context: CallContext, planning: Planning, rows: readonly ReadRow[]): Promise<PlannedRow[]> {
  const { open, titles, related, twice } = planning;
  const columns = open.columns.filter((column) => titles.places.has(column.field.name) || column.default !== undefined);
  for (const column of columns) {
    if (column.related) await related.prepare(context, open, column, rows.map((row) => cellText(cellOf(row, column, titles)).trim()).filter((name) => name !== ""));
  }
  const tell = teller(context, planning);
  const turns = new Turns();
  const read: ReadValues[] = [];
  for (const source of rows) {
    await turns.give();
    read.push(readValues(source, { columns, planning, context, tell }));
  }
  for (const { source, broken } of read) {
    const other = twice.get(source.row);
    if (!other) continue;
    for (const column of columns.filter(({ field }) => other.fields.includes(field.name))) {
      broken.add(column.field.name);
      tell(source, column, "check.importTwice", { row: String(other.row) });
    }
  }
  const found = await findRows(context, open, read);
  const planned: PlannedRow[] = [];
  const stored = await storedRecords(context, open, [...found.values()].flat());
  for (const one of read) {
    await turns.give();
    const target = targetOf(one, found.get(one.source.row) ?? [], { open, tell });
    const values = await accept(context, one, { planning, id: target?.kind === "update" ? target.id : open.config.mode === "update" ? nobody : undefined, stored });
    if (target && values && one.broken.size === 0) planned.push({ source: one.source, ...target, values });
  }
  return planned;
}

const cellOf = (row: ReadRow, column: ImportColumn, { places }: FoundTitles): Cell => row.cells[places.get(column.field.name) ?? -1] ?? null;

type Tell = (source: ReadRow, column: ImportColumn | undefined, key: AnswerKey, params?: Readonly<Record<string, string>>) => void;

const teller = (context: CallContext, { problem, titles }: Planning): Tell => (source, column, key, params) =>
  problem(source, problemAt(source, column, titles, sayAnswer(context.locale, key, params)));

/** @param column undefined where the whole row is meant */
export const problemAt = (source: ReadRow, column: ImportColumn | undefined, titles: FoundTitles, message: string): ImportProblem => ({
  row: source.row,
  column: column === undefined ? "" : (titles.titles[titles.places.get(column.field.name) ?? -1] ?? column.title),
  value: column === undefined ? "" : cellText(cellOf(source, column, titles)).slice(0, 200),
  message,
});

interface Reading {
  readonly columns: readonly ImportColumn[];
  readonly planning: Planning;
  readonly context: CallContext;
  readonly tell: Tell;
}

function readValues(source: ReadRow, { columns, planning: { titles, related, open }, context, tell }: Reading): ReadValues {
  const values: Record<string, unknown> = {};
  const broken = new Set<string>();
  const timeZone = timeZoneOf(context);
  for (const column of columns) {
    const { name } = column.field;
    const cell = cellOf(source, column, titles);
    const read = withDefault(column, valueOf(cell, column, { related, timeZone }));
    if (read.ok) values[name] = read.value;
    else {
      broken.add(name);
      tell(source, column, read.key, read.params);
    }
  }
  const isFound = open.config.mode !== "insert";
  for (const column of columns) {
    const { name } = column.field;
    if (!isFound || !column.isKey || broken.has(name) || (values[name] ?? null) !== null) continue;
    broken.add(name);
    tell(source, column, "check.importNoKey");
  }
  return { source, values, broken };
}

function valueOf(cell: Cell, column: ImportColumn, { related, timeZone }: { related: RelatedRecords; timeZone: string }): CellValue {
  const isError = typeof cell === "object" && cell !== null && "error" in cell;
  if (!column.related || isError) return cellValue(cell, column.field, timeZone);
  const name = cellText(cell).trim();
  return name === "" ? { ok: true, value: null } : related.find(column, name);
}

const withDefault = (column: ImportColumn, read: CellValue): CellValue =>
  (read.ok && read.value === null && column.default !== undefined ? { ok: true, value: column.default } : read);

async function findRows(context: CallContext, open: OpenImport, read: readonly ReadValues[]): Promise<Map<number, string[]>> {
  const columns = open.columns.filter(({ isKey }) => isKey);
  const keys = new Map<number, readonly unknown[]>();
  for (const { source, values, broken } of read) {
    if (columns.some(({ field }) => broken.has(field.name))) continue;
    const key = columns.map(({ field }) => {
      const accepted = acceptValue(field.element, values[field.name] ?? null);
      const coerced = accepted.ok && accepted.value !== null ? coerceField(field.field.type, accepted.value) : undefined;
      return coerced?.ok ? coerced.value : null;
    });
    if (!key.includes(null)) keys.set(source.row, key);
  }
  return await findByKey(context, open, { columns, keys });
}

async function storedRecords(context: CallContext, { opened }: OpenImport, ids: readonly string[]) {
  if (ids.length === 0 || !looksAtRecord(opened, context)) return undefined;
  return new Map((await findRecords(context.services.database.sql, opened, ids)).map((record) => [record.id, record]));
}

/** Checked like a record that is there: what a file does not have is not asked for. */
const nobody = "00000000-0000-0000-0000-000000000000";

/** The record that a row is for; undefined, and told, where it is for none. */
function targetOf(
  { source, broken }: ReadValues, ids: readonly string[], { open: { config, columns }, tell }: { open: OpenImport; tell: Tell },
): { readonly kind: "insert" | "update"; readonly id: string } | undefined {
  const keys = columns.filter(({ isKey }) => isKey);
  const [id] = ids;
  const isBroken = keys.some(({ field }) => broken.has(field.name));
  const refuse = (key: AnswerKey): undefined => {
    if (!isBroken) tell(source, keys[0], key);
    return undefined;
  };
  if (config.mode === "insert") return id === undefined ? { kind: "insert", id: nextId() } : refuse("check.importThere");
  if (ids.length > 1) return refuse("check.importSeveralRecords");
  if (id !== undefined) return { kind: "update", id };
  return config.mode === "upsert" ? { kind: "insert", id: nextId() } : refuse("check.importNoRecord");
}

interface Accepting {
  readonly planning: Planning;
  readonly id: string | undefined;
  readonly stored: Awaited<ReturnType<typeof storedRecords>>;
}

/** Under the checks of the form. What was told of a field already is not told twice. */
async function accept(context: CallContext, { source, values, broken }: ReadValues, { planning, id, stored }: Accepting): Promise<readonly AcceptedValue[] | undefined> {
  const { open, titles, problem } = planning;
  const record = id === undefined ? undefined : stored?.get(id);
  try {
    return await acceptValues(open.opened, values, { context, id, ...(record && { stored: record }) });
  } catch (failure) {
    if (!(failure instanceof CallFailure) || failure.code !== "invalid_values") throw failure;
    for (const [name, texts] of Object.entries(failure.details.fields ?? {})) {
      if (broken.has(name)) continue;
      const column = open.columns.find(({ field }) => field.name === name);
      problem(source, column ? problemAt(source, column, titles, texts.join(" ")) : { ...problemAt(source, undefined, titles, `${labelFor(open, name)}: ${texts.join(" ")}`) });
    }
    return undefined;
  }
}

const labelFor = ({ opened }: OpenImport, name: string): string => opened.fields.find((field) => field.name === name)?.element.label?.split("|")[0] ?? name;

/** What a refused write says of a row. */
export function writeProblems(context: CallContext, source: ReadRow, { open, titles }: Planning, failure: CallFailure): ImportProblem[] {
  const { code, details } = failure;
  const byField = Object.entries(details.fields ?? {});
  const columnFor = (name: unknown): ImportColumn | undefined => open.columns.find(({ field }) => field.name === name);
  if (byField.length > 0) return byField.map(([name, texts]) => problemAt(source, columnFor(name), titles, texts.join(" ")));
  return [problemAt(source, columnFor(details.params?.["field"]), titles, sayError(context.locale, code, { ...details.params, ...details.words }))];
}
