import { isObject } from "#core/isObject.ts";
import { readMarkRecord, type Mark, type MarkRecord } from "./PaintMarks.ts";
import { markPrefix, shownPrefix, textsOf, type PaintMemory } from "./PaintMemory.ts";

/** A document that paints and has said nothing for so long hangs, in milliseconds: it says something once a second. */
const hangTime = 3_000;
/** Who came within this time before the last one did was in the same picture, in milliseconds. */
const samePicture = 100;
/** What nobody can say any more whose it was is thrown away, in milliseconds. */
const oldest = 86_400_000;

export interface Reader {
  /** The document that asks. */
  readonly document: string;
  /** Documents that are still there; undefined where the browser cannot tell. */
  readonly living: ReadonlySet<string> | undefined;
}

export interface LeftBehind {
  /** Painted as their document ended, or hung. */
  readonly blamed: readonly string[];
  /** What stood in documents that ended while nothing was known to be painted. */
  readonly deaths: readonly (readonly string[])[];
}

/** What documents that died, or hang, have left behind; it is read once, and taken away. */
export function findLeft(memory: PaintMemory, reader: Reader): LeftBehind {
  const blamed: string[] = [];
  const deaths: string[][] = [];
  for (const other of new Set(memory.names().flatMap(documentOf))) {
    if (other === reader.document) continue;
    const found = judge(memory, other, reader);
    if (!found) continue;
    blamed.push(...(found.blamed ?? []));
    if (found.shown) deaths.push(found.shown);
    memory.remove(markPrefix + other);
    memory.remove(shownPrefix + other);
  }
  return { blamed, deaths };
}

/** @returns undefined for a document that is well, as far as anybody knows */
function judge(memory: PaintMemory, other: string, { living }: Reader): { blamed?: string[]; shown?: string[] } | undefined {
  const now = Date.now();
  const record = readMarkRecord(memory.read(markPrefix + other));
  const shown = readShown(memory.read(shownPrefix + other));
  // Where nobody knows who lives, a tab that begins anew knows that it was left.
  const isDead = living ? !living.has(other) : (record ?? shown)?.tab === memory.tab;
  if (record && (isDead || now - record.seen > hangTime)) return { blamed: culpritsOf(record) };
  if (isDead) return shown ? { shown: [...shown.keys] } : {};
  const isForgotten = !living && !record && now - (shown?.at ?? 0) > oldest;
  return isForgotten ? {} : undefined;
}

/** Those who were painted for the first time, which is done one by one; else those who came last. */
export function culpritsOf({ marks }: MarkRecord): string[] {
  const all = Object.entries(marks);
  const firsts = all.filter(([, [, isFirst]]) => isFirst === 1);
  const suspects = firsts.length > 0 ? firsts : all;
  const latest = Math.max(...suspects.map(([, [at]]) => at));
  const isLate = ([, [at]]: [string, Mark]): boolean => (firsts.length > 0 ? at === latest : at > latest - samePicture);
  return suspects.filter(isLate).map(([key]) => key);
}

interface Shown {
  readonly tab: string;
  readonly at: number;
  readonly keys: readonly string[];
}

function readShown(value: unknown): Shown | undefined {
  if (!isObject(value) || typeof value["tab"] !== "string" || typeof value["at"] !== "number") return undefined;
  return { tab: value["tab"], at: value["at"], keys: textsOf(value["keys"]) };
}

const documentOf = (name: string): string[] =>
  [markPrefix, shownPrefix].filter((prefix) => name.startsWith(prefix)).map((prefix) => name.slice(prefix.length));
