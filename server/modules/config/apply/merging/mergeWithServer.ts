import type { Kysely } from "kysely";
import type { ApplyBody, TextBase, TextConflict } from "#contract/config.ts";
import type { EntityDescription } from "#contract/entities/describe.ts";
import type { ProjectText } from "#contract/project/index.ts";
import type { PlatonSchema } from "../../../../database/PlatonSchema.ts";
import { CallFailure } from "../../../../http/CallFailure.ts";
import type { ChangeContext } from "../../changes/ChangeContext.ts";
import { collectionOf, entities, entityOf, findEntity } from "../../entities/entities.ts";
import type { EntityRows } from "../../entities/entityRows.ts";
import type { Placed, ProjectTexts } from "../../text/shapes/projectText.ts";
import { rowTexts } from "../../text/shapes/rowTexts.ts";
import { textRows, type TextRow } from "../../text/shapes/textRows.ts";
import { readProjectRecord, sealRecord, toRecord } from "../projectRecord.ts";
import { mergeTexts, type Conflict, type PreferredSide } from "./mergeTexts.ts";
import { isSame, mergeValues, type Merging } from "./mergeValues.ts";
import { readChangesSince, readDeleted, type Authored, type ChangesSince, type Deleted } from "./readChangesSince.ts";
import { readTextBase } from "./readTextBase.ts";
import { hideSecrets } from "../../secrets/hideSecrets.ts";

type Transaction = Kysely<PlatonSchema>;

export interface MergeWishes extends Pick<ApplyBody, "base" | "mine" | "theirs" | "deletions"> {}

/** What is applied: the text with what others changed on the server since it was pulled. */
export interface MergedText {
  readonly rows: readonly TextRow[];
  readonly project: Placed<ProjectText> | undefined;
  readonly taken: readonly { readonly entity: string; readonly name: string }[];
  /** Whether the text's base is one of this project. */
  readonly isBased: boolean;
}

interface Merge {
  readonly texts: ProjectTexts;
  /** Of the server. */
  readonly rows: EntityRows;
  readonly wishes: MergeWishes;
}

/**
 * The text as one with the server, where others changed it since the text's base.
 * @throws CallFailure `text_conflict` with every object that both changed in `data.conflicts`
 */
export async function mergeWithServer(tx: Transaction, context: ChangeContext, { texts, rows, wishes }: Merge): Promise<MergedText> {
  const { id: projectId } = context.project;
  const present = await readTextBase(tx, projectId);
  const isBased = isOf(present, wishes.base);
  const since = isBased ? await readChangesSince(tx, rows, { projectId, revision: wishes.base?.revision ?? 0 }) : undefined;
  const [mine, theirs] = [textRows(texts), rowsOf(rows)];
  const deleted = await readDeletedOf(tx, projectId, { mine, theirs });
  const sideOf = (entity: string, name: string): PreferredSide => sideIn(wishes, entity, name);
  const merged = mergeTexts({ base: since ? rowsOf(since.rows) : isBased ? theirs : undefined, mine, theirs }, {
    deletions: wishes.deletions ?? false, preferredSide: sideOf, isDeletedThere: (entity, name) => deleted.has(`${entity}/${name}`),
  });
  const record = await mergeRecord(tx, context, { text: texts.project, since, side: sideOf("projects", projectId) });
  refuseConflicts([...record.conflicts, ...merged.conflicts], { ...authorsOf(rows, since), ...Object.fromEntries(deleted) });
  return { rows: merged.rows, project: record.text, taken: [...record.taken, ...merged.taken], isBased };
}

/** One of a later revision is of a copy of the database, or of a database that was set back. */
const isOf = ({ project, origin, revision }: TextBase, base: TextBase | undefined): boolean =>
  base !== undefined && base.project === project && base.origin === origin && base.revision <= revision;

const rowsOf = (rows: EntityRows): TextRow[] => textRows({ ...rowTexts(rows), project: undefined, users: new Map() });

/** Asked for only where the text makes something. */
async function readDeletedOf(
  tx: Transaction, projectId: string, { mine, theirs }: { mine: readonly TextRow[]; theirs: readonly TextRow[] },
): Promise<ReadonlyMap<string, Deleted>> {
  const nameOf = ({ entity, object }: TextRow): string => `${entity}/${object}`;
  const present = new Set(theirs.map(nameOf));
  const isNew = mine.some((row) => entityOf(row.entity).owner === undefined && !present.has(nameOf(row)));
  return new Map(isNew ? (await readDeleted(tx, projectId)).map((one) => [`${one.entity}/${one.name}`, one]) : []);
}

