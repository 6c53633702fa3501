import { sql, type Kysely, type RawBuilder } from "kysely";
import type { FieldType } from "#core/fieldType.ts";
import { presentValue } from "../../access/presentValue.ts";
import { followPath, pathValue, tableOf } from "../../access/relationPath.ts";
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
  const fields = ruleFields(opened);
  const { relation } = opened;
  if (fields.length === 0) return undefined;
  const columns = sql.join(fields.map(({ value }, index) => sql`${value} as ${sql.ref(`v${index}`)}`));
  const { rows } = await sql<Record<string, unknown>>`
    select ${columns} from ${tableOf(relation)} as t where t.id = ${id} for no key update`.execute(tx);
  const [row] = rows;
  return row && Object.fromEntries(fields.map(({ name, type }, index) => [name, presentValue(type, row[`v${index}`])]));
}

/** What row rules over the relation read of a row that stands as `t`. */
export interface RuleField {
  readonly name: string;
  readonly type: FieldType;
  readonly value: RawBuilder<unknown>;
}

export function ruleFields(rows: Pick<OpenForm, "config" | "relation">): RuleField[] {
  return [...namesInRules(rows)].flatMap((name) => {
    const end = followPath(rows.relation, name, { relationOf: relationsOf(rows.config) });
    return end ? [{ name, type: end.field.type, value: pathValue("t", end) }] : [];
  });
}

function namesInRules({ config, relation }: Pick<OpenForm, "config" | "relation">): Set<string> {
  const over = [...config.tables.values(), ...config.forms.values()].filter(({ source }) => "dataset" in source && source.dataset === relation.name);
  const rules = [relation.rowRule, ...over.map(({ rowRule }) => rowRule)].filter((rule) => rule !== undefined && rule !== null);
  return new Set(rules.flatMap((rule) => ruleFieldNames(rule, relation, relationsOf(config))));
}
