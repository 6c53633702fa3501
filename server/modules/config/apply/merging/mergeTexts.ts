import { entityOf } from "../../entities/entities.ts";
import type { EntityName } from "../../entities/EntityDefinition.ts";
import type { TextRow } from "../../text/shapes/textRows.ts";
import { mergeOrder } from "./mergeOrder.ts";
import { isSame, mergeValues, type Clash, type Merging } from "./mergeValues.ts";
import type { Sides } from "./Sides.ts";

/** Which side stands where both changed an object; undefined: nobody said. */
export type PreferredSide = "mine" | "theirs" | undefined;

/** An object that both sides changed. */
export interface Conflict {
  readonly entity: EntityName;
  readonly name: string;
  /** `deleted` on the server, and in the text; `gone` from the text, and changed on the server. */
  readonly kind: "changed" | "deleted" | "gone";
  readonly clashes: readonly Clash[];
}

export interface MergedTexts {
  readonly rows: TextRow[];
  readonly conflicts: readonly Conflict[];
  /** Objects that are not what the text says, because the server's side came in. */
  readonly taken: readonly { readonly entity: EntityName; readonly name: string }[];
}

export interface MergeOptions {
  /** Whether objects go that the text does not name. */
  readonly deletions: boolean;
  preferredSide(entity: EntityName, name: string): PreferredSide;
  /** Whether the object was there, and somebody deleted it on the server. */
  isDeletedThere(entity: EntityName, name: string): boolean;
}

type Rows = readonly TextRow[];

/** What of one object stands on a side: its own row first, then its parts. */
interface ObjectRows {
  readonly entity: EntityName;
  readonly name: string;
  readonly sides: Sides<Rows>;
}

/**
 * Text and server as one, object by object and property by property: what only one side changed since `base` is as that side
 * has it. Without a base what the text says stands, but for objects that were deleted on the server.
 */
export function mergeTexts({ base, mine, theirs }: Sides<Rows> | { base: undefined; mine: Rows; theirs: Rows }, options: MergeOptions): MergedTexts {
  const sides = { base: base ?? [], mine, theirs };
  const objects = groupObjects(sides);
  const merged = objects.map((object) => ({ object, ...mergeObject(object, { ...options, hasBase: base !== undefined }) }));
  const taken = merged.filter((one) => one.isTaken).map(({ object: { entity, name } }) => ({ entity, name }));
  const ordered = base === undefined ? { rows: withoutObjects(mine, taken), moved: [], conflicts: [] } : orderObjects(merged.flatMap(({ rows }) => rows), sides, options);
  return { rows: ordered.rows, conflicts: [...merged.flatMap(({ conflict }) => conflict ?? []), ...ordered.conflicts], taken: [...taken, ...ordered.moved] };
}

function withoutObjects(rows: Rows, objects: MergedTexts["taken"]): TextRow[] {
  const names = new Set(objects.map(({ entity, name }) => `${entity}|${name}`));
  return rows.filter((row) => !names.has(objectOf(row)));
}

const ownerOf = ({ entity }: TextRow): EntityName => entityOf(entity).owner ?? entity;
const isWhole = ({ entity }: TextRow): boolean => entityOf(entity).owner === undefined;
const objectOf = (row: TextRow): string => `${ownerOf(row)}|${row.object}`;

function groupObjects(sides: Sides<Rows>): ObjectRows[] {
  const objects = new Map<string, { entity: EntityName; name: string; sides: { base: TextRow[]; mine: TextRow[]; theirs: TextRow[] } }>();
  for (const side of ["mine", "theirs", "base"] as const) {
    for (const row of sides[side]) {
      const id = objectOf(row);
      const known = objects.get(id) ?? { entity: ownerOf(row), name: row.object, sides: { base: [], mine: [], theirs: [] } };
      objects.set(id, known);
      known.sides[side].push(row);
    }
  }
  return [...objects.values()];
}

interface MergedObject {
  readonly rows: Rows;
  readonly isTaken: boolean;
  readonly conflict?: Conflict | undefined;
}

