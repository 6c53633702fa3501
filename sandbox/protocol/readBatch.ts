import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { isNodeId, isParentId, isRootId } from "./ids.ts";
import {
  callableMethods,
  frequentEvents,
  type Batch,
  type CallableMethod,
  type FrequentEvent,
  type ObservedParts,
  type Operation,
  type Pair,
} from "./operations.ts";
import { isPlainJson, isPlainRecord, parseJson, type Plain } from "./plainData.ts";

/**
 * Reads the body of channel `b`. Texts and attributes that are too long are cut; anything of another shape refuses
 * the whole batch, because a guest of ours never sends it.
 * @returns undefined when the realm has to end
 */
export function readBatch(body: string, limits: RealmLimits): Batch | undefined {
  const value = parseJson(body);
  if (!isPlainRecord(value) || !isSequence(value.ack) || !Array.isArray(value.operations)) return undefined;
  const operations: Operation[] = [];
  for (const item of value.operations as unknown[]) {
    const operation = Array.isArray(item) ? readOperation(item, limits) : undefined;
    if (!operation) return undefined;
    operations.push(operation);
  }
  return { ack: value.ack, operations };
}

type Reader = (parts: readonly unknown[], limits: RealmLimits) => Operation | undefined;

const readers: Readonly<Record<Operation[0], Reader>> = {
  element: readElement,
  text: ([, parent, before, id, text], limits) =>
    isParentId(parent) && isBefore(before) && isNodeId(id) && isText(text)
      ? ["text", parent, before, id, cutText(text, limits)]
      : undefined,
  remove: ([, id]) => (isNodeId(id) ? ["remove", id] : undefined),
  move: ([, id, parent, before]) =>
    isNodeId(id) && isParentId(parent) && isBefore(before) ? ["move", id, parent, before] : undefined,
  data: ([, id, text], limits) => (isNodeId(id) && isText(text) ? ["data", id, cutText(text, limits)] : undefined),
  attribute: ([, id, name, value], limits) =>
    isNodeId(id) && isName(name) && (value === null || isText(value))
      ? ["attribute", id, name, value === null ? null : value.slice(0, limits.attributeLength)]
      : undefined,
  style: ([, id, name, value], { attributeLength }) =>
    isNodeId(id) && isName(name) && isText(value) ? ["style", id, name, value.slice(0, attributeLength)] : undefined,
  property: ([, id, name, value]) =>
    isNodeId(id) && isName(name) && isPlainJson(value) ? ["property", id, name, value] : undefined,
  call: ([, id, method, args]) =>
    isNodeId(id) && isCallable(method) && Array.isArray(args) && args.length <= 3 && isPlainJson(args)
      ? ["call", id, method, args as Plain[]]
      : undefined,
  observe: ([, id, what]) => (isNodeId(id) && isParts(what) ? ["observe", id, what] : undefined),
  listen: ([, id, type]) => (isParentId(id) && isFrequent(type) ? ["listen", id, type] : undefined),
  sheet: ([, root, sheet, text], limits) =>
    isRootId(root) && isNodeId(sheet) && isText(text) ? ["sheet", root, sheet, cutText(text, limits)] : undefined,
  rule: ([, root, sheet, index, text], limits) =>
    isRootId(root) && isNodeId(sheet) && isSequence(index) && isText(text)
      ? ["rule", root, sheet, index, cutText(text, limits)]
      : undefined,
  unrule: ([, sheet, index]) => (isNodeId(sheet) && isSequence(index) ? ["unrule", sheet, index] : undefined),
};

function readOperation(parts: readonly unknown[], limits: RealmLimits): Operation | undefined {
  const kind = parts[0];
  return typeof kind === "string" && Object.hasOwn(readers, kind) ? readers[kind as Operation[0]](parts, limits) : undefined;
}

function readElement(parts: readonly unknown[], limits: RealmLimits): Operation | undefined {
  const [, parent, before, id, tag, isSvg, attributes, styles, properties] = parts;
  if (!isParentId(parent) || !isBefore(before) || !isNodeId(id)) return undefined;
  if (!isName(tag) || !isBit(isSvg)) return undefined;
  const attributePairs = readPairs(attributes, limits);
  const stylePairs = readPairs(styles, limits);
  if (!attributePairs || !stylePairs || !isPropertyPairs(properties)) return undefined;
  return ["element", parent, before, id, tag, isSvg, attributePairs, stylePairs, properties];
}

function readPairs(value: unknown, { attributeLength }: RealmLimits): Pair[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const pairs: Pair[] = [];
  for (const pair of value as unknown[]) {
    if (!Array.isArray(pair) || !isName(pair[0]) || !isText(pair[1])) return undefined;
    pairs.push([pair[0], pair[1].slice(0, attributeLength)]);
  }
  return pairs;
}

const isPropertyPairs = (value: unknown): value is Pair<Plain>[] =>
  Array.isArray(value) && value.every((pair) => Array.isArray(pair) && isName(pair[0]) && isPlainJson(pair[1]));

const isSequence = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isBefore = (value: unknown): value is number => value === 0 || isNodeId(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isBit = (value: unknown): value is 0 | 1 => value === 0 || value === 1;
const isParts = (value: unknown): value is ObservedParts => isBit(value) || value === 2 || value === 3;
const isFrequent = (value: unknown): value is FrequentEvent => frequentEvents.includes(value as FrequentEvent);
const isCallable = (value: unknown): value is CallableMethod => callableMethods.includes(value as CallableMethod);
const cutText = (text: string, { textLength }: RealmLimits): string => text.slice(0, textLength);

/** Names of tags, attributes, properties and styles; which of them are drawn is the host's allow-list. */
const isName = (value: unknown): value is string => typeof value === "string" && value.length > 0 && value.length <= 100;
