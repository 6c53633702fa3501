import { sql, type RawBuilder, type SqlBool } from "kysely";
import { coerceField } from "#core/coercion/index.ts";
import { matches, parseFilters, resolveRuleValues, resolveTimes, type Filter, type FilterFields } from "#core/filters/index.ts";
import type { FieldType } from "#core/fieldType.ts";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import type { CallContext } from "../http/CallContext.ts";
import { CallFailure } from "../http/CallFailure.ts";
import { bind, compileFilter } from "./compileFilter.ts";
import { isAdministrator } from "./objectPolicy.ts";
import type { Relation, RelationField } from "./Relation.ts";
import { textHead } from "./textHead.ts";
import { fieldNamesOf, parseRule } from "./rowRules.ts";

/** A field as a caller reaches it: of the relation itself, or one step along a reference (`country.name`). */
export interface ReachableField {
  readonly name: string;
  readonly type: FieldType;
  readonly field: RelationField;
  /** The reference that is followed, if any. */
  readonly via?: { readonly field: RelationField; readonly relation: Relation };
}

export type RelationOf = (dataset: string) => Relation | undefined;

export interface ScopeOptions {
  readonly relation: Relation;
  readonly context: CallContext;
  /** Row rules of the objects through which the caller reaches the rows; all of them hold. */
  readonly rowRules: readonly unknown[];
  /** Finds the dataset that a field refers to. */
  readonly relationOf: RelationOf;
  /**
   * Names that the object in question shows: nothing else of the relation can be read, filtered or sorted by, so that
   * a table over a part of a dataset gives no hint of the rest.
   */
  readonly exposed: ReadonlySet<string>;
}

const base = "t";

const collated = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`${text} collate "und-x-icu"`;

/**
 * What one caller may reach of a relation, and how: which fields exist for them, under which SQL names, and which rows.
 * Every query over rows is built through it, so that permissions and row rules stand in the same statement (D28).
 */
export class RelationScope {
  readonly relation: Relation;
  readonly #context: CallContext;
  readonly #relationOf: RelationOf;
  readonly #rowRules: readonly unknown[];
  readonly #exposed: ReadonlySet<string>;
  readonly #joined = new Map<string, { alias: string; field: RelationField; relation: Relation }>();

  constructor(options: ScopeOptions) {
    this.relation = options.relation;
    this.#context = options.context;
    this.#relationOf = options.relationOf;
    this.#rowRules = options.rowRules;
    this.#exposed = options.exposed;
  }

  /** The field of that name, if it exists for the caller. */
  find(name: string): ReachableField | undefined {
    if (!this.#exposed.has(name)) return undefined;
    const [head = "", tail] = name.split(".", 2);
    const field = this.#visible(this.relation, head);
    if (!field || tail === undefined) return field && { name, type: field.type, field };
    const relation = field.references && this.#relationOf(field.references.dataset);
    const target = relation && this.#visible(relation, tail);
    return target && { name, type: target.type, field: target, via: { field, relation } };
  }

  /** @throws CallFailure `unknown_field`; a field that the caller may not read is as unknown as one that is not there */
  demand(name: string): ReachableField {
    const found = this.find(name);
    if (!found) throw new CallFailure("unknown_field", { params: { field: name } });
    return found;
  }

  /** SQL of a field; following a reference adds its join to {@link from}. */
  expression(name: string): RawBuilder<unknown> {
    const found = this.demand(name);
    return sql.ref(`${found.via ? this.#join(found.via) : base}.${found.field.column}`);
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
    const joins = [...this.#joined.values()].map(({ alias, field, relation }) => {
      const target = relation.fields.get(field.references?.field ?? "id")?.column ?? "id";
      return sql` left join ${sql.table(`${relation.schema}.${relation.table}`)} as ${sql.ref(alias)}
        on ${sql.ref(`${alias}.${target}`)} = ${sql.ref(`${base}.${field.column}`)} and ${sql.ref(`${alias}.deleted_at`)} is null`;
    });
    return sql`${sql.table(`${this.relation.schema}.${this.relation.table}`)} as ${sql.ref(base)}${sql.join(joins, sql``)}`;
  }

