import { expect, it } from "vitest";
import type { ColumnPreferences } from "#contract/table.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useDataServer, type Who } from "./dataServer.ts";

forEachDatabase("column preferences", (database) => {
  const server = useDataServer(database);
  const read = async (who: Who, level?: string, name = "towns") =>
    (await call(server, "GET tables/{name}", { params: { name }, token: server.token(who), ...(level && { query: { level } }) })).data;
  const own = (more: Partial<ColumnPreferences> = {}): ColumnPreferences => ({ order: {}, titles: {}, hidden: [], ...more });
  const save = async (who: Who, column_config: ColumnPreferences | null, { level = 1, name = "towns", forAll = false, locale = "en" } = {}) => {
    const body = { tableId: (await read("admin", undefined, name)).id, level, column_config };
    return await call(server, forAll ? "POST user/column/default" : "POST user/column", { body, token: server.token(who), locale });
  };

  it("DA584 preferences of each level are kept apart, hold pins too, and are forgotten when null is sent", async () => {
    const [first, second] = [own({ pins: { a: "left", b: "none" } }), own({ hidden: ["x"] })];
    await save("clerk", first);
    await save("clerk", second, { level: 2 });
    expect([(await read("clerk")).preferences, (await read("clerk", "1")).preferences, (await read("clerk", "2")).preferences, (await read("clerk", "3")).preferences])
      .toEqual([first, first, second, null]);
    expect((await save("clerk", null)).status).toBe(200);
    expect([(await read("clerk")).preferences, (await read("clerk", "2")).preferences]).toEqual([null, second]);
    expect((await save("clerk", null)).status).toBe(200);
  });

  it("DA585 only who holds platon.admin keeps the columns for everyone, of the own project's tables", async () => {
    const forAll = true;
    expect([(await save("clerk", own(), { forAll })).failure?.code, (await save("admin", own(), { forAll, name: "table_columns" })).failure?.code])
      .toEqual(["forbidden", "not_found"]);
    expect((await save("admin", own({ hidden: ["a"] }), { forAll })).status).toBe(200);
    expect((await save("admin", null, { forAll })).status).toBe(200);
    expect((await read("clerk")).defaultPreferences).toBeNull();
  });

  it("DA586 what holds for everyone comes beside the caller's own", async () => {
    const [mine, all] = [own({ titles: { a: "Ном" } }), own({ hidden: ["b"] })];
    await save("clerk", mine);
    await save("admin", all, { forAll: true });
    const guest = await call(server, "GET tables/{name}", { params: { name: "towns" }, isPublic: true });
    expect([guest.status, await read("clerk"), await read("treasurer")]).toMatchObject([
      expect.any(Number), { preferences: mine, defaultPreferences: all }, { preferences: null, defaultPreferences: all },
    ]);
    await save("admin", null, { forAll: true });
  });

  it("DA587 a title that is too long is refused in words, too many entries with their place", async () => {
    const titles = { a: "х".repeat(5000) };
    const long = await save("clerk", own({ titles }));
    expect([long.status, long.failure?.code, long.body.message]).toEqual([422, "title_too_long", "A column's title is too long, at most 200 characters"]);
    expect((await save("admin", own({ titles }), { forAll: true })).failure?.code).toBe("title_too_long");
    const many = await save("clerk", own({ hidden: Array.from({ length: 501 }, (_, index) => String(index)) }));
    expect([many.status, many.failure?.code, many.body.message]).toEqual([400, "bad_request", expect.stringContaining("hidden")]);
    const order = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [String(index), index]));
    expect((await save("clerk", own({ order }))).status).toBe(400);
  });

  it("DA587 __proto__ is refused, other names that every object has are columns like others", async () => {
    const kept = own({ order: { constructor: 2 } as unknown as Record<string, number>, hidden: ["__proto__"] });
    expect([(await save("treasurer", kept)).status, (await read("treasurer")).preferences]).toEqual([200, kept]);
    const refused = JSON.parse('{"order":{},"titles":{"__proto__":"x"},"hidden":[]}') as ColumnPreferences;
    expect([(await save("treasurer", refused)).failure?.code, (await read("treasurer")).preferences]).toEqual(["bad_request", kept]);
    await save("treasurer", null);
  });
});
