import type { Kysely } from "kysely";
import type { DatasetText } from "#contract/entities/index.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { carryNames, planDdl, rowDemands, schemaOf, type DdlStatement } from "../../datasets/index.ts";
import { compileObjects } from "../compiled/compileConfig.ts";
import { entityOf } from "../entities/entities.ts";
import type { EntityRows } from "../entities/entityRows.ts";
import { demandFittingRows } from "./demandFittingRows.ts";
import { demandLosses } from "./demandLosses.ts";
import { runDdl } from "./runDdl.ts";
import type { ChangeContext } from "./ChangeContext.ts";
import type { ChangedRows } from "./demandOrder.ts";

export interface DatasetOptions {
  /** Allow DDL that loses data. */
  readonly destructive?: boolean | undefined;
  /** Loads rows into new tables before they have indexes and constraints (seeding). */
  readonly load?: ((tx: Kysely<PlatonSchema>) => Promise<void>) | undefined;
}

/** What was run for datasets, and the data that went by it. */
export interface ChangedTables {
  readonly ddl: readonly DdlStatement[];
  readonly losses: readonly string[];
}

/**
 * Makes the project's tables what its datasets say (D44).
 * @throws CallFailure `destructive_change`; `config_invalid` when rows that are there do not fit
 */
export async function changeDatasets(
  tx: Kysely<PlatonSchema>, context: ChangeContext, { rows: { before, after }, destructive, load }: DatasetOptions & { rows: ChangedRows },
): Promise<ChangedTables> {
  const [schema, was, is] = [schemaOf(context.project.id), datasetsOf(before), datasetsOf(after)];
  const { losses, tables, attachments, moved } = planDdl(schema, was, is);
  await demandFittingRows(tx, context, rowDemands(schema, was, is));
  if (destructive !== true) await demandLosses(tx, context, losses);
  await runDdl(tx, context, tables);
  await carryNames(tx, context.project.id, moved);
  await load?.(tx);
  await runDdl(tx, context, attachments);
  return { ddl: [...tables, ...attachments], losses: losses.map(({ what }) => what) };
}

const datasetsOf = (rows: EntityRows): ReadonlyMap<string, DatasetText> =>
  compileObjects(entityOf("datasets"), rows) as unknown as ReadonlyMap<string, DatasetText>;
