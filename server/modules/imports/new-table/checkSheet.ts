import type { ImportProblem } from "#contract/import.ts";
import type { SheetCheck, SheetChecked } from "#contract/sheet.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import type { ReadingChoice } from "../reading/readFile.ts";
import { runImport } from "../runImport.ts";
import { aheadOfTable, openNewTable, planOfSheet, titlesOfSheet } from "./openNewTable.ts";

const mostExamples = 5;

/** Every row of a file under the checks of a form that is not there yet, in its words. */
export async function checkSheet(context: CallContext, path: string, check: SheetCheck): Promise<SheetChecked> {
  const ahead = await aheadOfTable(context, planOfSheet(check));
  const columns = new Map<string, { count: number; examples: ImportProblem[] }>();
  const keys = new Map(check.fields.map(({ title, key }) => [title, key]));
  const { survey, bad } = await runImport({
    open: (now) => openNewTable(now, check),
    source: { path, choice: choiceOf(check), asked: {}, titles: titlesOfSheet(check) },
    isDry: true, isAhead: true, signal: context.signal,
    context: () => Promise.resolve(ahead),
    progress: () => undefined,
    problem: (problem) => {
      const key = keys.get(problem.column) ?? "";
      const known = columns.get(key) ?? { count: 0, examples: [] };
      columns.set(key, known);
      known.count += 1;
      if (known.examples.length < mostExamples) known.examples.push(problem);
    },
  });
  return { total: survey.total, bad: bad.count, columns: [...columns].map(([key, { count, examples }]) => ({ key, count, examples: examples.sort((one, other) => one.row - other.row) })) };
}

export const choiceOf = ({ sheet, encoding, separator }: Pick<SheetCheck, "sheet" | "encoding" | "separator">): ReadingChoice =>
  ({ ...(sheet !== undefined && { sheet }), ...(encoding && { encoding }), ...(separator && { separator }) });
