import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const left = new Set(["node_modules", "dist", ".git", ".cache", ".data", "test-results"]);
/** Whether a path of the repository is none of its sources. */
export const isLeft = (path) => left.has(path.split("/")[0]);

/** What the zones' `mutations.json` say, in the order of their paths; `zone` is the folder that they lie in. */
export function readMutations(root) {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isLeft(entry.name))
    .flatMap(({ name }) => readdirSync(join(root, name), { recursive: true, encoding: "utf8" }).map((path) => join(name, path)))
    .filter((path) => basename(path) === "mutations.json")
    .sort()
    .flatMap((path) => JSON.parse(readFileSync(join(root, path), "utf8")).map((mutation) => ({ zone: dirname(path), ...mutation })));
}

const document = (root) => join(root, "docs/mutations.md");
/** A row of the document up to its answer: the mutation's name. */
export const rowOf = ({ rule, what, file }) => `| ${rule} | ${what} | \`${file}\` |`;

/** The answers of `docs/mutations.md` by their rows. */
export function readAnswers(root) {
  if (!existsSync(document(root))) return new Map();
  const rows = readFileSync(document(root), "utf8").matchAll(/^(\| [A-Z]+\d+ \| .+ \|) (\S[^|]*) \|$/gm);
  return new Map([...rows].map(([, row, answer]) => [row, answer]));
}
