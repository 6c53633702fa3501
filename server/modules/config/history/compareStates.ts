import type { ObjectDifference, PropertyDifference } from "#contract/history.ts";
import { compareValues } from "#core/history/compareValues.ts";
import { firstProperty } from "#core/history/placeAtPath.ts";
import { entities, findEntity } from "../entities/entities.ts";
import type { EntityValues } from "../entities/entityRows.ts";
import { nameOfRow } from "../entities/nameOfRow.ts";
import { hideSecrets } from "../secrets/hideSecrets.ts";
import type { HistoryWords } from "./HistoryWords.ts";
import { nameOf } from "./presentChanges.ts";
import { leadsTo, type Lead, type Names } from "./readNames.ts";
import type { ObjectRows, RowState } from "./readState.ts";

/** A row that differs, before it is put into words. */
export interface RowDifference {
  readonly entity: string;
  readonly id: string;
  readonly change: ObjectDifference["change"];
  readonly values: EntityValues;
  readonly paths: readonly { readonly path: string; readonly before: unknown; readonly after: unknown }[];
}

/** What differs between two states of an object: of the object itself, then of its parts in their order. */
export function compareRows(before: ObjectRows, after: ObjectRows): RowDifference[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  const found = [...keys].flatMap((key) => compareRow(before.get(key), after.get(key)));
  return found.sort((one, other) => rankOf(one.entity) - rankOf(other.entity) || orderOf(one) - orderOf(other));
}

function compareRow(before: RowState | undefined, after: RowState | undefined): RowDifference[] {
  const row = after ?? before;
  const values = after?.values ?? before?.values;
  if (row === undefined || values === undefined) return [];
  const { entity, id } = row;
  const change = before?.values === undefined ? "insert" : after?.values === undefined ? "delete" : "update";
  const paths = compareValues(filled(entity, before?.values), filled(entity, after?.values)).filter(({ path }) => change === "update" || !isPlace(entity, path));
  return change === "update" && paths.length === 0 ? [] : [{ entity, id, change, values, paths }];
}

/** Properties that the entity did not have by then are as they are when nobody says anything. */
function filled(name: string, values: EntityValues | undefined): Record<string, unknown> {
  const entity = findEntity(name);
  if (entity === undefined) return { ...values };
  return Object.fromEntries(entity.fields.map((field) => [field.name, values?.[field.name] ?? field.default ?? null]));
}

/** Where a row stands says nothing of one that came or went. */
const isPlace = (name: string, path: string): boolean => {
  const entity = findEntity(name);
  return path === entity?.ownerField || path === entity?.orderField || (path === "key" && entity?.keyField === "key");
};

const rankOf = (entity: string): number => entities.findIndex(({ name }) => name === entity);
const orderOf = ({ values }: RowDifference): number => Number(values["sortOrder"] ?? 0);

/** Ids whose names the differences speak of. */
export const leadsOfDifferences = (differences: readonly RowDifference[]): Lead[] =>
  differences.flatMap(({ entity, paths }) => paths.flatMap(({ path, before, after }) => {
    const target = leadsTo(entity, path);
    return target === undefined ? [] : [{ entity: target, id: before }, { entity: target, id: after }];
  }));

/** The differences in the caller's language. */
export function presentDifferences(differences: readonly RowDifference[], words: HistoryWords, names: Names): ObjectDifference[] {
  return differences.map(({ entity, id, change, values, paths }) => ({
    entity, id, change, kind: words.kind(entity), name: words.text(nameOfRow(values)),
    properties: paths.map(({ path, before, after }): PropertyDifference => {
      const tell = (value: unknown): unknown => (leadsTo(entity, path) === undefined ? hideSecrets(entity, path, value) : nameOf(value, names));
      return { path, title: words.title(entity, path), look: lookOf(entity, path, [before, after]), before: tell(before) ?? null, after: tell(after) ?? null };
    }),
  }));
}

function lookOf(entity: string, path: string, both: readonly unknown[]): PropertyDifference["look"] {
  const values = both.filter((value) => value !== null && value !== undefined && value !== "");
  if (values.length > 0 && values.every((value) => Array.isArray(value) && value.every((one) => typeof one === "string"))) return "list";
  if (!values.every((value) => typeof value === "string")) return "value";
  if (isCode(entity, path)) return "code";
  return values.length === 2 && values.some((value) => value.length > shortText) ? "text" : "value";
}

function isCode(name: string, path: string): boolean {
  const description = findEntity(name)?.description;
  return description?.fields[firstProperty(path)]?.code !== undefined || codeProperties.test(path);
}

/** Of a form's elements. */
const codeProperties = /^properties\.(js|css|htmlContent)$/;

/** A text that is read at one glance is shown before and after as a whole. */
const shortText = 30;