  /**
   * The rows whose field leads to the record of that id, whichever field of it a reference holds (D47). The field need
   * not be shown: who asks names the record, and reads nothing of it.
   * @throws CallFailure `unknown_field`; `bad_request` for what cannot be an id
   */
  leadsTo(name: string, id: string): RawBuilder<SqlBool> {
    const field = this.#visible(this.relation, name);
    if (!field) throw new CallFailure("unknown_field", { params: { field: name } });
    const kept = sql.ref(`${base}.${field.column}`);
    const target = field.references && this.#relationOf(field.references.dataset);
    const key = target?.fields.get(field.references?.field ?? "id");
    const coercion = coerceField(key ? "uuid" : field.type, id);
    if (!coercion.ok || coercion.value === null) throw new CallFailure("bad_request", { params: { where: "parent.id" } });
    if (!key || key.name === "id") return sql<SqlBool>`${kept} = ${bind(field.type, coercion.value)}`;
    return sql<SqlBool>`${kept} = (select ${sql.ref(`p.${key.column}`)} from ${sql.table(`${target?.schema}.${target?.table}`)} as p
      where p.id = ${bind("uuid", coercion.value)})`;
  }

  /** A filter of the wire as SQL. @throws CallFailure with the code and place of what is wrong in it */
  filter(input: unknown): RawBuilder<SqlBool> {
    const parsed = parseFilters(input, this.#exposedFields());
    if (parsed.kind === "problem") throw new CallFailure(parsed.code, { params: parsed.params, data: { path: parsed.path } });
    return this.#compile(parsed);
  }

  /**
   * The rows that exist for the caller: living ones, of the call's project, under every row rule.
   * @param options.isDeleted the deleted ones in place of the living (restore)
   */
  rows(options: { isDeleted?: boolean } = {}): RawBuilder<SqlBool> {
    const life = options.isDeleted ? sql<SqlBool>`t.deleted_at is not null` : sql<SqlBool>`t.deleted_at is null`;
    const { projectColumn } = this.relation;
    const project = projectColumn ? [sql<SqlBool>`${sql.ref(`t.${projectColumn}`)} = ${this.#context.project.id}`] : [];
    const rules = this.#rules().map((rule) => this.#compile(rule, true));
    return sql<SqlBool>`${sql.join([life, ...project, ...rules], sql` and `)}`;
  }

  /**
   * Whether a row stood under every row rule, by the values that it had: what {@link rows} asks of those that are there.
   * @param values as the wire carries them; a rule that reads more of the row is not met
   */
  admits(values: Readonly<Record<string, unknown>>): boolean {
    return this.#rules().every((rule) =>
      fieldNamesOf(rule).every((name) => Object.hasOwn(values, name)) && matches(resolveTimes(rule, this.#clock()), values));
  }

  /** The row rules as they are for the caller; for administrators there are none. */
  #rules(): Filter[] {
    const { caller } = this.#context;
    if (isAdministrator(caller)) return [];
    const user = caller && { id: caller.userId, orgId: caller.orgId, tin: caller.tin, pinfl: caller.pinfl };
    return this.#rowRules
      .filter((rule) => rule !== undefined && rule !== null)
      .map((rule) => resolveRuleValues(parseRule(rule, this.relation), user ?? {}, this.#clock()));
  }

  #compile(filter: Filter, isRule = false): RawBuilder<SqlBool> {
    const field = isRule
      ? (name: string) => sql.ref(`${base}.${this.relation.fields.get(name)?.column ?? name}`)
      : (name: string) => this.expression(name);
    return compileFilter(resolveTimes(filter, this.#clock()), field);
  }

  #clock(): { now: Date; timeZone: string } {
    return { now: this.#context.services.now(), timeZone: this.#context.project.settings.timeZone ?? "Asia/Tashkent" };
  }

  #exposedFields(): FilterFields {
    const found = [...this.#exposed].map((name) => this.find(name)).filter((field) => field !== undefined);
    return Object.fromEntries(found.map((field) => [field.name, field.type]));
  }

  #visible(relation: Relation, name: string): RelationField | undefined {
    const field = relation.fields.get(name);
    return field && this.#mayRead(field) ? field : undefined;
  }

  #mayRead(field: RelationField): boolean {
    const { caller } = this.#context;
    if (field.readPermission === undefined || isAdministrator(caller)) return true;
    return caller !== undefined && hasPermission(caller.permissions, field.readPermission);
  }

  #join(via: { field: RelationField; relation: Relation }): string {
    const known = this.#joined.get(via.field.name);
    if (known) return known.alias;
    const alias = `r${this.#joined.size + 1}`;
    this.#joined.set(via.field.name, { alias, ...via });
    return alias;
  }
}
