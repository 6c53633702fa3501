import type { ActionAnswer, ActionBody } from "#contract/table.ts";
import { isRowAction, readButtonAction, type RowAction } from "#core/buttons/buttonAction.ts";
import { coerceField } from "#core/coercion/index.ts";
import { demand } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Table } from "../config/index.ts";
import { callEndpoint } from "../endpoints/index.ts";
import { changeMany, changeRows, inChunks, openForm, type RowsChange, type WrittenValue } from "../forms/index.ts";
import { findIds, mayPress, meantIds, openLevel, type OpenTable } from "../tables/index.ts";
import { inWordsOfTable } from "./inWordsOfTable.ts";

interface Pressed {
  readonly opened: OpenTable;
  readonly name: string;
  readonly ids: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Does for rows what a button of a table, or of the child table that `level` names, says (D46). The question before it is the client's, and so is its display
 * condition: who may press is decided by the button's permission and the table's.
 * @throws CallFailure `not_found` for a table or button that is not there; `forbidden` for a button that is not the
 *   caller's; `bad_request` for one whose action is not the server's; those of `meantIds`
 */
export async function pressButton(context: CallContext, { name, button: key }: { name: string; button: string }, body: ActionBody): Promise<ActionAnswer> {
  const { level = 1 } = body;
  const opened = await openLevel(context, name, { level });
  const { table } = opened;
  const button = table.buttons.find((one) => one.key === key || one.id === key);
  if (!button) throw new CallFailure("not_found");
  if (!mayPress(button, context)) throw new CallFailure("forbidden");
  const action = readButtonAction(button.action ?? "");
  if (!action || !isRowAction(action)) throw new CallFailure("bad_request", { params: { where: "button" } });
  demandRight(table, action, context);
  const ids = await meantIds(context, name, action.kind === "restore" ? { ...body, deleted: "only" } : body);
  const pressed = { opened, name: table.name, ids, values: body.values ?? {} };
  return action.kind === "endpoint" ? await askEndpoint(context, pressed, action.name) : await changeTheRows(context, pressed, action);
}

/** An endpoint has rights of its own, and asks for them. */
function demandRight(table: Table, { kind }: RowAction, context: CallContext): void {
  if (kind !== "endpoint") demand(table, kind === "set" ? "update" : "delete", context);
}

async function changeTheRows(context: CallContext, { opened, name, ids }: Pressed, action: Exclude<RowAction, { kind: "endpoint" }>): Promise<ActionAnswer> {
  const { table, relation } = opened;
  const object = `table:${name}`;
  if (relation.kind === "entity" || relation.kind === "record") {
    // Configuration has one command (D42), and so have the platform's records; the form leads to it.
    const form = await openForm(context, table.form ?? "", action.kind === "set" ? "update" : "delete", table.rowRule);
    return await changeMany(form, { context, ids, object, change: action.kind === "set" ? { kind: "update", patch: action.values } : action });
  }
  const rows = { ...opened, object };
  const change: RowsChange = action.kind === "set" ? { kind: "update", values: writtenValues(opened, action.values) } : action;
  return await inChunks({
    context,
    ids,
    inWords: (failure) => inWordsOfTable(opened, context, failure),
    write: (tx, chunk, isToldSingly) => changeRows(tx, rows, { context, ids: chunk, change, isToldSingly }),
  });
}

/** What configuration says is to be written; it was checked when it was applied. */
function writtenValues({ relation }: OpenTable, values: Readonly<Record<string, unknown>>): WrittenValue[] {
  return Object.entries(values).map(([name, given]) => {
    const field = relation.fields.get(name);
    const coercion = field && !field.isSystem ? coerceField(field.type, given) : undefined;
    if (!field || !coercion?.ok) throw new CallFailure("unknown_field", { params: { field: name } });
    return { field: { name, field }, value: coercion.value };
  });
}

/** Only ids of rows that the caller sees go to the endpoint, as its parameter `ids`. */
async function askEndpoint(context: CallContext, { name, ids, values }: Pressed, endpoint: string): Promise<ActionAnswer> {
  const among = await findIds(context, name, { among: [...ids], sort: [] });
  const { endpoints } = await context.services.configuration.of(context.project.id);
  const method = endpoints.get(endpoint)?.method ?? "POST";
  const said = await callEndpoint(context, { name: endpoint, method, given: { ...values, ids: among } });
  const message = typeof said === "object" && said !== null && "message" in said ? said.message : said;
  return { affected: among.length, missing: ids.length - among.length, errors: [], skipped: 0, ...(typeof message === "string" && { message }) };
}
