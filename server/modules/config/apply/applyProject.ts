import type { Kysely } from "kysely";
import type { ApplyAnswer, ConfigChange, ProjectFile } from "#contract/config.ts";
import type { DatasetText } from "#contract/entities/index.ts";
import type { Database } from "../../../database/Database.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { recordAudit } from "../../audit/index.ts";
import { ddlText, planDdl, schemaOf, type DdlPlan } from "../../datasets/index.ts";
import { changeEntities } from "../changes/changeEntities.ts";
import type { ChangeContext } from "../changes/ChangeContext.ts";
import { loadEntityRows, type EntityRows } from "../entities/entityRows.ts";
import { readProjectText } from "../text/readProjectText.ts";
import { presentProblem } from "../text/refuseText.ts";
import type { ProjectTexts } from "../text/projectText.ts";
import { textRows } from "../text/textRows.ts";
import { lockProject } from "../../projects/index.ts";
import { planChanges, type ChangePlan } from "./planChanges.ts";
import { planProjectRecord, writeProjectRecord } from "./projectRecord.ts";
import { summarizeChanges } from "./summarizeChanges.ts";

type Transaction = Kysely<PlatonSchema>;

export interface ApplyOptions {
  readonly files: readonly ProjectFile[];
  /** Delete the objects that the text does not name. */
  readonly deletions?: boolean | undefined;
  /** Allow DDL that loses data. */
  readonly destructive?: boolean | undefined;
  /** Do everything, tell what it was, and undo it. */
  readonly dryRun?: boolean | undefined;
  /** Loads rows into new tables before they have indexes and constraints (seeding). */
  readonly load?: (tx: Transaction) => Promise<void>;
  /** Does what leans on the new configuration, in the same transaction (seeding). */
  readonly conclude?: (tx: Transaction) => Promise<void>;
}

interface Plan {
  readonly texts: ProjectTexts;
  readonly changes: ChangePlan;
  readonly ddl: DdlPlan;
  readonly project: ConfigChange | undefined;
}

/** Ends the transaction of a dry run without keeping anything of it. */
class DryRun extends Error {}

/**
 * Makes the project what its text says: configuration and tables, all or nothing, in one transaction (D43, D44).
 *
 * @throws CallFailure `config_invalid` (file, path, reason; all of them in `data.problems`), `destructive_change`
 */
export async function applyProject(
  database: Database, context: ChangeContext, options: ApplyOptions
): Promise<ApplyAnswer> {
  const { texts, warnings } = readProjectText(options.files, context);
  const changing = underLimitsOf(texts, context);
  let answer: ApplyAnswer | undefined;
  try {
    await database.transaction(
      async (tx) => {
        await lockProject(tx, context.project.id);
        const plan = await planApply(tx, changing, { texts, deletions: options.deletions ?? false });
        answer = {
          dryRun: options.dryRun ?? false,
          changes: changesOf(plan),
          ddl: [...plan.ddl.tables, ...plan.ddl.attachments].map(ddlText),
          warnings: warnings.map((warning) => presentProblem(warning, context.locale)),
        };
        await execute(tx, changing, { plan, options });
        if (options.dryRun === true) throw new DryRun();
      },
      { class: "maintenance" },
    );
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  if (answer === undefined) throw new Error("apply without an answer");
  return answer;
}

/** The text is checked under its own limits: what it changes is, too. */
function underLimitsOf({ project: text }: ProjectTexts, context: ChangeContext): ChangeContext {
  if (text === undefined) return context;
  const { limits: _before, ...settings } = context.project.settings;
  const { limits } = text.value;
  return { ...context, project: { ...context.project, settings: { ...settings, ...(limits && { limits }) } } };
}

/**
 * What applying the text would change, found without waiting for anybody and without keeping anybody waiting.
 * @throws CallFailure `config_invalid`
 */
export async function compareProject(
  database: Database, context: ChangeContext, files: readonly ProjectFile[]
): Promise<ConfigChange[]> {
  const { texts } = readProjectText(files, context);
  return database.transaction(
    async (tx) => changesOf(await planApply(tx, context, { texts, deletions: false })),
    { class: "maintenance", isolation: "repeatable read" },
  );
}

const changesOf = ({ project, changes }: Plan): ConfigChange[] => [
  ...(project ? [project] : []), ...summarizeChanges(changes)
];

async function planApply(
  tx: Transaction, context: ChangeContext, { texts, deletions }: { texts: ProjectTexts; deletions: boolean },
): Promise<Plan> {
  const { project } = context;
  const rows = await loadEntityRows(tx, project.id);
  return {
    texts,
    changes: planChanges(textRows(texts), rows, { deletions }),
    ddl: planDdl(schemaOf(project.id), presentDatasets(rows), wantedDatasets(texts, rows, deletions)),
    project: await planProjectRecord(tx, context, texts.project),
  };
}

function presentDatasets(rows: EntityRows): Map<string, DatasetText> {
  return new Map(
    (rows.get("datasets") ?? []).map(({ values }) => [String(values["name"]), values as unknown as DatasetText])
  );
}

/** Names in the order of the text; what it does not name stays unless deleting was allowed. */
function wantedDatasets({ datasets }: ProjectTexts, rows: EntityRows, deletions: boolean): Map<string, DatasetText> {
  const wanted = new Map([...datasets].map(([name, { value }]) => [name, value]));
  if (deletions) return wanted;
  const kept = [...presentDatasets(rows)].filter(([name]) => !wanted.has(name));
  return new Map([...wanted, ...kept]);
}

async function execute(
  tx: Transaction, context: ChangeContext, { plan, options }: { plan: Plan; options: ApplyOptions }
): Promise<void> {
  const { changes, ddl, project, texts } = plan;
  if (project !== undefined && texts.project !== undefined) await writeProjectRecord(tx, context, texts.project);
  if (project !== undefined || changes.changes.length > 0) {
    await changeEntities(tx, context, changes.changes.map(({ change }) => change), options);
  }
  const counts = { changes: changesOf(plan).filter(({ change }) => change !== "kept").length, ddl: ddl.tables.length + ddl.attachments.length };
  if (counts.changes + counts.ddl > 0) await recordAudit(tx, context, { event: "config applied", details: counts });
  await options.conclude?.(tx);
}