/** Names as changes are reported (`platon_pages/start`), or as files are called (`pages/start`). */
function sideIn({ mine, theirs }: MergeWishes, entity: string, name: string): PreferredSide {
  const description = findEntity(entity)?.description as EntityDescription | undefined;
  const names = [`${entity}/${name}`, ...(description ? [`${collectionOf(description)}/${name}`] : [])];
  const isNamed = (said: MergeWishes["mine"]): boolean => Array.isArray(said) && names.some((one) => said.includes(one));
  if (isNamed(mine) || isNamed(theirs)) return isNamed(mine) ? "mine" : "theirs";
  return mine === "all" ? "mine" : theirs === "all" ? "theirs" : undefined;
}

type RecordConflict = Omit<Conflict, "entity"> & { readonly entity: string };

interface MergedRecord {
  readonly text: Placed<ProjectText> | undefined;
  readonly conflicts: readonly RecordConflict[];
  readonly taken: readonly { readonly entity: string; readonly name: string }[];
}

/** What the project says of itself: `project.json`. */
async function mergeRecord(
  tx: Transaction, { project }: ChangeContext, { text, since, side }: { text: Placed<ProjectText> | undefined; since: ChangesSince | undefined; side: PreferredSide },
): Promise<MergedRecord> {
  if (text === undefined || since?.record === undefined) return { text, conflicts: [], taken: [] };
  const { title, hostNames, settings } = await readProjectRecord(tx, project.id);
  const merging: Merging = { prefers: side ?? "mine", clashes: [] };
  const mine = toRecord(await sealRecord(tx, project.id, text.value));
  const merged = mergeValues({ base: since.record, mine, theirs: { title, hostNames, settings } }, "", merging) as ReturnType<typeof toRecord>;
  const value = { title: merged.title, ...(merged.hostNames.length > 0 && { hostNames: [...merged.hostNames] }), ...merged.settings };
  const place = { entity: "projects", name: project.id };
  const isConflict = merging.clashes.length > 0 && side === undefined;
  return {
    text: { ...text, value }, conflicts: isConflict ? [{ ...place, kind: "changed", clashes: merging.clashes }] : [], taken: isSame(merged, mine) ? [] : [place],
  };
}

const shownConflicts = 200;

function refuseConflicts(conflicts: readonly RecordConflict[], authors: Readonly<Record<string, Authored>>): void {
  if (conflicts.length === 0) return;
  const told = conflicts.slice(0, shownConflicts).map(({ entity, name, kind, clashes }): TextConflict => {
    const { by = null, at = null } = authors[`${entity}/${name}`] ?? {};
    const tell = (path: string, value: unknown = null): unknown => hideSecrets(entity, path, value);
    return { entity, name, kind, by, at, properties: clashes.map(({ path, base, mine, theirs }) => ({ path, base: tell(path, base), mine: tell(path, mine), theirs: tell(path, theirs) })) };
  });
  const names = told.slice(0, 6).map(({ entity, name }) => `${entity}/${name}`).join(", ");
  throw new CallFailure("text_conflict", { params: { what: conflicts.length > 6 ? `${names}, …` : names }, data: { conflicts: told } });
}

/** Who changed an object, or a part of it, last: by `tables/cities`. */
function authorsOf(now: EntityRows, since: ChangesSince | undefined): Record<string, Authored> {
  const found: Record<string, Authored> = {};
  if (since === undefined) return found;
  for (const rows of [since.rows, now]) {
    const names = new Map<string, string>();
    for (const { name: entity, keyField, owner, ownerField } of entities) {
      for (const { id, values } of rows.get(entity) ?? []) {
        const object = ownerField === undefined ? String(values[keyField]) : names.get(String(values[ownerField]));
        if (ownerField === undefined) names.set(id, String(values[keyField]));
        const author = since.authors.get(id);
        const place = `${owner ?? entity}/${object}`;
        if (author !== undefined && (found[place]?.at ?? "") <= author.at) found[place] = author;
      }
    }
  }
  return found;
}
