import { sql } from "kysely";
import type { WhyStep } from "#contract/why.ts";
import { bind } from "../../access/compileFilter.ts";
import { isRecordId } from "../../access/isRecordId.ts";
import { administrator, isAdministrator } from "../../access/objectPolicy.ts";
import type { Relation } from "../../access/Relation.ts";
import { RelationScope } from "../../access/RelationScope.ts";
import { ruleCallerValues, ruleFieldNames, type CallerValue } from "../../access/rowRules.ts";
import type { Caller, CallContext } from "../../http/CallContext.ts";
import type { Source } from "./openSource.ts";
import type { Sight } from "./Sight.ts";

/**
 * Why a record is among the rows: it is there, and every row rule holds for it. Each is asked in the SQL that reads the rows.
 * @returns whether it is among them
 */
export async function explainRecord({ context, steps, translate }: Sight, source: Source, id: string): Promise<boolean> {
  const { relation, relationOf } = source;
  const all = asAdministrator(context);
  const scopeOf = (of: Relation, { by, rules = [], names = [] }: { by: CallContext; rules?: unknown[]; names?: string[] }): RelationScope =>
    new RelationScope({ relation: of, context: by, rowRules: rules, relationOf, exposed: new Set(["id", ...names]) });
  const isThere = await holds(context, scopeOf(relation, { by: all }), id);
  if (!steps.add({ asked: "record", of: translate(source.title), value: id, isYes: isThere })) return false;
  if (isAdministrator(context.caller)) return true;
  const { rowRule, ...bare } = relation;
  const rules = [{ of: relation.name, rule: rowRule }, { of: translate(source.title), rule: source.rowRule }];
  for (const { of, rule } of rules.filter((one) => one.rule !== undefined && one.rule !== null)) {
    const names = ruleFieldNames(rule, relation, relationOf);
    const compared = [...ofUser(context.caller, ruleCallerValues(rule, relation, relationOf)), ...(await ofRecord(context, scopeOf(bare, { by: all, names }), { id, names }))];
    const isYes = await holds(context, scopeOf(bare, { by: context, rules: [rule] }), id);
    if (!steps.add({ asked: "rule", of, value: JSON.stringify(rule), isYes, compared })) break;
  }
  return holds(context, source.scope(), id);
}

/** The same call with every right: for what is there, whoever sees it. */
const asAdministrator = (context: CallContext): CallContext =>
  ({ ...context, caller: context.caller && { ...context.caller, permissions: [administrator] } });

const isRow = (id: string) => sql`${sql.ref("t.id")} = ${bind("uuid", id)}`;

async function holds({ services }: CallContext, scope: RelationScope, id: string): Promise<boolean> {
  if (!isRecordId(id)) return false;
  const condition = scope.rows();
  const { rows } = await sql`select 1 from ${scope.from()} where ${isRow(id)} and ${condition}`.execute(services.database.sql);
  return rows.length > 0;
}

const texts: Readonly<Record<CallerValue, (caller: Caller) => string | undefined>> = {
  "$user.id": ({ userId }) => userId,
  "$user.orgId": ({ orgId }) => orgId,
  "$user.tin": ({ tin }) => tin,
  "$user.pinfl": ({ pinfl }) => pinfl,
};

const ofUser = (caller: Caller | undefined, names: readonly CallerValue[]): WhyStep["compared"] =>
  names.map((name) => ({ name, value: (caller && texts[name](caller)) ?? null }));

/** What the record holds in the fields that a rule reads. */
async function ofRecord({ services }: CallContext, scope: RelationScope, { id, names }: { id: string; names: readonly string[] }): Promise<WhyStep["compared"]> {
  const found = names.filter((name) => scope.find(name));
  if (found.length === 0) return [];
  const columns = sql.join(found.map((name) => sql`cast(${scope.expression(name)} as text) as ${sql.ref(name)}`), sql`, `);
  const { rows: [row] } = await sql<Record<string, string | null>>`select ${columns} from ${scope.from()} where ${isRow(id)}`.execute(services.database.sql);
  return found.map((name) => ({ name, value: row?.[name] ?? null }));
}
