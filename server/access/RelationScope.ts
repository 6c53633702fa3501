import { sql, type RawBuilder, type SqlBool } from "kysely";
import { coerceField } from "#core/coercion/index.ts";
import { operatorsFor, parseFilters, type Filter, type FilterFields, type FilterProblem } from "#core/filters/index.ts";
import type { FieldType } from "#core/fieldType.ts";
import type { CallContext } from "../http/CallContext.ts";
import { CallFailure } from "../http/CallFailure.ts";
import { nearest } from "../nearest.ts";
import { CallerRows } from "./CallerRows.ts";
import { bind, compileFilter } from "./compileFilter.ts";
import { fieldColumn } from "./fieldColumn.ts";
import { decideField } from "./objectPolicy.ts";
import { relationSource, type Relation, type RelationField } from "./Relation.ts";
import { followPath, keyColumn, tableOf, type RelationOf, type Step } from "./relationPath.ts";
import { textHead } from "./textHead.ts";
import { mayHold } from "./trigrams.ts";

/** A field as a caller reaches it: of the relation itself, or along references (`city.country.name`). */
export interface ReachableField {
  readonly name: string;
  readonly type: FieldType;
  readonly field: RelationField;
  /** The references that are followed, if any. */
  readonly via?: readonly Step[];
}

/** A text that rows hold in one of these fields at least. */
export interface SoughtText {
  readonly names: readonly string[];
  readonly text: string;
}

function containedIn(filter: Filter): SoughtText[] {
  if (filter.kind === "and") return filter.filters.flatMap(containedIn);
  return filter.kind === "condition" && filter.op === "contains" ? [{ names: [filter.field], text: String(filter.value) }] : [];
}

export interface ScopeOptions {
  readonly relation: Relation;
  readonly context: CallContext;
  /** Row rules of the objects through which the caller reaches the rows; all of them hold, beside the relation's own. */
  readonly rowRules: readonly unknown[];
  /** Finds the dataset that a field refers to. */
  readonly relationOf: RelationOf;
  /**
   * Names that the object in question shows: nothing else of the relation can be read, filtered or sorted by, so that
   * a table over a part of a dataset gives no hint of the rest.
   */
  readonly exposed: ReadonlySet<string>;
  /** The deleted rows in place of the living. */
  readonly isDeleted?: boolean;
}

const base = "t";

interface Joined extends Step {
  readonly alias: string;
  readonly from: string;
  /** Whether it is read by a row rule alone, whatever the caller sees of it. */
  readonly isForRule: boolean;
}

const collated = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`${text} collate "und-x-icu"`;

/**
 * What one caller may reach of a relation, and how: which fields exist for them, under which SQL names, and which rows.
 * Every query over rows is built through it, so that permissions and row rules stand in the same statement (D28).
 */
export class RelationScope {
  readonly relation: Relation;
  readonly #context: CallContext;
  readonly #callerRows: CallerRows;
  readonly #relationOf: RelationOf;
  readonly #rowRules: readonly unknown[];
  readonly #exposed: ReadonlySet<string>;
  readonly #isDeleted: boolean;
  /** By the path of the reference: each relation stands once in a statement for each way to it. */
  readonly #joined = new Map<string, Joined>();
  readonly #read: Set<Relation>;

  constructor(options: ScopeOptions) {
    this.relation = options.relation;
    this.#read = new Set([options.relation]);
    this.#context = options.context;
    this.#callerRows = new CallerRows(options.context, { relationOf: options.relationOf, reads: (relation) => this.#read.add(relation) });
    this.#relationOf = options.relationOf;
    this.#rowRules = options.rowRules;
    this.#exposed = options.exposed;
    this.#isDeleted = options.isDeleted === true;
  }

  /** The field of that name, if it exists for the caller. A password does not: nothing is read, sorted or filtered by it (D62). */
  find(name: string): ReachableField | undefined {
    const found = this.findHeld(name);
    return found?.type === "password" ? undefined : found;
  }

