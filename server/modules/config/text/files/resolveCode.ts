import { pathStep } from "../problems/schemaProblems.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { isCodeFile, resolveBeside } from "./projectFiles.ts";

interface Resolving {
  readonly file: string;
  readonly texts: ReadonlyMap<string, string>;
  /** Receives each code file that was named. */
  readonly used: Set<string>;
  readonly problems: TextProblem[];
}

/**
 * Puts the texts of sibling files where `{ "$file": "dashboard.tsx" }` stands (D43). Only files of the same set are
 * read, so that a text that came over the network cannot ask for one of the server's.
 */
export function resolveCode(value: unknown, resolving: Resolving, path = "$"): unknown {
  if (Array.isArray(value)) return value.map((item, index) => resolveCode(item, resolving, path + pathStep(index)));
  if (typeof value !== "object" || value === null) return value;
  if (Object.hasOwn(value, "$file")) return readCode((value as { $file: unknown }).$file, resolving, path);
  const entries = Object.entries(value).map(([key, item]) => [key, resolveCode(item, resolving, path + pathStep(key))]);
  return Object.fromEntries(entries);
}

function readCode(name: unknown, { file, texts, used, problems }: Resolving, path: string): string {
  const target = typeof name === "string" && isCodeFile(name) ? resolveBeside(file, name) : undefined;
  const text = target === undefined ? undefined : texts.get(target);
  if (target === undefined || text === undefined) {
    problems.push({ file, path, reason: "missingCode", params: { name: String(name).slice(0, 200) } });
    return "";
  }
  used.add(target);
  return text;
}
