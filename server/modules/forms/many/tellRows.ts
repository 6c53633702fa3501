import type { Kysely } from "kysely";
import { presentValue } from "../../../access/presentValue.ts";
import { relationSource } from "../../../access/Relation.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { recordAudits } from "../../audit/index.ts";
import { ruleFields } from "../valuesBefore.ts";
import type { ReachedRows } from "./ReachedRows.ts";

export interface ToldRows {
  readonly context: CallContext;
  readonly change: "insert" | "update" | "delete" | "restore" | "hard delete";
  /** Of each audit record. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Whether each row is told of in an event of its own; of very many one event stands for all. */
  readonly isToldSingly: boolean;
}

/** An audit record for each row, and an event for each, or for one of very many. What row rules read of them before is `b0`, `b1` … */
export async function tellRows(
  tx: Kysely<PlatonSchema>, rows: ReachedRows, { context, change, details, isToldSingly }: ToldRows, written: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const { relation, object } = rows;
  const fields = change === "insert" ? [] : ruleFields(rows);
  await recordAudits(tx, context, written.map(({ id }) => ({ event: change, object, recordId: String(id), details })));
  const told = isToldSingly ? written : written.slice(0, 1);
  await context.services.events.recordAll(tx, context.project.id, told.map((row) => ({
    kind: "record", source: relationSource(relation), recordId: String(row["id"]), change: change === "hard delete" ? "delete" : change,
    ...(fields.length > 0 && { before: Object.fromEntries(fields.map(({ name, type }, index) => [name, presentValue(type, row[`b${index}`])])) }),
  })));
}
