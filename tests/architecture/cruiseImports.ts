import { createRequire } from "node:module";

import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from "dependency-cruiser";

import { repositoryRoot } from "./listFiles.ts";

interface ImportConfig {
  forbidden: IForbiddenRuleType[];
  options: ICruiseOptions;
}

/** The checked import rules, as the command line of dependency-cruiser would read them too. */
export const importConfig = createRequire(import.meta.url)("../../.dependency-cruiser.cjs") as ImportConfig;

export interface Import {
  from: string;
  to: string;
}

export interface ImportViolation extends Import {
  rule: string;
}

/** Looks at the imports below the given folders of a root and returns the modules seen, their imports, and the rules broken. */
export async function cruiseImports(
  folders: string[],
  root: string = repositoryRoot,
): Promise<{ modules: string[]; imports: Import[]; violations: ImportViolation[] }> {
  const { exclude, ...options } = importConfig.options;
  const result = await cruise(folders, {
    ...options,
    ...(root === repositoryRoot ? { exclude } : {}),
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: importConfig.forbidden },
  });
  const { modules, summary } = result.output as ICruiseResult;
  return {
    modules: modules.map((module) => module.source),
    imports: modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved }))),
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
