import type { Kysely } from "kysely";
import type { ApplyAnswer, ConfigChange, ProjectFile } from "#contract/config.ts";
import type { Database } from "../../../database/Database.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { recordAudit } from "../../audit/index.ts";
import { ddlText } from "../../datasets/index.ts";
import { lockProject } from "../../projects/index.ts";
import { lostTables, unchangedTables, type ChangedTables } from "../changes/changeDatasets.ts";
import { tellWaiting } from "../changes/ChangeProgress.ts";
import { changeInTransaction } from "../changes/untilTablesAreFree.ts";
import { changeEntities } from "../changes/changeEntities.ts";
import type { ChangeContext } from "../changes/ChangeContext.ts";
import { loadEntityRows, type EntityRows } from "../entities/entityRows.ts";
import { readProjectText } from "../text/readProjectText.ts";
import type { TextProblem } from "../text/problems/reasons.ts";
import { presentProblem, refuseText } from "../text/problems/refuseText.ts";
import { secretBox, unreadableSecrets } from "../secrets/sealedSettings.ts";
import type { ProjectTexts } from "../text/shapes/projectText.ts";
import { textRows } from "../text/shapes/textRows.ts";
import { demandFewDeletions } from "./demandFewDeletions.ts";
import { mergeWithServer, type MergedText, type MergeWishes } from "./merging/mergeWithServer.ts";
import { readTextBase } from "./merging/readTextBase.ts";
import { applyUsers, prepareNewcomers } from "./people/applyUsers.ts";
import { planChanges, type ChangePlan } from "../changes/planning/planChanges.ts";
import { planProjectRecord, readProjectRecord, writeProjectRecord } from "./projectRecord.ts";
import { summarizeChanges } from "../changes/planning/summarizeChanges.ts";

type Transaction = Kysely<PlatonSchema>;

export interface ApplyOptions extends MergeWishes {
  readonly files: readonly ProjectFile[];
  /** How many objects go, confirmed by whoever asked for deletions; `any`: this version of the server says what there is. */
  readonly deletionCount?: number | "any" | undefined;
  /** Allow DDL that loses data. */
  readonly destructive?: boolean | undefined;
  /** Empty values that do not fit the new type of their field; they are refused else. */
  readonly emptying?: boolean | undefined;
  /** Users who are there get the text's roles, names and organisations. */
  readonly users?: boolean | undefined;
  /** Do everything, tell what it was, and undo it. */
  readonly dryRun?: boolean | undefined;
  /** Loads rows into new tables before they have indexes and constraints (seeding). */
  readonly load?: (tx: Transaction) => Promise<void>;
  /** Does what leans on the new configuration, in the same transaction (seeding). */
  readonly conclude?: (tx: Transaction) => Promise<void>;
}

interface Plan {
  readonly merged: MergedText;
  readonly changes: ChangePlan;
  readonly project: ConfigChange | undefined;
}

/**
 * Makes the project what its text says: configuration and tables, all or nothing, in one transaction (D43, D44). What others
 * changed on the server since the text's base stays.
 *
 * @throws CallFailure `config_invalid` (file, path, reason; all of them in `data.problems`), `destructive_change`,
 *   `text_conflict` for what both sides changed, `many_deletions` for more of them than anybody confirmed
 */
