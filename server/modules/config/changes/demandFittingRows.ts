import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { RowDemand } from "../../datasets/index.ts";
import type { Reason, TextProblem } from "../text/problems/reasons.ts";
import { refuseText } from "../text/problems/refuseText.ts";
import type { ChangeContext } from "./ChangeContext.ts";

const kinds = {
  required: { property: "isRequired", reason: "rowsWithout" },
  unique: { property: "isUnique", reason: "rowsAlike" },
  shorter: { property: "maxLength", reason: "rowsLonger" },
} as const satisfies Record<RowDemand["kind"], { readonly property: string; readonly reason: Reason }>;

/**
 * Asks of the rows that are there what the change asks of them, before anything is done.
 * @throws CallFailure `config_invalid` with each field that rows do not fit, and how many of them
 */
export async function demandFittingRows(tx: Kysely<PlatonSchema>, { locale }: ChangeContext, demands: readonly RowDemand[]): Promise<void> {
  const problems: TextProblem[] = [];
  for (const { dataset, field, index, kind, count: counting } of demands) {
    const [row] = (await counting.execute(tx)).rows as { count: number }[];
    const count = row?.count ?? 0;
    const { property, reason } = kinds[kind];
    if (count > 0) problems.push({ file: `datasets/${dataset}.json`, path: `$.fields[${index}].${property}`, reason, params: { field: field.name, count, max: field.maxLength ?? 0 } });
  }
  if (problems.length > 0) throw refuseText(problems, locale);
}
