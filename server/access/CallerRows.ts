import { sql, type RawBuilder, type SqlBool } from "kysely";
import { matches, resolveRuleValues, resolveTimes, type Filter, type PlainFilter } from "#core/filters/index.ts";
import { defaultTimeZone } from "#core/format/zoneNames.ts";
import type { CallContext } from "../http/CallContext.ts";
import { compileFilter } from "./compileFilter.ts";
import { fieldColumn } from "./fieldColumn.ts";
import { isAdministrator } from "./objectPolicy.ts";
import type { Relation } from "./Relation.ts";
import { followPath, pathValue, type RelationOf, type Step } from "./relationPath.ts";
import { fieldNamesOf, parseRule } from "./rowRules.ts";

interface CallerRowsOptions {
  readonly relationOf: RelationOf;
  /** Hears of each relation that rules read beside their own. */
  readonly reads: (relation: Relation) => void;
}

interface RowsBy {
  readonly further?: readonly unknown[];
  readonly through?: ((steps: readonly Step[]) => string) | undefined;
}

/**
 * Which rows of a relation there are for one caller: those of the call's project, under the relation's own row rule and
 * under those of the objects that lead to it (D28). For administrators there are no row rules.
 */
export class CallerRows {
  readonly #context: CallContext;
  readonly #options: CallerRowsOptions;

  constructor(context: CallContext, options: CallerRowsOptions) {
    this.#context = context;
    this.#options = options;
  }

  /**
   * What a row that stands under `alias` has to meet; empty where every living row is everybody's.
   * @param by.further row rules of the table or form through which the caller reaches the rows: all of them hold
   * @param by.through the name under which the last of several steps is joined; else the conditions join nothing
   */
  conditions(relation: Relation, alias: string, { further = [], through }: RowsBy = {}): RawBuilder<SqlBool>[] {
    const { projectColumn, partOf } = relation;
    const project = projectColumn ? [sql<SqlBool>`${sql.ref(`${alias}.${projectColumn}`)} = ${this.#context.project.id}`] : [];
    const owned = partOf ? [sql<SqlBool>`exists (select 1 from ${sql.table(partOf.table)} as o
      where o.id = ${sql.ref(`${alias}.${partOf.column}`)} and o.deleted_at is null)`] : [];
    const field = (name: string): RawBuilder<unknown> => this.#ruleValue(relation, name, { alias, through });
    return [...project, ...owned, ...this.#rules(relation, further).map((rule) => compileFilter(this.plain(rule), field))];
  }

  #ruleValue(relation: Relation, path: string, { alias, through }: { alias: string; through: RowsBy["through"] }): RawBuilder<unknown> {
    const end = followPath(relation, path, { relationOf: this.#options.relationOf });
    if (end === undefined) return sql.ref(`${alias}.${path}`);
    for (const step of end.steps) this.#options.reads(step.relation);
    if (through === undefined || end.steps.length === 0) return pathValue(alias, end);
    return fieldColumn(through(end.steps), end.field);
  }

  /**
   * Whether a row stood under every rule, by the values that it had.
   * @param values as the wire carries them; a rule that reads more of the row is not met
   */
  admits(relation: Relation, values: Readonly<Record<string, unknown>>, further: readonly unknown[] = []): boolean {
    return this.#rules(relation, further).every((rule) =>
      fieldNamesOf(rule).every((name) => Object.hasOwn(values, name)) && matches(this.plain(rule), values));
  }

  /** A filter with moments in place of words such as `today`. */
  plain(filter: Filter): PlainFilter {
    return resolveTimes(filter, this.#clock());
  }

  /** The row rules as they are for the caller. */
  #rules(relation: Relation, further: readonly unknown[]): Filter[] {
    const { caller } = this.#context;
    if (isAdministrator(caller)) return [];
    const user = caller && { id: caller.userId, orgId: caller.orgId, tin: caller.tin, pinfl: caller.pinfl };
    return [relation.rowRule, ...further]
      .filter((rule) => rule !== undefined && rule !== null)
      .map((rule) => resolveRuleValues(parseRule(rule, relation, this.#options.relationOf), user ?? {}, this.#clock()));
  }

  #clock(): { now: Date; timeZone: string } {
    return { now: this.#context.services.now(), timeZone: this.#context.project.settings.timeZone ?? defaultTimeZone };
  }
}