function mergeObject({ entity, name, sides }: ObjectRows, options: MergeOptions & { hasBase: boolean }): MergedObject {
  const { base, mine, theirs } = sides;
  const side = options.preferredSide(entity, name);
  const refuse = (kind: Conflict["kind"], clashes: readonly Clash[] = []): Conflict | undefined => (side === undefined ? { entity, name, kind, clashes } : undefined);
  if (mine.length > 0 && theirs.length > 0) return mergeBoth({ entity, name, sides }, side, options.hasBase);
  if (mine.length > 0) {
    const isDeleted = base.length > 0 || options.isDeletedThere(entity, name);
    if (isDeleted && side === "theirs") return { rows: [], isTaken: true };
    return { rows: mine, isTaken: false, conflict: isDeleted ? refuse("deleted") : undefined };
  }
  if (theirs.length === 0 || !options.hasBase) return nothing;
  if (base.length === 0) return { rows: theirs, isTaken: true };
  if (!options.deletions || isSame(plain(base), plain(theirs))) return nothing;
  return side === "theirs" ? { rows: theirs, isTaken: true } : { ...nothing, conflict: refuse("gone") };
}

const nothing: MergedObject = { rows: [], isTaken: false };

const plain = (rows: Rows): unknown => Object.fromEntries(rows.map((row) => [partOf(row), said(row)]));

/** What a row says, its place in the tree included. */
const said = ({ values, parentKey }: TextRow): Readonly<Record<string, unknown>> => ({ ...values, parentKey: parentKey ?? null });

/** A row among those of its object. */
const partOf = ({ entity, key }: TextRow): string => `${entity}|${key}`;

function mergeBoth({ entity, name, sides }: ObjectRows, side: PreferredSide, hasBase: boolean): MergedObject {
  if (!hasBase) return { rows: sides.mine, isTaken: false };
  const merging: Merging = { prefers: side ?? "mine", clashes: [] };
  const merged = mergeRows(sides, merging);
  // What an object itself stands below is another object.
  const parts = orderRows(merged.filter((row) => !isWhole(row)), sides, {
    prefers: () => merging.prefers, clash: ({ place }, keys) => void merging.clashes.push({ path: `${place}.sortOrder`, ...keys }),
  });
  const rows = [...merged.filter(isWhole), ...parts];
  const isClash = merging.clashes.length > 0 && side === undefined;
  return {
    rows, isTaken: !isSame(inTurn(rows), inTurn(sides.mine)),
    ...(isClash && { conflict: { entity, name, kind: "changed", clashes: merging.clashes } }),
  };
}

const inTurn = (rows: Rows): unknown => rows.map((row) => [partOf(row), said(row)]);

function mergeRows({ base, mine, theirs }: Sides<Rows>, merging: Merging): TextRow[] {
  const byPart = (rows: Rows): Map<string, TextRow> => new Map(rows.map((row) => [partOf(row), row]));
  const [was, here, there] = [byPart(base), byPart(mine), byPart(theirs)];
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((part) => {
    const row = here.get(part) ?? there.get(part);
    const value = (rows: Map<string, TextRow>): unknown => {
      const one = rows.get(part);
      return one && said(one);
    };
    const path = row === undefined || entityOf(row.entity).owner === undefined ? "" : `${row.entity}.${row.key}`;
    const merged = mergeValues({ base: value(was), mine: value(here), theirs: value(there) }, path, merging);
    if (row === undefined || merged === undefined) return [];
    const { parentKey, ...values } = merged as Record<string, unknown>;
    return [{ ...row, parentKey: (parentKey as string | null) ?? undefined, values }];
  });
}

interface Ordering {
  prefers(entity: EntityName, keys: Sides<readonly string[]>): "mine" | "theirs";
  /** Both sides moved siblings, each in another way. */
  clash(siblings: { readonly entity: EntityName; readonly place: string }, keys: Sides<readonly string[]>): void;
}

