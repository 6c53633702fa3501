import { libraryFunctions } from "./libraryFunctions.ts";
import type { ListedFunction } from "./ListedFunction.ts";
import { listMethods } from "./listMethods.ts";
import { booleanMethods, numberMethods } from "./numberMethods.ts";
import { standardConstants, standardFunctions } from "./standardFunctions.ts";
import { textMethods } from "./textMethods.ts";

/** Everything that an expression may call, in the order of docs/expressions.md. */
export const listedFunctions: readonly { readonly title: string; readonly functions: readonly ListedFunction[] }[] = [
  { title: "Numbers and dates as the product shows them", functions: libraryFunctions },
  { title: "Text", functions: textMethods },
  { title: "Numbers", functions: [...numberMethods, ...booleanMethods] },
  { title: "Lists", functions: listMethods },
  { title: "Functions of the language", functions: standardFunctions },
];

const byName = (rows: readonly ListedFunction[]): ReadonlyMap<string, ListedFunction> => new Map(rows.map((row) => [row.name, row]));

const functions = byName([...libraryFunctions, ...standardFunctions]);
const methods = { text: byName(textMethods), number: byName(numberMethods), boolean: byName(booleanMethods), list: byName(listMethods) };

export function isListedFunction(name: string): boolean {
  return functions.has(name);
}

/** Whether any kind of value has it; whether the value at hand does is known when it is there. */
export function isListedMethod(name: string): boolean {
  return Object.values(methods).some((table) => table.has(name));
}

export function listedFunction(name: string): ListedFunction | undefined {
  return functions.get(name);
}

export function listedConstant(name: string): number | undefined {
  return standardConstants.get(name);
}

/** Finds the method of that name for the value at hand: only texts, numbers, booleans and lists have any. */
export function methodFinder(name: string): (value: unknown) => ListedFunction | undefined {
  const [text, number, boolean, list] = [methods.text.get(name), methods.number.get(name), methods.boolean.get(name), methods.list.get(name)];
  return (value) => {
    if (typeof value === "string") return text;
    if (typeof value === "object") return Array.isArray(value) ? list : undefined;
    if (typeof value === "number") return number;
    return typeof value === "boolean" ? boolean : undefined;
  };
}
