import type { TableFilter } from "#sdk/wire.ts";
import { filterShape, type FilterValue } from "./filterValue.ts";
import { readTyped, typedTexts } from "./typedTexts.ts";
import { conditionFilter, isGroup, type Condition, type Where } from "./where.ts";

/** A condition while it is written: the texts are those that stand in its fields. */
export interface DraftCondition extends Omit<Condition, "value"> {
  readonly texts: readonly string[];
  /** Values were chosen from a list: they are taken as they are. */
  readonly isChosen: boolean;
}

export interface DraftGroup {
  readonly kind: Where["kind"];
  readonly members: readonly (DraftCondition | DraftGroup)[];
}

type Fields = ReadonlyMap<string, TableFilter>;

export const isDraftGroup = (member: DraftCondition | DraftGroup): member is DraftGroup => "members" in member;

/** About the first field, by its first operator. */
export function newCondition(fields: Fields): DraftCondition {
  const [first] = fields.values();
  return { field: first?.field ?? "", operator: (first?.operator ?? "eq") as Condition["operator"], texts: [], isChosen: false };
}

export const emptyGroup = (fields: Fields): DraftGroup => ({ kind: "and", members: [newCondition(fields)] });

export function draftOf(where: Where | undefined): DraftGroup | undefined {
  if (where === undefined) return undefined;
  const members = where.members.flatMap((member): (DraftCondition | DraftGroup)[] => {
    if (isGroup(member)) return [draftOf(member)].filter((group) => group !== undefined);
    return [{ field: member.field, operator: member.operator, texts: member.value, isChosen: true }];
  });
  return { kind: where.kind, members };
}

/** What a condition's fields mean; undefined where that is nothing. */
export function draftValue(fields: Fields, { field, operator, texts, isChosen }: DraftCondition): FilterValue | undefined {
  const filter = conditionFilter(fields, { field, operator });
  if (!filter) return undefined;
  if (filterShape(filter) === "none") return ["1"];
  if (texts.every((text) => text.trim() === "")) return undefined;
  return isChosen ? texts : readTyped(filter, texts);
}

/** What stands in the fields of a condition that was read, not typed. */
export const shownTexts = (filter: TableFilter, { texts, isChosen }: DraftCondition): readonly string[] => (isChosen ? typedTexts(filter, texts) : texts);

/** The conditions of a draft; `isWhole` is false where one of them has no value, or a wrong one. */
export function whereOf(fields: Fields, { kind, members }: DraftGroup): { where: Where | undefined; isWhole: boolean } {
  let isWhole = true;
  const read = members.flatMap((member): (Condition | Where)[] => {
    if (isDraftGroup(member)) {
      const inner = whereOf(fields, member);
      isWhole &&= inner.isWhole;
      return inner.where ? [inner.where] : [];
    }
    const value = draftValue(fields, member);
    isWhole &&= value !== undefined;
    return value ? [{ field: member.field, operator: member.operator, value }] : [];
  });
  return { where: read.length > 0 ? { kind, members: read } : undefined, isWhole };
}