/** Rows stand below each other as either side says, those of one parent in the order of the side that moved them. */
function orderRows(rows: Rows, sides: Sides<Rows>, ordering: Ordering): TextRow[] {
  const groups = groupBy(withoutLostParents(rows), placeOf);
  const before = { base: groupBy(sides.base, placeOf), mine: groupBy(sides.mine, placeOf), theirs: groupBy(sides.theirs, placeOf) };
  const below = (place: string): TextRow[] => sorted(place).flatMap((row) => [row, ...below(`${row.entity}.${row.key}`)]);
  const sorted = (place: string): TextRow[] => {
    const group = new Map((groups.get(place) ?? []).map((row) => [row.key, row]));
    const keysOf = (side: ReadonlyMap<string, Rows>): string[] => (side.get(place) ?? []).map(({ key }) => key);
    const keys = { base: keysOf(before.base), mine: keysOf(before.mine), theirs: keysOf(before.theirs) };
    const [first] = group.values();
    if (first === undefined) return [];
    const { entity } = first;
    const { order, isClash } = mergeOrder(keys, ordering.prefers(entity, keys));
    if (isClash && entityOf(entity).orderField !== undefined) ordering.clash({ entity, place }, keys);
    return [...new Set([...order, ...group.keys()])].flatMap((key) => group.get(key) ?? []);
  };
  return [...new Set(rows.map(({ entity }) => entity))].flatMap((entity) => below(entity));
}

/** Rows of one parent, or those at the top. */
const placeOf = ({ entity, parentKey }: TextRow): string => (parentKey === undefined ? entity : `${entity}.${parentKey}`);

function groupBy(rows: Rows, nameOf: (row: TextRow) => string): Map<string, TextRow[]> {
  const groups = new Map<string, TextRow[]>();
  for (const row of rows) {
    const known = groups.get(nameOf(row));
    if (known) known.push(row);
    else groups.set(nameOf(row), [row]);
  }
  return groups;
}

/** A row whose parent went with one of the sides, or came to stand below itself by both of them, stands at the top. */
function withoutLostParents(rows: Rows): TextRow[] {
  const parents = new Map(rows.map((row) => [partOf(row), row.parentKey === undefined ? undefined : `${row.entity}|${row.parentKey}`]));
  const isHeld = (row: TextRow): boolean => {
    const way = new Set<string>();
    let at: string | undefined = partOf(row);
    while (at !== undefined) {
      if (way.has(at) || !parents.has(at)) return false;
      way.add(at);
      at = parents.get(at);
    }
    return true;
  };
  return rows.map((row) => {
    if (isHeld(row)) return row;
    parents.set(partOf(row), undefined);
    return { ...row, parentKey: undefined };
  });
}

/** Objects of one file (menus) in the order of the side that moved them, and all parts behind the objects that have them. */
function orderObjects(
  rows: Rows, sides: Sides<Rows>, options: MergeOptions,
): { rows: TextRow[]; conflicts: Conflict[]; moved: MergedTexts["taken"] } {
  const conflicts: Conflict[] = [];
  const whole = { base: sides.base.filter(isWhole), mine: sides.mine.filter(isWhole), theirs: sides.theirs.filter(isWhole) };
  /** What says on which side the order is: the first object that stands elsewhere. */
  const movedOf = ({ mine, theirs }: Sides<readonly string[]>): string => mine.find((key, index) => key !== theirs[index]) ?? "";
  const ordered = orderRows(rows.filter(isWhole), whole, {
    prefers: (entity, keys) => options.preferredSide(entity, movedOf(keys)) ?? "mine",
    clash: ({ entity }, keys) => {
      const name = movedOf(keys);
      if (options.preferredSide(entity, name) === undefined) conflicts.push({ entity, name, kind: "changed", clashes: [{ path: "sortOrder", ...keys }] });
    },
  });
  const inFiles = groupBy(ordered.filter(({ entity }) => entityOf(entity).orderField !== undefined), ({ entity }) => entity);
  const moved = [...inFiles.values()].filter((list) => !isSame(list.map(partOf), whole.mine.filter(({ entity }) => entity === list[0]?.entity).map(partOf)));
  return { rows: [...ordered, ...rows.filter((row) => !isWhole(row))], conflicts, moved: moved.flatMap(([first]) => (first ? [{ entity: first.entity, name: first.object }] : [])) };
}
