import type { DocumentRow } from "#core/documents/DocumentValues.ts";
import { asOperand } from "#core/decimal/asOperand.ts";
import { isObject } from "#core/isObject.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Translate } from "../config/index.ts";
import { openTable, rowBatches, withFiles, type OpenTable, type WholeRow } from "../tables/index.ts";
import type { DocumentQuestion } from "#contract/document.ts";
import { shownText } from "./shownText.ts";
import type { TemplateBody } from "./templateFields.ts";
import { templateFields } from "./templateFields.ts";

export interface DocumentRows {
  readonly opened: OpenTable;
  readonly rows: readonly DocumentRow[];
  /** The same as they were read, with what is known of their files. */
  readonly whole: readonly WholeRow[];
  /** Of the records, what the template reads. */
  readonly fields: readonly string[];
  /** Texts of the template that are translated. */
  readonly keys: readonly string[];
}

interface Reading {
  readonly question: DocumentQuestion;
  readonly most: number;
  /** More than that is left out in place of being refused. */
  readonly isBeginning: boolean;
  readonly translate: Translate;
}

/**
 * The records that a template is filled with: by the permissions and row rules of its table, and of each the fields that the
 * template names, whether a column shows them or not; one that the caller may not read is as unknown as one that there is not.
 * @throws CallFailure `forbidden`, `not_found` where there is none of them, `unknown_field`, `export_too_large`; DocumentFailed
 */
export async function readDocumentRows(context: CallContext, body: TemplateBody, { question: { ids, query }, most, isBeginning, translate }: Reading): Promise<DocumentRows> {
  const before = await openTable(context, body.table, { filters: query?.filters });
  const { fields, keys } = templateFields(body, before.relation, before.config);
  const opened = await openTable(context, body.table, { filters: query?.filters, exposed: fields });
  const chosen = body.source === "query" ? undefined : ids;
  if (body.source !== "query" && (ids ?? query) === undefined) throw new CallFailure("bad_request", { params: { where: "body.ids" } });
  const asked = chosen ? { query: {}, ids: chosen } : { query: query ?? {} };
  const whole: WholeRow[] = [];
  const question = { ...asked, fields, paging: { limit: isBeginning ? (chosen?.length ?? most) : most + 1, offset: 0 } };
  for await (const rows of rowBatches(context, opened, { question, signal: context.signal })) whole.push(...rows);
  if (whole.length > most && !isBeginning) throw new CallFailure("export_too_large", { params: { rows: whole.length, max: most } });
  if (whole.length === 0 && body.source !== "query") throw new CallFailure("not_found");
  const scope = opened.scope();
  const reachable = fields.map((name) => scope.demand(name));
  const shown = reachable.map((field) => ({ ...field, write: shownText(context, field, translate) }));
  const rows = inOrder(whole, chosen).slice(0, most);
  return { opened, fields, keys, whole: await withFiles(context, opened, { fields: reachable, rows }), rows: rows.map((row) => documentRow(row, shown)) };
}

/** Chosen records come in the order in which they were chosen. */
function inOrder(rows: readonly WholeRow[], ids: readonly string[] | undefined): readonly WholeRow[] {
  if (ids === undefined) return rows;
  const byId = new Map(rows.map((row) => [String(row["$id"]), row]));
  return [...new Set(ids)].map((id) => byId.get(id)).filter((row) => row !== undefined);
}

interface ShownField {
  readonly name: string;
  readonly type: string;
  readonly write: (value: unknown) => string | undefined;
}

function documentRow(row: WholeRow, fields: readonly ShownField[]): DocumentRow {
  const values: Record<string, unknown> = {};
  const shown: Record<string, string> = {};
  // What a record refers to stands behind the reference itself, and takes its place.
  for (const { name, type, write } of fields.toSorted((one, other) => one.name.split(".").length - other.name.split(".").length)) {
    const text = write(row[name]);
    if (text !== undefined) shown[name] = text;
    place(values, name.split("."), asOperand(type, row[name]));
  }
  return { values, shown };
}

function place(values: Record<string, unknown>, [first = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) values[first] = value ?? null;
  else {
    const held = values[first];
    const inner = isObject(held) ? held : {};
    values[first] = inner;
    place(inner, rest, value);
  }
}
