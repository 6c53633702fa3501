import type { Kysely } from "kysely";
import type { DeletedObject, Revision, RevisionDifference } from "#contract/history.ts";
import { firstProperty } from "#core/history/placeAtPath.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { findEntity } from "../entities/entities.ts";
import { hideSecrets } from "../secrets/hideSecrets.ts";
import { historyWords, type HistoryWords } from "./HistoryWords.ts";
import type { ChangeRow } from "./readChanges.ts";
import { leadsTo, readNames, type Lead, type Names } from "./readNames.ts";

/** Differences of one change in a list; all of them are in the comparison. */
const shownDifferences = 6;
/** Letters of a value in a list. */
const shownLetters = 200;

interface Known {
  readonly words: HistoryWords;
  readonly names: Names;
}

/** Changes as people read them, in the caller's language. */
export async function presentChanges(executor: Kysely<PlatonSchema>, context: CallContext, rows: readonly ChangeRow[]): Promise<Revision[]> {
  const known = { words: await historyWords(context), names: await readNames(executor, context.project.id, rows.flatMap(leadsOf)) };
  return rows.map((row) => presentChange(row, known));
}

/** Deleted objects as people read them. */
export async function presentDeleted(executor: Kysely<PlatonSchema>, context: CallContext, rows: readonly ChangeRow[]): Promise<DeletedObject[]> {
  const presented = await presentChanges(executor, context, rows);
  return presented.map(({ place, moment, entity, id, kind, name, owner, at, by, byName }) => ({ place, moment, entity, id, kind, name, owner, at, by, byName }));
}

function leadsOf({ entity, owner_id, diff }: ChangeRow): Lead[] {
  const owner = findEntity(entity)?.owner;
  return [
    ...(owner !== undefined && owner_id !== null ? [{ entity: owner, id: owner_id }] : []),
    ...diff.flatMap(({ path, before, after }) => {
      const target = leadsTo(entity, path);
      return target === undefined ? [] : [{ entity: target, id: before }, { entity: target, id: after }];
    }),
  ];
}

function presentChange(row: ChangeRow, known: Known): Revision {
  const { place, moment, entity, id, revision, change, at, by } = row;
  const { words } = known;
  const diff = change === "update" ? row.diff : [];
  return {
    place, moment, entity, id, revision, change, at, by, byName: row.by_name, kind: words.kind(entity), name: words.text(row.name), owner: ownerOf(row, known),
    diff: diff.slice(0, shownDifferences).map((difference) => presentDifference(entity, difference, known)), count: diff.length,
  };
}

function ownerOf({ entity, owner_id }: ChangeRow, { words, names }: Known): Revision["owner"] {
  const owner = findEntity(entity)?.owner;
  if (owner === undefined || owner_id === null) return null;
  return { entity: owner, id: owner_id, kind: words.kind(owner), name: words.text(names.get(owner_id) ?? "") };
}

function presentDifference(entity: string, { path, before, after }: ChangeRow["diff"][number], { words, names }: Known): RevisionDifference {
  const isLead = leadsTo(entity, firstProperty(path)) !== undefined;
  const told = [before, after].map((value) => cut(isLead ? nameOf(value, names) : hideSecrets(entity, path, value)));
  return {
    path, title: words.title(entity, path), before: told[0]?.value ?? null, after: told[1]?.value ?? null, ...(told.some(({ isCut }) => isCut) && { isCut: true }),
  };
}

export const nameOf = (value: unknown, names: Names): unknown => (typeof value === "string" ? (names.get(value) ?? value) : value);

function cut(value: unknown): { readonly value: unknown; readonly isCut: boolean } {
  if (typeof value === "string") return { value: value.slice(0, shownLetters), isCut: value.length > shownLetters };
  const isCut = typeof value === "object" && value !== null && JSON.stringify(value).length > shownLetters;
  return { value: isCut ? null : value, isCut };
}
