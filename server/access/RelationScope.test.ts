import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql, type RawBuilder } from "kysely";
import { describe, expect, it } from "vitest";
import type { CallContext } from "../http/CallContext.ts";
import type { Relation, RelationField } from "./Relation.ts";
import { RelationScope } from "./RelationScope.ts";

const compiler = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
/** In one line, with the parameters in their places. */
const textOf = (statement: RawBuilder<unknown>): string => {
  const { sql: text, parameters } = statement.compile(compiler);
  return text.replace(/\s+/g, " ").replace(/\$(\d+)/g, (_, index: string) => String(parameters[Number(index) - 1]));
};

const relation = (name: string, fields: readonly RelationField[], rowRule?: unknown): Relation =>
  ({ kind: "dataset", name, schema: "p_city", table: name, fields: new Map(fields.map((field) => [field.name, field])), rowRule });
const id = { name: "id", column: "id", type: "uuid" } as const;
const firms = relation("firms", [id, { name: "title", column: "title", type: "text" }, { name: "org", column: "org", type: "text" }], { org: "$user.orgId" });
const link: RelationField = { name: "firm", column: "firm", type: "uuid", references: { dataset: "firms", field: "id" } };
const orders = relation("orders", [id, link]);

const scopeOf = (who: { orgId?: string; permissions?: string[] } | undefined, of: Relation = orders, rowRules: unknown[] = []) =>
  new RelationScope({
    relation: of,
    rowRules,
    relationOf: () => firms,
    exposed: new Set(["id", "firm", "firm.title", "title"]),
    context: {
      project: { id: "city", settings: {} },
      caller: who && { userId: "1", permissions: [], ...who },
      services: { now: () => new Date(0) },
    } as unknown as CallContext,
  });
const north = { orgId: "north" };
const fromOf = (scope: RelationScope): string => {
  scope.expression("firm.title");
  return textOf(sql`${scope.from()}`);
};

describe("what a caller reaches", () => {
  it("DA122 a dataset's rule stands beside that of the table, and administrators are under none", () => {
    const own = [{ title: "A" }];
    expect(textOf(scopeOf(north, firms, own).rows())).toBe(`t.deleted_at is null and "t"."org" = cast(north as text) and "t"."title" = cast(A as text)`);
    expect(textOf(scopeOf(undefined, firms, own).rows())).toContain("and false");
    expect(textOf(scopeOf({}, firms, own).rows())).toContain("and false");
    expect(textOf(scopeOf({ permissions: ["platon.admin"] }, firms, own).rows())).toBe("t.deleted_at is null");
    expect(scopeOf(north, firms).admits({ org: "north" })).toBe(true);
    expect(scopeOf(north, firms).admits({ org: "south" })).toBe(false);
  });

  it("DA123 the rule of a related dataset stands in the join", () => {
    expect(fromOf(scopeOf(north))).toContain(`"r1"."deleted_at" is null and "r1"."org" = cast(north as text)`);
    expect(fromOf(scopeOf(undefined))).toContain(`"r1"."deleted_at" is null and false`);
    expect(fromOf(scopeOf({ permissions: ["platon.admin"] }))).not.toContain("org");
  });

  it("DA123 to a record that the caller may not see no row leads", () => {
    const record = "00000000-0000-7000-8000-000000000001";
    expect(textOf(scopeOf(north).leadsTo("firm", record))).toContain(`where p.id = cast(${record} as uuid) and "p"."org" = cast(north as text)`);
    expect(textOf(scopeOf({ permissions: ["platon.admin"] }).leadsTo("firm", record))).not.toContain("select");
  });

  it("DA328 a statement reads what its joins and the record above lead to", () => {
    const scope = scopeOf(north);
    expect([...scope.sources()]).toEqual(["dataset:orders"]);
    scope.expression("firm.title");
    expect([...scope.sources()]).toEqual(["dataset:orders", "dataset:firms"]);
    const level = scopeOf(north);
    level.leadsTo("firm", "00000000-0000-7000-8000-000000000001");
    expect([...level.sources()]).toEqual(["dataset:orders", "dataset:firms"]);
  });

  it("DA125 whether a link leads to what its writer sees is asked where that differs", () => {
    const seen = scopeOf(north).linksToSeen(link, "x");
    expect(seen && textOf(seen)).toContain(`"p"."id" = cast(x as uuid) and p.deleted_at is null and "p"."org" = cast(north as text)`);
    expect(scopeOf(north).linksToSeen(link, null)).toBeUndefined();
    expect(scopeOf({ permissions: ["platon.admin"] }).linksToSeen(link, "x")).toBeUndefined();
  });
});