export async function applyProject(
  database: Database, context: ChangeContext, options: ApplyOptions
): Promise<ApplyAnswer> {
  const { texts, carried, warnings } = readProjectText(options.files, context);
  const changing = underLimitsOf(texts, context);
  const isDryRun = options.dryRun ?? false;
  // Whoever fills a project makes its users too.
  const users = options.conclude ? new Map() : texts.users;
  const newcomers = await prepareNewcomers(database, context, users);
  return changeInTransaction(database, async (tx) => {
    await lockProject(tx, context.project.id);
    const rows = await loadEntityRows(tx, context.project.id);
    const merged = await mergeWithServer(tx, context, { texts, rows, wishes: options });
    const plan = await planApply(tx, changing, { merged, rows, deletions: options.deletions ?? false });
    await demandFewDeletions(tx, context, { changes: plan.changes.changes, rows, project: texts.project?.value, options });
    const { ddl, losses, conversions, warnings: told } = await execute(tx, changing, { plan, rows, options });
    const people = await applyUsers(tx, changing, { users, newcomers, updates: options.users ?? false });
    const missing = await warnOfSecrets(tx, context);
    return {
      dryRun: isDryRun, changes: changesOf(plan), ddl: ddl.map(ddlText), losses: [...losses], conversions: [...conversions], warnings: [...[...warnings, ...missing].map((warning) => presentProblem(warning, context.locale)), ...told],
      taken: takenOf(merged, carried), users: isDryRun ? people.map(({ username, change }) => ({ username, change })) : people, base: await readTextBase(tx, context.project.id), isBased: merged.isBased,
    };
  }, { isDryRun, onWait: () => tellWaiting(context) });
}

/** Of each object once. */
const takenOf = ({ taken }: MergedText, carried: MergedText["taken"]): ApplyAnswer["taken"] =>
  [...new Map([...taken, ...carried].map((one) => [`${one.entity}/${one.name}`, one])).values()];

/** Secrets that somebody has to enter on this server. */
async function warnOfSecrets(tx: Transaction, { project }: ChangeContext): Promise<TextProblem[]> {
  const [{ settings }, box] = [await readProjectRecord(tx, project.id), await secretBox(tx)];
  return unreadableSecrets(settings, box).map((place) => ({ file: "project.json", path: `$.${place}`, reason: "unreadSecret" }));
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
    async (tx) => {
      const merged = { rows: textRows(texts), project: texts.project, taken: [], isBased: false };
      return changesOf(await planApply(tx, context, { merged, rows: await loadEntityRows(tx, context.project.id), deletions: false }));
    },
    { class: "maintenance", isolation: "repeatable read" },
  );
}

const changesOf = ({ project, changes }: Plan): ConfigChange[] => [
  ...(project ? [project] : []), ...summarizeChanges(changes)
];

async function planApply(
  tx: Transaction, context: ChangeContext, { merged, rows, deletions }: { merged: MergedText; rows: EntityRows; deletions: boolean },
): Promise<Plan> {
  const changes = planChanges(merged.rows, rows, { deletions });
  refuseDoubled(changes, context);
  return { merged, changes, project: await planProjectRecord(tx, context, merged.project) };
}

/** Which of the two is meant nobody can say. */
function refuseDoubled({ doubled }: ChangePlan, { locale }: ChangeContext): void {
  const problems = doubled.map(({ entity, object, key, was = "" }): TextProblem => ({ file: `datasets/${object}.json`, path: entity === "datasets" ? "$.was" : `$.fields[name=${key}].was`, reason: "bothThere", params: { name: key, was } }));
  if (problems.length > 0) throw refuseText(problems, locale);
}

async function execute(
  tx: Transaction, context: ChangeContext, { plan, rows, options }: { plan: Plan; rows: EntityRows; options: ApplyOptions }
): Promise<ChangedTables> {
  const { changes, project, merged } = plan;
  if (project !== undefined && merged.project !== undefined) await writeProjectRecord(tx, context, merged.project);
  const isChanged = project !== undefined || changes.changes.length > 0;
  const tables = isChanged || (await lostTables(tx, context.project.id, rows)).length > 0
    ? await changeEntities(tx, context, changes.changes.map(({ change }) => change), { ...options, emptying: options.emptying ?? false, isText: true })
    : unchangedTables;
  const counts = { changes: changesOf(plan).filter(({ change }) => change !== "kept").length, ddl: tables.ddl.length };
  if (counts.changes + counts.ddl > 0) await recordAudit(tx, context, { event: "config applied", details: counts });
  await options.conclude?.(tx);
  return tables;
}
