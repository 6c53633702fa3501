import { readFileSync } from "node:fs";
import { join } from "node:path";

import { listFiles, repositoryRoot } from "./listFiles.ts";

export interface Rule {
  id: string;
  text: string;
  /** `path:line` */
  place: string;
}

const ruleLine = /^- \*\*([A-Z]{1,2}\d+[a-z]?)\*\* (.+)$/;
/** A list item that was meant to be a rule, but that `ruleLine` cannot read. */
const almostRule = /^\s*[-*] +\*\*[A-Z]{1,2}\d+/;

/** All numbered rules of all `SPEC.md` files: lines of the form `- **T12** one observable fact`. */
export function readRules(root: string = repositoryRoot): Rule[] {
  return specLines(root).flatMap(({ line, place }) => {
    const [, id, text] = ruleLine.exec(line) ?? [];
    return id && text ? [{ id, text, place }] : [];
  });
}

/** Places of lines that look like a rule and are none, so that a slip of the pen does not drop a rule unseen. */
export function readMisspeltRules(root: string = repositoryRoot): string[] {
  return specLines(root).flatMap(({ line, place }) => (almostRule.test(line) && !ruleLine.test(line) ? [place] : []));
}

function specLines(root: string): { line: string; place: string }[] {
  const specs = listFiles(root).filter((path) => path === "SPEC.md" || path.endsWith("/SPEC.md"));
  return specs.flatMap((path) =>
    readFileSync(join(root, path), "utf8")
      .split("\n")
      .map((line, index) => ({ line: line.trimEnd(), place: `${path}:${index + 1}` })),
  );
}
