import libraries from "#core/modules/libraries.json" with { type: "json" };
import { builtInModules, moduleCandidates } from "#core/modules/moduleNames.ts";
import { nearest } from "../../../../nearest.ts";
import type { TextProblem } from "../problems/reasons.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import { moduleFacts } from "./moduleFacts.ts";
import { projectModules, type ProjectModule } from "./projectModules.ts";

const served: ReadonlySet<string> = new Set([...builtInModules, ...libraries]);
const isRelative = (name: string): boolean => name.startsWith("./") || name.startsWith("../");
const scopeOf = (address: string): string => address.slice(0, address.lastIndexOf("/"));
const fileOf = (address: string): string => address.slice(address.lastIndexOf("/") + 1).replace(/\.tsx$/, "");

/**
 * Modules that ask for what is not there, as the sandbox resolves names, and those that are to be drawn or called and have no
 * default export. A component of the project that others import may be without one.
 */
export function checkModules(texts: Pick<ProjectTexts, "components" | "pages" | "forms" | "plugins">): TextProblem[] {
  const modules = projectModules(texts);
  const addresses = new Set(modules.map(({ address }) => address));
  const imported = new Set<string>();
  const problems = modules.flatMap((module) => moduleFacts(module.code).imports.flatMap((asked): TextProblem[] => {
    const found = resolve(asked.name, module, addresses);
    if (found !== undefined) imported.add(found);
    return found === undefined ? [missing(asked, module, addresses)] : [];
  }));
  return [...problems, ...modules.filter((module) => !imported.has(module.address)).flatMap(withoutDefault)];
}

/** Modules of the project by address, with those of them that each imports. */
export function importsOf(texts: Parameters<typeof projectModules>[0]): ReadonlyMap<string, ProjectModule & { readonly imports: readonly string[] }> {
  const modules = projectModules(texts);
  const addresses = new Set(modules.map(({ address }) => address));
  const imports = (module: ProjectModule): string[] => moduleFacts(module.code).imports.flatMap(({ name }) => {
    const found = resolve(name, module, addresses);
    return found !== undefined && addresses.has(found) ? [found] : [];
  });
  return new Map(modules.map((module) => [module.address, { ...module, imports: imports(module) }]));
}

/** The module of the project that a name means, or the library. A plugin finds only its own modules. */
function resolve(name: string, { address }: ProjectModule, addresses: ReadonlySet<string>): string | undefined {
  if (served.has(name)) return name;
  return moduleCandidates(name, address).find((candidate) => addresses.has(candidate) && isReachable(candidate, address));
}

const isReachable = (candidate: string, from: string): boolean => scopeOf(candidate) === scopeOf(from) || !from.startsWith("plugin:");

function missing({ name, line, column }: { name: string; line: number; column: number }, module: ProjectModule, addresses: ReadonlySet<string>): TextProblem {
  const own = [...addresses].filter((one) => (scopeOf(one) === scopeOf(module.address) || scopeOf(one) === "project") && isReachable(one, module.address));
  const near = nearest(name.replace(/\.[jt]sx?$/, ""), isRelative(name) ? own.map((one) => `./${fileOf(one)}`) : [...served, ...own.map(fileOf)]);
  return { file: module.file, path: module.path, reason: "unknownImport", params: { name, line, column, ...(near !== undefined && { near }) } };
}

const withoutDefault = ({ file, path, code, needsDefault }: ProjectModule): TextProblem[] => {
  const { fault, hasDefault } = moduleFacts(code);
  return needsDefault && !fault && !hasDefault ? [{ file, path, reason: "noDefaultExport" }] : [];
};