  /** The same for what a form holds, into which passwords go as well. */
  findHeld(name: string): ReachableField | undefined {
    if (!this.#exposed.has(name)) return undefined;
    const end = followPath(this.relation, name, { relationOf: this.#relationOf, fieldOf: (relation, part) => this.#visible(relation, part) });
    return end && { name, type: end.field.type, field: end.field, ...(end.steps.length > 0 && { via: end.steps }) };
  }

  /**
   * @param at where in the call it is named: `sort.name`
   * @throws CallFailure `unknown_field` with the nearest that there is for the caller; a field that the caller may not read
   *   is as unknown as one that is not there
   */
  demand(name: string, at = name): ReachableField {
    const found = this.find(name);
    if (!found) throw new CallFailure("unknown_field", { params: { field: name }, near: this.#nearestField(name), data: { path: at } });
    return found;
  }

  #nearestField(name: string): string | undefined {
    return nearest(name, Object.keys(this.#exposedFields()));
  }

  /**
   * SQL of a field; following a reference adds its join to {@link from}. A related row that the caller may not see reads
   * as if there were none.
   */
  expression(name: string): RawBuilder<unknown> {
    const found = this.demand(name);
    return fieldColumn(found.via ? this.#join(found.via) : base, found.field);
  }

  /** SQL of what a form shows of a field: of a password only whether there is one. */
  held(name: string): RawBuilder<unknown> {
    const found = this.findHeld(name);
    if (found?.type !== "password") return this.expression(name);
    const column = sql.ref(`${base}.${found.field.column}`);
    return sql`case when ${column} is not null then '' end`;
  }

  /** What the expressions so far read, as events name it: a change elsewhere changes nothing of the statement's answer. */
  sources(): ReadonlySet<string> {
    return new Set([...[...this.#read].map(relationSource), ...(this.relation.select?.().reads ?? [])]);
  }

  /** What rows are sorted by for a field: of a text its beginning, as indexes have it. */
  sortKey(name: string): RawBuilder<unknown> {
    const column = this.expression(name);
    return this.demand(name).type === "text" ? collated(textHead(column)) : column;
  }

  /** What values of a field are compared by: text by the collation that both databases have. */
  ordered(name: string): RawBuilder<unknown> {
    const column = this.expression(name);
    return this.demand(name).type === "text" ? collated(column) : column;
  }

  /** `from` with the joins that the expressions so far need: build it after them. */
  from(): RawBuilder<unknown> {
    const joins = [...this.#joined.values()].map(({ alias, from, field, relation, isForRule }) => {
      const key = sql.ref(`${alias}.${keyColumn(field, relation)}`);
      const there = [sql<SqlBool>`${sql.ref(`${alias}.deleted_at`)} is null`, ...(isForRule ? [] : this.#callerRows.conditions(relation, alias))];
      return sql` left join ${tableOf(relation)} as ${sql.ref(alias)}
        on ${key} = ${sql.ref(`${from}.${field.column}`)} and ${sql.join(there, sql` and `)}`;
    });
    return sql`${tableOf(this.relation)} as ${sql.ref(base)}${sql.join(joins, sql``)}`;
  }

  /**
   * The rows whose field leads to the record of that id, whichever field of it a reference holds (D47). The field need
   * not be shown: who asks names the record, and reads nothing of it. To a record that the caller may not see none leads.
   * @param above where the caller sees the record: the rows of a table, of which it has to be one
   * @throws CallFailure `unknown_field`; `bad_request` for what cannot be an id
   */
  leadsTo(name: string, id: string, above?: RelationScope): RawBuilder<SqlBool> {
    const leads = this.#leadsTo(name, id);
    if (!above) return leads;
    const rows = above.rows();
    for (const relation of above.#read) this.#read.add(relation);
    return sql<SqlBool>`(${leads} and exists (select 1 from ${above.from()} where ${sql.ref(`${base}.id`)} = ${bind("uuid", id)} and ${rows}))`;
  }

  #leadsTo(name: string, id: string): RawBuilder<SqlBool> {
    const field = this.#visible(this.relation, name);
    if (!field) throw new CallFailure("unknown_field", { params: { field: name } });
    const kept = sql.ref(`${base}.${field.column}`);
    const target = this.#targetOf(field);
    const coercion = coerceField(target ? "uuid" : field.type, id);
    if (!coercion.ok || coercion.value === null) throw new CallFailure("bad_request", { params: { where: "parent.id" } });
    const rules = target ? this.#callerRows.conditions(target, "p") : [];
    if (target) this.#read.add(target);
    const column = target ? keyColumn(field, target) : "id";
    if (!target || (column === "id" && rules.length === 0)) return sql<SqlBool>`${kept} = ${bind(field.type, coercion.value)}`;
    const there = sql.join([sql<SqlBool>`p.id = ${bind("uuid", coercion.value)}`, ...rules], sql` and `);
    return sql<SqlBool>`${kept} = (select ${sql.ref(`p.${column}`)} from ${tableOf(target)} as p where ${there})`;
  }

  /**
   * Whether a value leads to a record that the caller sees; undefined where all of them are everybody's, and the foreign
   * key alone says whether there is one.
   * @param field of this relation
   */
  linksToSeen(field: RelationField, value: unknown): RawBuilder<SqlBool> | undefined {
    const target = this.#targetOf(field);
    const rules = target && value !== null && value !== undefined ? this.#callerRows.conditions(target, "p") : [];
    if (!target || rules.length === 0) return undefined;
    const key = sql<SqlBool>`${sql.ref(`p.${keyColumn(field, target)}`)} = ${bind(field.type, value)}`;
    return sql<SqlBool>`exists (select 1 from ${tableOf(target)} as p where ${sql.join([key, sql<SqlBool>`p.deleted_at is null`, ...rules], sql` and `)})`;
  }

  /** A filter of the wire as SQL. @throws CallFailure with the code and place of what is wrong in it */
  filter(input: unknown): RawBuilder<SqlBool> {
    return compileFilter(this.#callerRows.plain(this.#parsed(input)), (name) => this.expression(name));
  }

  /** What every row contains that a filter of the wire admits. @throws CallFailure as {@link filter} */
  contained(input: unknown): SoughtText[] {
    return containedIn(this.#parsed(input));
  }

  /**
   * The rows that may hold a text in one of these fields, found by their indexes of trigrams before anything else is asked
   * of a row: no index of an order is walked for the few that there are.
   * @param sought in fields of this relation itself
   */
  mayHold(sought: SoughtText): RawBuilder<SqlBool> {
    return sql<SqlBool>`t.id = any (array(select h.id ${this.#holding(sought)}))`;
  }

  /** How many rows may hold a text, counted up to a limit, whoever may see them: only how they are looked for follows from it. */
  countHolding(sought: SoughtText, limit: number): RawBuilder<{ n: number }> {
    return sql`with hits as materialized (select 1 ${this.#holding(sought)})
      select count(*) as n from (select 1 from hits limit ${limit}) as counted`;
  }

  #holding({ names, text }: SoughtText): RawBuilder<unknown> {
    const fields = names.map((name) => sql.ref(`h.${this.demand(name).field.column}`));
    return sql`from ${tableOf(this.relation)} as h where h.deleted_at is ${sql.raw(this.#isDeleted ? "not null" : "null")}
      and (${sql.join(fields.map((column) => mayHold(column, text)), sql` or `)})`;
  }

  #parsed(input: unknown): Filter {
    const parsed = parseFilters(input, this.#exposedFields());
    if (parsed.kind === "problem") throw this.#refusal(parsed);
    return parsed;
  }

  #refusal({ code, params, path }: FilterProblem): CallFailure {
    const field = String(params["field"] ?? "");
    const operator = code === "unknown_operator" ? nearest(String(params["operator"]), operatorsFor(this.demand(field).type)) : undefined;
    const near = code === "unknown_field" ? this.#nearestField(field) : operator;
    return new CallFailure(code, { params, near, data: { path: `filters.${path}` } });
  }

  /**
   * The rows that exist for the caller: living ones, of the call's project, under every row rule.
   * @param options.isDeleted the deleted ones in place of the living (restore); as the scope is unless said
   * @param options.isJoined what rules read of related rows is joined by {@link from}, which many rows are read by faster;
   *   else the condition stands by itself, in any statement over the relation as `t`
   */
  rows({ isDeleted = this.#isDeleted, isJoined = false }: { isDeleted?: boolean; isJoined?: boolean } = {}): RawBuilder<SqlBool> {
    const life = isDeleted ? sql<SqlBool>`t.deleted_at is not null` : sql<SqlBool>`t.deleted_at is null`;
    const through = isJoined ? (steps: readonly Step[]) => this.#joinForRule(steps) : undefined;
    return sql<SqlBool>`${sql.join([life, ...this.#callerRows.conditions(this.relation, base, { further: this.#rowRules, through })], sql` and `)}`;
  }

  /**
   * Whether a row stood under every row rule, by the values that it had: what {@link rows} asks of those that are there.
   * @param values as the wire carries them; a rule that reads more of the row is not met
   */
  admits(values: Readonly<Record<string, unknown>>): boolean {
    return this.#callerRows.admits(this.relation, values, this.#rowRules);
  }

  #exposedFields(): FilterFields {
    const found = [...this.#exposed].map((name) => this.find(name)).filter((field) => field !== undefined);
    return Object.fromEntries(found.map((field) => [field.name, field.type]));
  }

  #targetOf({ references }: RelationField): Relation | undefined {
    return references && this.#relationOf(references.dataset);
  }

  #visible(relation: Relation, name: string): RelationField | undefined {
    const field = relation.fields.get(name);
    return field && this.#mayRead(field) ? field : undefined;
  }

  #mayRead(field: RelationField): boolean {
    return decideField(field.readPermission, this.#context.caller).isAllowed;
  }

  /** The name under which the last of the steps is joined; those before it are joined on the way. */
  #join(steps: readonly Step[]): string {
    return steps.reduce((from, step) => this.#joinStep(step, from, { key: step.path, isForRule: false }), base);
  }

  /** A rule reads related rows that its caller may not see: from the first of them on it has joins of its own. */
  #joinForRule(steps: readonly Step[]): string {
    const hiding = steps.findIndex(({ relation }) => this.#callerRows.conditions(relation, "q").length > 0);
    return steps.reduce((from, step, index) => {
      const isForRule = hiding !== -1 && index >= hiding;
      return this.#joinStep(step, from, { key: isForRule ? `rule:${step.path}` : step.path, isForRule });
    }, base);
  }

  #joinStep(step: Step, from: string, { key, isForRule }: { key: string; isForRule: boolean }): string {
    const known = this.#joined.get(key);
    if (known) return known.alias;
    const alias = `r${this.#joined.size + 1}`;
    this.#joined.set(key, { ...step, alias, from, isForRule });
    this.#read.add(step.relation);
    return alias;
  }
}
