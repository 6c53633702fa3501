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

  describe("along several references", () => {
    const to = (dataset: string, readPermission?: string): RelationField =>
      ({ name: dataset, column: dataset, type: "uuid", references: { dataset, field: "id" }, ...(readPermission && { readPermission }) });
    const title: RelationField = { name: "title", column: "title", type: "text" };
    const all = [
      relation("countries", [id, title, { ...title, name: "debt", column: "debt", readPermission: "debts" }, to("worlds")]),
      relation("cities", [id, title, to("countries")], { title: "Тошкент" }),
      relation("orders", [id, to("cities"), to("countries", "trade")]),
      relation("worlds", [id, title, to("stars")]), relation("stars", [id, title]),
    ];
    const paths = ["cities.title", "cities.countries.title", "cities.countries.debt", "cities.countries.worlds.title", "cities.countries.worlds.stars.title", "countries.title"];
    const chained = (permissions: string[]) => new RelationScope({
      relation: all[2] as Relation, rowRules: [], relationOf: (name) => all.find((one) => one.name === name), exposed: new Set(paths),
      context: { project: { id: "city", settings: {} }, caller: { userId: "1", permissions }, services: { now: () => new Date(0) } } as unknown as CallContext,
    });

    it("DA583 each is joined once, from where it stands, and reads only what its own rule shows", () => {
      const scope = chained([]);
      const filter = textOf(scope.filter({ or: [{ "cities.countries.title": "A" }, { "cities.title": "B" }, { "cities.countries.worlds.title": "C" }] }));
      expect(filter).toBe(`("r2"."title" = cast(A as text) or "r1"."title" = cast(B as text) or "r3"."title" = cast(C as text))`);
      const from = textOf(sql`${scope.from()}`);
      expect(from.match(/left join "p_city"."(\w+)" as "(\w+)" on "\w+"."id" = "(\w+)"/g)).toEqual([
        `left join "p_city"."cities" as "r1" on "r1"."id" = "t"`,
        `left join "p_city"."countries" as "r2" on "r2"."id" = "r1"`,
        `left join "p_city"."worlds" as "r3" on "r3"."id" = "r2"`,
      ]);
      expect(from).toContain(`"r1"."title" = cast(Тошкент as text)`);
      expect([...scope.sources()]).toEqual(["orders", "cities", "countries", "worlds"].map((name) => `dataset:${name}`));
    });

    it("DA583 a permission is asked for at every step, and a path of four references leads nowhere", () => {
      const readable = (permissions: string[]) => paths.filter((path) => chained(permissions).find(path));
      expect(readable([])).toEqual(["cities.title", "cities.countries.title", "cities.countries.worlds.title"]);
      expect(readable(["debts", "trade"])).toEqual(paths.filter((path) => path.split(".").length <= 4));
    });
  });

  describe("a row rule along a path", () => {
    const member: RelationField = { name: "member", column: "member", type: "uuid", references: { dataset: "members", field: "id" } };
    const members = relation("members", [id, { name: "user", column: "user_id", type: "uuid" }, link], { user: "$user.id" });
    const all = [firms, members, relation("tasks", [id, member])];
    const scopeWith = (rule: unknown, orgId?: string) => new RelationScope({
      relation: all[2] as Relation, rowRules: [rule], relationOf: (name) => all.find((one) => one.name === name), exposed: new Set(["member.user", "member.firm.title"]),
      context: {
        project: { id: "city", settings: {} }, services: { now: () => new Date(0) },
        caller: { userId: "00000000-0000-7000-8000-000000000001", permissions: [], orgId },
      } as unknown as CallContext,
    });

    it("DA705 joins what it follows once, whatever of that the caller sees, or stands by itself", () => {
      const rule = { "member.user": "$user.id", "member.firm.title": "A" };
      const scope = scopeWith(rule);
      const where = textOf(scope.rows({ isJoined: true }));
      expect(where).toContain(`"r1"."user_id" = cast(00000000-0000-7000-8000-000000000001 as uuid) and "r2"."title" = cast(A as text)`);
      expect(textOf(sql`${scope.from()}`)).toBe(`"p_city"."tasks" as "t" left join "p_city"."members" as "r1" on "r1"."id" = "t"."member" and "r1"."deleted_at" is null`
        + ` left join "p_city"."firms" as "r2" on "r2"."id" = "r1"."firm" and "r2"."deleted_at" is null`);
      expect([...scope.sources()]).toEqual(["tasks", "members", "firms"].map((name) => `dataset:${name}`));
      const alone = scopeWith(rule);
      expect(textOf(alone.rows())).toContain(`(select "q2"."title" from "p_city"."members" as "q1" join "p_city"."firms" as "q2"`
        + ` on "q2"."id" = "q1"."firm" and "q2"."deleted_at" is null where "q1"."id" = "t"."member" and "q1"."deleted_at" is null) = cast(A as text)`);
      expect(textOf(sql`${alone.from()}`)).toBe(`"p_city"."tasks" as "t"`);
    });

    it("DA705 what the caller reads along the same path stays under the rules of what it leads to", () => {
      const scope = scopeWith({ "member.firm.title": "A" });
      scope.rows({ isJoined: true });
      scope.expression("member.firm.title");
      const from = textOf(sql`${scope.from()}`);
      expect(from.match(/left join/g)).toHaveLength(4);
      expect(from).toContain(`as "r4" on "r4"."id" = "r3"."firm" and "r4"."deleted_at" is null and false`);
    });

    it("DA705 a rule of four references, or to a field that is not there, is no rule: nobody sees anything", () => {
      expect(() => scopeWith({ "member.nothing": "A" }).rows()).toThrow("internal");
    });
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
