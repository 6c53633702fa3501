import type { Kysely } from "kysely";
import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { limitsOf } from "../../projects/index.ts";
import { entityOf } from "../entities/entities.ts";
import type { EntityName } from "../entities/EntityDefinition.ts";
import { loadEntityRows, type EntityRow, type EntityRows } from "../entities/entityRows.ts";
import { checkModules } from "../text/checks/checkModules.ts";
import { checkProject } from "../text/checks/checkProject.ts";
import { checkSources } from "../text/checks/checkSources.ts";
import type { ProjectTexts } from "../text/shapes/projectText.ts";
import type { TextProblem } from "../text/problems/reasons.ts";
import { refuseText } from "../text/problems/refuseText.ts";
import { rowTexts } from "../text/shapes/rowTexts.ts";
import type { ChangeContext } from "./ChangeContext.ts";
import type { ChangedEntity } from "./EntityChange.ts";

/** The rows of a project before and after a change. */
export interface ChangedRows {
  readonly before: EntityRows;
  readonly after: EntityRows;
}

/**
 * The one validation of configuration (D61): nothing is wrong after the change that was not wrong before it, whichever way
 * it came: text, form, restore, or installation.
 * @throws CallFailure `config_invalid` with every new mistake in `data.problems`
 */
export function demandOrder({ project, locale }: ChangeContext, { before, after }: ChangedRows, changed: readonly ChangedEntity[]): void {
  const check = { projectId: project.id, limits: limitsOf(project), objects: objectsOf(changed), hasCode: changed.some(({ entity }) => holdsCode(entity)) };
  const found = problemsOf(changedLast(after, changed), check);
  if (found.length === 0) return;
  const known = new Set(problemsOf(before, check).map(identity));
  const problems = found.filter((problem) => !known.has(identity(problem)));
  if (problems.length > 0) throw refuseText(problems, locale);
}

export async function readChangedRows(tx: Kysely<PlatonSchema>, { project }: ChangeContext, changed: readonly ChangedEntity[]): Promise<ChangedRows> {
  const after = await loadEntityRows(tx, project.id);
  return { before: undo(after, changed), after };
}

/** Of two objects of one name or address the one that changed is told. */
function changedLast(rows: EntityRows, changed: readonly ChangedEntity[]): EntityRows {
  const ids = new Set(changed.map(({ id }) => id));
  return new Map([...rows].map(([entity, list]) => {
    const { orderField } = entityOf(entity);
    return [entity, orderField === undefined ? [...list.filter(({ id }) => !ids.has(id)), ...list.filter(({ id }) => ids.has(id))] : list];
  }));
}

/** Places of parts move when one of them goes, and what else there is changes with every name. */
const identity = ({ file, reason, params: { near: _near, list: _list, ...params } = {} }: TextProblem): string => JSON.stringify([file, reason, params]);

interface Check {
  readonly projectId: string;
  readonly limits: RealmLimits;
  /** Ids of what changed: code elsewhere is what it was. */
  readonly objects: ReadonlySet<string>;
  /** Whether code changed, or what may hold some: modules import each other. */
  readonly hasCode: boolean;
}

const holdsCode = (entity: EntityName): boolean => Object.values(entityOf(entity).description.fields).some(({ code }) => code !== undefined);

function problemsOf(rows: EntityRows, check: Check): TextProblem[] {
  const changed = new Map([...rows].map(([entity, list]) => [entity, list.filter(({ id }) => entityOf(entity).owner || check.objects.has(id))]));
  const texts = textsOf(rows);
  return [
    ...checkProject(texts, check).problems, ...checkSources(textsOf(changed), check.limits).problems, ...(check.hasCode ? checkModules(texts) : []),
  ];
}

const textsOf = (rows: EntityRows): ProjectTexts => ({ ...rowTexts(rows), project: undefined, users: new Map() });

/** Ids of the objects that changed, or a part of which did. */
const objectsOf = (changed: readonly ChangedEntity[]): ReadonlySet<string> =>
  new Set(changed.map(({ entity, id, values }) => String(values[entityOf(entity).ownerField ?? ""] ?? id)));

/** The rows as they were before each of them changed. */
function undo(after: EntityRows, changed: readonly ChangedEntity[]): EntityRows {
  const was = new Map<string, { entity: EntityName; row: EntityRow | undefined }>();
  for (const { entity, id, version, change, before } of changed) {
    // Of several changes of one row the first knows what was there.
    if (was.has(id)) continue;
    const isThere = before !== undefined && change !== "restore";
    was.set(id, { entity, row: isThere ? { id, version, values: before } : undefined });
  }
  const rows = new Map([...after].map(([entity, list]) => [entity, list.flatMap((row) => (was.has(row.id) ? (takeRow(was, row.id) ?? []) : row))]));
  // What is left went with the change.
  for (const { entity, row } of was.values()) if (row) rows.set(entity, [...(rows.get(entity) ?? []), row]);
  return rows;
}

function takeRow(was: Map<string, { row: EntityRow | undefined }>, id: string): EntityRow | undefined {
  const row = was.get(id)?.row;
  was.delete(id);
  return row;
}
