import type { ProjectFile } from "#contract/config.ts";
import { sayReason, type TextProblem } from "../text/problems/reasons.ts";
import { fileSet, resolveBeside } from "../text/files/projectFiles.ts";
import { inspectProjectText } from "../text/readProjectText.ts";
import type { Finding, Level, Remark } from "./Finding.ts";
import { faultOf, locator } from "./locateInText.ts";
import { remarkOnCircles } from "./rules/remarkOnCircles.ts";
import { remarkOnIndexes } from "./rules/remarkOnIndexes.ts";
import { remarkOnRenames } from "./rules/remarkOnRenames.ts";
import { remarkOnUnused } from "./rules/remarkOnUnused.ts";
import { remarkOnWordings } from "./rules/remarkOnWordings.ts";

/**
 * What is wrong, and what is probably not meant, in a project's text, without any server: all that `apply` refuses or warns of,
 * and what is in order and of no use. By file, line and column.
 * @example checkFiles(await readProjectFolder(folder), { projectId: "demo" })
 */
export function checkFiles(files: readonly ProjectFile[], { projectId }: { readonly projectId: string }): Finding[] {
  const { texts, problems, warnings } = inspectProjectText(files, { id: projectId });
  const remarks = [
    ...problems.map((problem) => toRemark(problem, "error")),
    ...warnings.map((problem) => toRemark(problem, "warning")),
    // What leads nowhere would only be told twice.
    ...(problems.length > 0 ? [] : [remarkOnUnused, remarkOnWordings, remarkOnIndexes, remarkOnCircles, remarkOnRenames].flatMap((rule) => rule(texts))),
  ];
  return inOrder(placeAll(remarks.map((remark, index) => ({ remark, params: [...problems, ...warnings][index]?.params })), files));
}

const toRemark = (problem: TextProblem, level: Level): Remark & Pick<TextProblem, "params"> =>
  ({ rule: problem.reason, level, file: problem.file, path: problem.path, message: sayReason(problem, "en") });

interface Placing {
  readonly remark: Remark;
  readonly params: TextProblem["params"];
}

function placeAll(placings: readonly Placing[], files: readonly ProjectFile[]): Finding[] {
  const { texts } = fileSet(files);
  const locators = new Map<string, ReturnType<typeof locator>>();
  return placings.map(({ remark, params }) => {
    const { file, path } = remark;
    const text = texts.get(file);
    if (text === undefined) return { ...remark, line: 1, column: 1 };
    if (remark.rule === "malformedJson") return { ...remark, ...faultOf(text) };
    const known = locators.get(file) ?? locator(text);
    locators.set(file, known);
    return { ...remark, ...placeInCode(remark, { code: known.fileAt(path), params }) ?? known.at(path) };
  });
}

/** What is told of code has its line there; the file of the code, if it has one. */
function placeInCode({ file }: Remark, { code, params }: { code: string | undefined; params: TextProblem["params"] }): Pick<Finding, "file" | "line" | "column"> | undefined {
  const place = code === undefined ? undefined : resolveBeside(file, code);
  if (place === undefined) return undefined;
  const [line, column] = [Number(params?.["line"] ?? 1), Number(params?.["column"] ?? 1)];
  return { file: place, line: Math.max(1, line), column: Math.max(1, column) };
}

const inOrder = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((a, b) => (a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1));
