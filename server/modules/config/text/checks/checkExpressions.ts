import { elementFields, elementProperties } from "#contract/entities/forms.ts";
import { buttonFields, columnFields, filterFields } from "#contract/entities/tables.ts";
import type { ColumnText } from "#contract/entities/index.ts";
import type { Field } from "#contract/entities/fields.ts";
import { defaultExpression } from "#core/elements/defaultValue.ts";
import { expressionMistakes } from "#core/expressions/index.ts";
import type { Purpose } from "#core/expressions/purposes/purposes.ts";
import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { TextProblem } from "../problems/reasons.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import type { CheckedProject } from "./CheckedProject.ts";
import { formElements } from "./formElements.ts";

interface Written {
  readonly file: string;
  readonly path: string;
  readonly text: string;
  readonly purpose: Purpose;
  readonly names: readonly string[];
}

/**
 * Expressions of tables and forms that could never be evaluated. One that names what is not there is told alone: what it names may
 * come, and until then it counts as its place says.
 */
export function checkExpressions(texts: Pick<ProjectTexts, "tables" | "forms">, limits: RealmLimits): CheckedProject {
  const told = [...ofTables(texts), ...ofForms(texts)].flatMap(({ file, path, ...written }) =>
    expressionMistakes({ ...written, limits }).map(({ code, line, column, detail: why }) => ({
      code, problem: { file, path, reason: "badExpression", params: { line, column, why } } satisfies TextProblem,
    })));
  const isTold = ({ code }: (typeof told)[number]): boolean => code === "unknown_name";
  return { problems: told.filter((one) => !isTold(one)).map(({ problem }) => problem), warnings: told.filter(isTold).map(({ problem }) => problem) };
}

function ofTables({ tables }: Pick<ProjectTexts, "tables">): Written[] {
  return [...tables.values()].flatMap(({ file, value: { columns, filters = [], buttons = [] } }) => {
    const placed = columnsIn(columns, "$.columns");
    const names = placed.flatMap(([, { dataField }]) => dataField ?? []);
    return [
      ...placed.flatMap(([path, column]) => formulas(columnFields, column, { file, path, names })),
      ...filters.flatMap((filter, at) => formulas(filterFields, filter, { file, path: `$.filters[${at}]`, names: [] })),
      ...buttons.flatMap((button, at) => formulas(buttonFields, button, { file, path: `$.buttons[${at}]`, names: [] })),
    ];
  });
}

const columnsIn = (columns: readonly ColumnText[], at: string): [string, ColumnText][] =>
  columns.flatMap((column, index) => [[`${at}[${index}]`, column], ...columnsIn(column.children ?? [], `${at}[${index}].children`)]);

const ofForms = ({ forms }: Pick<ProjectTexts, "forms">): Written[] =>
  [...forms].flatMap(([name, form]) => {
    const all = formElements({ forms: new Map([[name, form]]) });
    const names = all.flatMap(({ element: { dataField } }) => dataField ?? []);
    return all.flatMap(({ file, path, element }) => {
      const byDefault = defaultExpression(element);
      return [
        ...formulas({ ...elementFields, ...elementProperties }, element, { file, path, names }),
        ...(byDefault === undefined ? [] : [{ file, path: `${path}.defaultValue`, text: byDefault, purpose: "defaultValue" as const, names }]),
      ];
    });
  });

/** They see the row, and no field by its name. */
const ofCells: ReadonlySet<Purpose> = new Set(["cellFormat", "formatCondition", "formatColor"]);

/** What the properties say that the entity calls expressions. */
function formulas(fields: Readonly<Record<string, Field>>, values: object, { path, names, file }: Pick<Written, "file" | "path" | "names">): Written[] {
  return Object.entries(fields).flatMap(([property, { formula }]) => {
    const text = (values as Readonly<Record<string, unknown>>)[property];
    if (!formula || typeof text !== "string") return [];
    return [{ file, path: `${path}.${property}`, text, purpose: formula.purpose, names: ofCells.has(formula.purpose) ? [] : names }];
  });
}
