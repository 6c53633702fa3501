import { beforeAll, describe, expect, it } from "vitest";
import { call, type Answer } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { edited, readJson, useConfigServer } from "../config/configServer.ts";
import { People } from "./peopleServer.ts";

const confirmed = { "x-confirmed": "own_right_lost" };

forEachDatabase("administrators", (database) => {
  const server = useConfigServer(database);
  const people = new People(server);
  const code = (answer: Answer<unknown>) => answer.failure?.code ?? answer.status;
  let admin = { id: "", role: "", given: "" };
  beforeAll(async () => {
    const [id, role] = [await people.idOf("users", "username", "admin"), await people.idOf("roles", "name", "admin")];
    admin = { id, role, given: String((await people.rows("user_roles", { filters: { userId: { op: "eq", value: id } } }))[0]?.["$id"]) };
  });

  const applied = async (edits: Record<string, unknown>, headers: Record<string, string> = confirmed) => {
    const files = edited(await server.exported(), edits);
    return call(server, "POST config/apply", { body: { files, deletions: true }, ...people.by(), headers });
  };

  describe.each([
    ["disabling the user", () => people.update("users", admin.id, { isDisabled: true }, { headers: confirmed })],
    ["deleting the user", () => people.remove("users", admin.id, { headers: confirmed })],
    ["taking the user's roles", () => people.update("users", admin.id, { roles: [] }, { headers: confirmed })],
    ["taking the given role", () => people.remove("user_roles", admin.given, { headers: confirmed })],
    ["giving the role to another", async () => people.update("user_roles", admin.given, { userId: await people.idOf("users", "username", "idle") }, { headers: confirmed })],
    ["the role's form", () => people.update("roles", admin.role, { permissions: ["places.*"] }, { headers: confirmed })],
    ["deleting the role", () => people.remove("roles", admin.role, { headers: confirmed })],
    ["changes together", () => call(server, "POST config/changes", { body: { changes: [{ change: "update", entity: "roles", id: admin.role, values: { permissions: [] } }] }, ...people.by(), headers: confirmed })],
    ["a dry run", () => call(server, "POST config/changes", { query: { dryRun: "1" }, body: { changes: [{ change: "delete", entity: "roles", id: admin.role }] }, ...people.by(), headers: confirmed })],
    ["text", async () => applied({ "roles/admin.json": { ...readJson<object>(await server.exported(), "roles/admin.json"), permissions: ["places.*"] } })],
    ["text without the role", () => applied({ "roles/admin.json": undefined })],
  ])("the last administrator and %s", (_, act) => {
    it("US17 is refused, and nothing of it is kept", async () => {
      if ((await people.idOf("users", "username", "idle")) === "undefined") await people.make("users", { fullName: "Idle", username: "idle", isDisabled: true });
      expect(code(await act())).toBe("last_administrator");
      expect((await people.rows("users", { search: "admin" }))[0]).toMatchObject({ username: "admin", isDisabled: false });
      expect((await people.read("roles", admin.role)).values["permissions"]).toContain("platon.admin");
    });
  });

  it("US17 an earlier state of the role is not restored where it gave nothing", async () => {
    const poor = await people.make("roles", { name: "poor", title: "Poor", permissions: ["places.read"] });
    await people.update("roles", poor, { permissions: ["platon.*"] });
    const second = await people.makeUser("second", { roles: [poor] });
    const token = await people.tokenOf("second");
    // The other one first: the wildcard administers as well.
    expect(code(await people.update("users", admin.id, { isDisabled: true }, { token, headers: confirmed }))).toBe(200);
    const restore = (revision: number) => call(server, "POST revisions/{entity}/{id}/restore", { params: { entity: "roles", id: poor }, body: { revision }, token, headers: confirmed });
    expect(code(await restore(1))).toBe("last_administrator");
    expect(code(await people.update("users", admin.id, { isDisabled: false }, { token }))).not.toBe("last_administrator");
    expect(second).not.toBe("");
  });
});

forEachDatabase("the own right", (database) => {
  const server = useConfigServer(database);
  const people = new People(server);
  const code = (answer: Answer<unknown>) => answer.failure?.code ?? answer.status;

  it("US18 what takes one's own right away is asked, and done when it is confirmed; another's is not", async () => {
    const chiefs = await people.make("roles", { name: "chiefs", title: "Chiefs", permissions: ["platon.*"] });
    const id = await people.makeUser("chief", { roles: [chiefs] });
    const token = await people.tokenOf("chief");
    const asked = await people.update("roles", chiefs, { permissions: ["places.read"] }, { token });
    expect([asked.status, code(asked), asked.body.message]).toEqual([409, "own_right_lost", "After this change you yourself can no longer administer the system"]);
    expect(code(await people.update("users", id, { isDisabled: true }, { token }))).toBe("own_right_lost");
    expect(code(await people.update("users", id, { postName: "Chief" }, { token }))).toBe(200);
    expect(code(await people.update("roles", chiefs, { permissions: ["places.read"] }, { token, headers: confirmed }))).toBe(200);
    expect(await people.permissionsOf(token)).toEqual(["places.read"]);
  });

  it("US18 two who take each other's right at once: one administrator is left", async () => {
    const chiefs = await people.idOf("roles", "name", "chiefs");
    await people.update("roles", chiefs, { permissions: ["platon.admin"] });
    const [one, other] = [await people.makeUser("one", { roles: [chiefs] }), await people.makeUser("other", { roles: [chiefs] })];
    const [ofOne, ofOther] = [await people.tokenOf("one"), await people.tokenOf("other")];
    const others = (await people.rows("users", { search: "chief" })).concat(await people.rows("users", { search: "admin" })).map(({ $id }) => String($id));
    const disable = (id: string, token: string, version: number) => call(server, "PUT forms/{name}/{id}", { params: { name: "users", id }, body: { values: { isDisabled: true }, version }, token });
    const versions = new Map(await Promise.all([...others, one, other].map(async (id) => [id, (await people.read("users", id)).version] as const)));
    for (const id of others) expect(code(await disable(id, ofOne, versions.get(id) ?? 0))).toBe(200);
    const both = await Promise.all([disable(other, ofOne, versions.get(other) ?? 0), disable(one, ofOther, versions.get(one) ?? 0)]);
    const left = await Promise.all([people.permissionsOf(ofOne), people.permissionsOf(ofOther)]);
    expect(both.map(code)).toContain(200);
    expect(both.map(code)).not.toEqual([200, 200]);
    expect(left.filter((permissions) => Array.isArray(permissions))).toHaveLength(1);
  });
});
