import { isObject } from "../isObject.ts";
import { identityOf } from "./compareValues.ts";

type Step = { readonly key: string } | { readonly member: string };

/**
 * A value in which one place is as it is in another value; everything beside it stays. What the other value does not have at that
 * place goes. Paths are those of {@link compareValues}.
 * @returns undefined when the path leads nowhere in either of them
 * @example placeAtPath({ a: 1, b: 2 }, "b", { a: 5, b: 6 }) // { a: 1, b: 6 }
 */
export function placeAtPath(value: unknown, path: string, source: unknown): { readonly value: unknown } | undefined {
  const steps = readSteps(path);
  return steps && place(value, steps, source);
}

/** The first property that a path names: `fields` of `fields[population].title`. */
export const firstProperty = (path: string): string => /^[^.[]*/.exec(path)?.[0] ?? "";

/** `fields[population].title` as its steps; undefined for what is no path. */
function readSteps(path: string): Step[] | undefined {
  const steps: Step[] = [];
  const step = /\.?([^.[\]]+)|\[([^[\]]*)\]/y;
  while (step.lastIndex < path.length) {
    const found = step.exec(path);
    if (found === null) return undefined;
    steps.push(found[1] === undefined ? { member: found[2] ?? "" } : { key: found[1] });
  }
  return steps;
}

function place(value: unknown, [step, ...rest]: readonly Step[], source: unknown): { readonly value: unknown } | undefined {
  if (step === undefined) return { value: source ?? null };
  return "key" in step ? placeInObject(value ?? {}, { key: step.key, rest }, source ?? {}) : placeInList(value ?? [], { member: step.member, rest }, source ?? []);
}

function placeInObject(value: unknown, { key, rest }: { key: string; rest: readonly Step[] }, source: unknown): { readonly value: unknown } | undefined {
  if (!isObject(value) || !isObject(source) || (!Object.hasOwn(value, key) && !Object.hasOwn(source, key))) return undefined;
  const placed = place(value[key], rest, source[key]);
  if (placed === undefined) return undefined;
  const { [key]: _before, ...others } = value;
  if (rest.length === 0 && !Object.hasOwn(source, key)) return { value: others };
  return { value: { ...value, [key]: placed.value } };
}

function placeInList(value: unknown, { member, rest }: { member: string; rest: readonly Step[] }, source: unknown): { readonly value: unknown } | undefined {
  if (!Array.isArray(value) || !Array.isArray(source)) return undefined;
  const identity = identityOf([value, source]);
  const isIt = (one: unknown): boolean => isObject(one) && identity !== undefined && String(one[identity]) === member;
  const [at, from] = [value.findIndex(isIt), source.findIndex(isIt)];
  if (at === -1 && from === -1) return undefined;
  if (from === -1) return { value: value.filter((_, index) => index !== at) };
  // One that came back stands where it stood, as near as that can be.
  if (at === -1) return { value: [...value.slice(0, from), source[from], ...value.slice(from)] };
  const placed = place(value[at], rest, source[from]);
  return placed && { value: value.map((one: unknown, index) => (index === at ? placed.value : one)) };
}
