import type { Kysely } from "kysely";
import type { DatasetText } from "#contract/entities/index.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { planDdl, schemaOf, type DdlPlan } from "../../datasets/index.ts";
import { runDdl } from "../apply/runDdl.ts";
import type { EntityRows } from "../entities/entityRows.ts";
import type { ChangeContext } from "./ChangeContext.ts";
import type { ChangedRows } from "./demandOrder.ts";

export interface DatasetOptions {
  /** Allow DDL that loses data. */
  readonly destructive?: boolean | undefined;
  /** Loads rows into new tables before they have indexes and constraints (seeding). */
  readonly load?: ((tx: Kysely<PlatonSchema>) => Promise<void>) | undefined;
}

/** What of the project's tables follows from the change of its datasets (D44). */
export const planDatasets = (projectId: string, { before, after }: ChangedRows): DdlPlan =>
  planDdl(schemaOf(projectId), datasetsOf(before), datasetsOf(after));

/**
 * Makes the project's tables what its datasets say.
 * @throws CallFailure `destructive_change`; `config_invalid` when rows that are there do not fit
 */
export async function changeDatasets(
  tx: Kysely<PlatonSchema>, context: ChangeContext, { rows, destructive, load }: DatasetOptions & { rows: ChangedRows },
): Promise<void> {
  const { losses, tables, attachments } = planDatasets(context.project.id, rows);
  if (losses.length > 0 && destructive !== true) {
    throw new CallFailure("destructive_change", { params: { what: losses.join(", ") }, data: { losses } });
  }
  await runDdl(tx, context, tables);
  await load?.(tx);
  await runDdl(tx, context, attachments);
}

const datasetsOf = (rows: EntityRows): Map<string, DatasetText> =>
  new Map((rows.get("datasets") ?? []).map(({ values }) => [String(values["name"]), values as unknown as DatasetText]));
