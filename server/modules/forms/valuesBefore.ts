import { sql, type Kysely } from "kysely";
import { presentValue } from "../../access/presentValue.ts";
import { followPath, pathValue } from "../../access/relationPath.ts";
import { ruleFieldNames } from "../../access/rowRules.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import { relationsOf } from "../config/index.ts";
import type { OpenForm } from "./openForm.ts";

/**
 * Of a row that is about to change or to go, what the row rules of its dataset and of tables and forms over it read: by it whoever
 * sees the row now is told that it went (D10). Undefined where there is no rule.
 */
export async function valuesBefore(
  tx: Kysely<PlatonSchema>, opened: OpenForm, id: string,
): Promise<Record<string, unknown> | undefined> {
  const { relation, config } = opened;
  const fields = [...namesInRules(opened)].flatMap((name) => {
    const end = followPath(relation, name, { relationOf: relationsOf(config) });
    return end ? [{ name, end }] : [];
  });
  if (fields.length === 0) return undefined;
  const columns = sql.join(fields.map(({ end }, index) => sql`${pathValue("t", end)} as ${sql.ref(`v${index}`)}`));
  const { rows } = await sql<Record<string, unknown>>`
    select ${columns} from ${sql.table(`${relation.schema}.${relation.table}`)} as t where t.id = ${id} for no key update`.execute(tx);
  const [row] = rows;
  return row && Object.fromEntries(fields.map(({ name, end }, index) => [name, presentValue(end.field.type, row[`v${index}`])]));
}

function namesInRules({ config, relation }: OpenForm): Set<string> {
  const over = [...config.tables.values(), ...config.forms.values()].filter(({ source }) => "dataset" in source && source.dataset === relation.name);
  const rules = [relation.rowRule, ...over.map(({ rowRule }) => rowRule)].filter((rule) => rule !== undefined && rule !== null);
  return new Set(rules.flatMap((rule) => ruleFieldNames(rule, relation, relationsOf(config))));
}
