import { spreadInto } from "../functions/listMethods.ts";
import type { CompileNode, Evaluate, ItemNode, NodeOf, PropertyNode, Scope } from "../types.ts";
import { fail } from "../values/ExpressionError.ts";
import { isForbiddenName, readProperty } from "../values/readProperty.ts";
import { maxResultSize, tooLarge } from "../values/resultSize.ts";
import { toText } from "../values/toPrimitive.ts";

export type EvaluateItems = (scope: Scope) => unknown[];

/** Items of a list, and arguments. Without `...` the usual short ones take no loop. */
export function compileItems(items: readonly ItemNode[], compile: CompileNode): EvaluateItems {
  const parts = items.map((item) => {
    const isSpread = item.type === "spread";
    return { isSpread, site: item, value: compile(isSpread ? item.value : item) };
  });
  const [first, second] = parts;
  if (first === undefined) return () => [];
  if (parts.some(({ isSpread }) => isSpread)) {
    return (scope) => {
      const list: unknown[] = [];
      for (const { isSpread, site, value } of parts) {
        if (isSpread) spreadInto(list, value(scope), site);
        else list.push(value(scope));
      }
      return list;
    };
  }
  if (second === undefined) return (scope) => [first.value(scope)];
  if (parts.length === 2) return (scope) => [first.value(scope), second.value(scope)];
  return (scope) => parts.map(({ value }) => value(scope));
}

/** Arguments; those that are written out are made once, because no listed function changes what it is given. */
export function compileArguments(items: readonly ItemNode[], compile: CompileNode): EvaluateItems {
  const evaluate = compileItems(items, compile);
  if (items.some(({ type }) => type !== "literal")) return evaluate;
  const values = evaluate({});
  return () => values;
}

type Entry = (target: Record<string, unknown>, scope: Scope) => void;

/** An object literal: the later of two equal names wins, `...` copies own values of objects, lists and texts. */
export function compileObject({ entries }: NodeOf<"object">, compile: CompileNode): Evaluate {
  const setters = entries.map((entry): Entry => {
    const value = compile(entry.value);
    if (entry.type === "spread") return (target, scope) => copyInto(target, value(scope), entry);
    const { key } = entry;
    const written = key.type === "literal" ? nameOf(key.value, entry) : undefined;
    if (written !== undefined) return (target, scope) => void (target[written] = value(scope));
    const computed = compile(key);
    return (target, scope) => {
      const name = nameOf(computed(scope), entry);
      target[name] = value(scope);
    };
  });
  return (scope) => {
    const target: Record<string, unknown> = {};
    for (const set of setters) set(target, scope);
    return target;
  };
}

function nameOf(key: unknown, site: ItemNode | PropertyNode): string {
  const name = toText(key, site);
  return isForbiddenName(name) ? fail(site, "forbidden_name", `${name} cannot be a key`) : name;
}

function copyInto(target: Record<string, unknown>, source: unknown, site: ItemNode): void {
  if (source === null || source === undefined) return;
  const names = Object.keys(source);
  if (names.length > maxResultSize) tooLarge(site);
  for (const name of names) target[name] = readProperty(source, name, site);
}
