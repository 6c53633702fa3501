import type { Kysely } from "kysely";
import type { ConfigProblem, TypeChange } from "#contract/config.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import {
  carryKeptOptions, carryNames, carryOptions, countGone, findHeld, findOptionChanges, holdValues, planDdl, readConversions, returnFiles, returnTables, returnValues, rowDemands, schemaOf, standingDatasets,
  type CountedConversion, type DatasetMap, type DdlStatement, type Held, type OptionsNow,
} from "../../datasets/index.ts";
import type { EntityRows } from "../entities/entityRows.ts";
import { datasetsOf } from "./datasetRows.ts";
import { demandFittingRows } from "./demandFittingRows.ts";
import { demandFittingValues } from "./demandFittingValues.ts";
import { demandOptions } from "./demandOptions.ts";
import { demandLosses } from "./demandLosses.ts";
import { inProjectZone } from "./inProjectZone.ts";
import { runDdl } from "./runDdl.ts";
import { whileTold } from "./ChangeProgress.ts";
import type { ChangeContext } from "./ChangeContext.ts";
import type { ChangedRows } from "./demandOrder.ts";

export interface DatasetOptions {
  /** Allow DDL that loses data. */
  readonly destructive?: boolean | undefined;
  /** Empty values that do not fit the new type of their field; false refuses them. Unless said the caller is asked. */
  readonly emptying?: boolean | undefined;
  /** A person sees a change of type before it is made. */
  readonly isShown?: boolean | undefined;
  /** Loads rows into new tables before they have indexes and constraints (seeding). */
  readonly load?: ((tx: Kysely<PlatonSchema>) => Promise<void>) | undefined;
}

/** What was run for datasets, and the data that went by it. */
export interface ChangedTables {
  readonly ddl: readonly DdlStatement[];
  readonly losses: readonly string[];
  readonly conversions: readonly TypeChange[];
  /** Options that are gone while rows have them. */
  readonly warnings: readonly ConfigProblem[];
}

export const unchangedTables: ChangedTables = { ddl: [], losses: [], conversions: [], warnings: [] };

interface Changed {
  readonly rows: ChangedRows;
  readonly optionsNow: OptionsNow;
}

/**
 * Makes the project's tables what its datasets say (D44). Datasets and fields that come back find the values that they had.
 * @throws CallFailure `destructive_change`, `type_change`, `options_gone`; `config_invalid` when rows that are there do not fit
 */
export async function changeDatasets(
  tx: Kysely<PlatonSchema>, context: ChangeContext, { rows, optionsNow, destructive = false, emptying, isShown = false, load }: DatasetOptions & Changed,
): Promise<ChangedTables> {
  const { project: { id: projectId } } = context;
  const [schema, is] = [schemaOf(projectId), datasetsOf(rows.after)];
  const { datasets: was } = await standingDatasets(tx, schema, datasetsOf(rows.before));
  const held = await findHeld(tx, projectId, was, is);
  const before = await returnTables(tx, schema, { datasets: was, tables: held.tables });
  const returning = { bare: new Set(held.tables.keys()), later: new Set([...held.columns].filter(([, { became }]) => became === undefined).map(([id]) => id)) };
  const { losses, tables, attachments, moved, ...plan } = planDdl(schema, before, is, returning);
  const ddl = [...tables, ...attachments];
  const options = findOptionChanges(before, is, optionsNow);
  const warnings = demandOptions(context, await countGone(tx, schema, options), { isShown });
  const conversions = await whileTold(context, ddl.length, async (progress) => {
    const converted = await inProjectZone(tx, context, async () => {
      const counted = await readConversions(tx, schema, plan.conversions);
      await demandFittingRows(tx, context, rowDemands(schema, before, is, returning.later));
      demandFittingValues(context, counted, { mayEmpty: emptying !== false });
      await demandLosses(tx, context, { losses, conversions: counted, ddl, destructive, emptying: emptying === true, isShown });
      await holdValues(tx, { projectId, schema, before, after: is, conversions: counted });
      await runDdl(tx, context, tables, progress);
      await carryOptions(tx, schema, options);
      await returnValues(tx, schema, { datasets: is, columns: held.columns });
      return counted;
    });
    await carryNames(tx, projectId, moved, before);
    await carryKeptOptions(tx, projectId, { changes: options, datasets: is });
    await returnFiles(tx, projectId, fieldsBack(is, held));
    await load?.(tx);
    await runDdl(tx, context, attachments, progress);
    return converted;
  });
  const lossy = conversions.filter(({ inexact, unfit }) => inexact.count + unfit.count > 0).map(({ dataset, now }) => `${dataset}.${now.name}`);
  return { ddl, losses: [...losses.map(({ what }) => what), ...lossy], conversions: conversions.map(presentConversion), warnings };
}

const fieldsBack = (datasets: DatasetMap, { tables, columns }: Held) => [...datasets].flatMap(([dataset, { fields }]) =>
  fields.flatMap(({ id, name: field }) => (id !== undefined && (tables.has(dataset) || columns.has(id)) ? [{ id, dataset, field }] : [])));

/** Tables and columns that the configuration has and the database lost. */
export const lostTables = async (tx: Kysely<PlatonSchema>, projectId: string, rows: EntityRows): Promise<readonly string[]> =>
  (await standingDatasets(tx, schemaOf(projectId), datasetsOf(rows))).lost;

const presentConversion = ({ dataset, was, now, rows, unfit, inexact }: CountedConversion): TypeChange =>
  ({ dataset, field: now.name, from: was.type, to: now.type, rows, unfit: { count: unfit.count, first: [...unfit.first] }, inexact: { count: inexact.count, first: [...inexact.first] } });
