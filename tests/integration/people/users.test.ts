import { beforeAll, expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useConfigServer } from "../config/configServer.ts";
import { People, refusedFields } from "./peopleServer.ts";

forEachDatabase("people", (database) => {
  const server = useConfigServer(database);
  const people = new People(server);
  let readers = "";
  beforeAll(async () => {
    readers = await people.make("roles", { name: "readers", title: "Readers", permissions: ["places.read"] });
  });

  it("US10 users are made, listed, changed and searched by a table and a form, and no secret is in an answer", async () => {
    const id = await people.make("users", { fullName: "Ali Valiyev", username: "ali", firstAccess: "password", password: "first-1", roles: [readers] });
    const user = await people.read("users", id);
    expect(user.values).toMatchObject({ fullName: "Ali Valiyev", username: "ali", password: "", roles: [readers], isDisabled: false });
    expect(await people.rows("users", { search: "valiyev" })).toEqual([expect.objectContaining({ $id: id, username: "ali", roleTitles: "Readers" })]);
    expect((await people.update("users", id, { postName: "Clerk" })).data.values).toMatchObject({ postName: "Clerk" });
    expect(JSON.stringify([await people.rows("users"), user])).not.toMatch(/argon2|first-1|otp/);
    const ask = (name: string, who: "admin" | "clerk", filters = {}) => call(server, "POST tables/{name}/rows", { params: { name }, body: { filters }, ...people.by(who) });
    for (const name of ["users", "organizations", "user_roles"]) expect((await ask(name, "clerk")).failure?.code).toBe("forbidden");
    for (const secret of ["password", "password_hash", "otp_secret"]) {
      expect((await ask("users", "admin", { [secret]: { op: "notEmpty" } })).failure?.code).toBe("unknown_field");
    }
  });

  it("AX30 what a person did stays under the name of that time, and is found by person and by that name, also when they are renamed and deleted", async () => {
    const id = await people.makeUser("sabo");
    await people.login("sabo");
    expect((await people.update("users", id, { username: "saodat", fullName: "Saodat" })).status).toBe(200);
    await people.login("saodat", "wrong-password");
    expect((await people.remove("users", id)).failure).toBeUndefined();
    const names = async (filters: object) => (await people.rows("user_logs", { filters: { event: "logged in", ...filters } })).map(({ userName }) => userName);
    expect([await names({ userId: id }), await names({ userName: "sabo" })]).toEqual([expect.arrayContaining(["sabo"]), expect.arrayContaining(["sabo"])]);
    expect((await people.rows("user_logs", { filters: { userName: "saodat" } })).map(({ event }) => event)).toEqual(["login failed"]);
  });

  it.each(["MAYA", "maуa", "ｍａｙａ", "Мaya", " maya "])("US11 the name %s is refused beside maya, which is named", async (username) => {
    if ((await people.idOf("users", "username", "maya")) === "undefined") await people.make("users", { fullName: "Maya", username: "maya" });
    const answer = await people.insert("users", { fullName: "Another", username });
    expect([answer.status, refusedFields(answer)["username"]]).toEqual([422, ["There is a user name like this one or looking the same: “maya”"]]);
  });

  it("US11 a user keeps the own name in another case, and a name that only begins alike is free", async () => {
    const id = await people.make("users", { fullName: "Nur", username: "nur" });
    expect((await people.update("users", id, { username: "Nur" })).status).toBe(200);
    expect((await people.insert("users", { fullName: "Nur", username: "nur2" })).status).toBe(201);
    expect((await people.insert("users", { fullName: "No name", username: "  " })).failure?.code).toBe("invalid_values");
  });

  it("US12 with a password that another chose nothing can be done but to choose one's own", async () => {
    await people.make("users", { fullName: "Lola", username: "lola", firstAccess: "password", password: "first-1" });
    const first = await people.login("lola", "first-1");
    expect([first.status, first.failure?.code, JSON.stringify(first.body).includes("token")]).toEqual([403, "password_change_required", false]);
    const choose = (password: string, newPassword: string) => call(server, "POST auth/password", { body: { username: "lola", password, newPassword }, locale: "en" });
    expect(refusedFields(await choose("first-1", "short"))).toEqual({ newPassword: ["The password must have at least 6 characters"] });
    expect(refusedFields(await choose("first-1", "first-1"))).toEqual({ newPassword: ["The new password must differ from the old one"] });
    expect((await choose("wrong-1", "lola-own-1")).failure?.code).toBe("bad_credentials");
    const chosen = await choose("first-1", "lola-own-1");
    expect([chosen.status, chosen.data.user.username]).toEqual([200, "lola"]);
    expect(await people.permissionsOf(chosen.data.access_token)).toEqual([]);
    expect((await people.login("lola", "first-1")).status).toBe(401);
    expect((await people.login("lola")).status).toBe(200);
    expect((await choose("lola-own-1", "lola-own-2")).failure?.code).toBe("forbidden");
  });

  it("US12 an administrator's new password ends the sessions, and has to be changed too", async () => {
    const id = await people.makeUser("rano");
    const token = await people.tokenOf("rano");
    const { data, status } = await call(server, "POST users/{id}/password", { params: { id }, ...people.by() });
    expect([status, data.password.length]).toEqual([201, 12]);
    expect(await people.permissionsOf(token)).toBe(401);
    expect((await people.login("rano", data.password)).failure?.code).toBe("password_change_required");
    await people.update("users", id, { password: "typed-one-1" });
    expect((await people.login("rano", data.password)).status).toBe(401);
    expect((await people.login("rano", "typed-one-1")).failure?.code).toBe("password_change_required");
  });

  it("US13 a one-time link chooses a password once, and another one takes its place", async () => {
    const id = await people.make("users", { fullName: "Zafar", username: "zafar" });
    const makeLink = async () => (await call(server, "POST users/{id}/link", { params: { id }, ...people.by() })).data;
    const open = (link: string, newPassword = "zafar-own-1") => call(server, "POST auth/password", { body: { link, newPassword }, locale: "en" });
    const secret = ({ path }: { path: string }): string => path.split("#link=")[1] ?? "";
    const [first, second] = [await makeLink(), await makeLink()];
    expect(Math.round((Date.parse(second.expiresAt) - Date.now()) / 3600_000)).toBe(24);
    expect((await open(secret(first))).failure?.code).toBe("link_expired");
    expect((await open(secret(second), "short")).status).toBe(422);
    const [one, other] = await Promise.all([open(secret(second)), open(secret(second), "zafar-own-2")]);
    expect([one.status, other.status].sort()).toEqual([200, 410]);
    expect((await open(secret(second))).failure?.code).toBe("link_expired");
    expect((await open("nobody's")).failure?.code).toBe("link_expired");
    expect((await people.rows("users", { search: "zafar" }))[0]?.["lastLoginAt"]).toMatch(/^2/);
  });

  it("US14 a user who is disabled is out at once, and comes in again once enabled", async () => {
    const id = await people.makeUser("olim");
    const token = await people.tokenOf("olim");
    const link = (await call(server, "POST users/{id}/link", { params: { id }, ...people.by() })).data.path.split("#link=")[1];
    expect((await people.update("users", id, { isDisabled: true })).status).toBe(200);
    expect([await people.permissionsOf(token), (await people.login("olim")).status]).toEqual([401, 401]);
    expect((await call(server, "POST auth/password", { body: { link, newPassword: "another-1" } })).failure?.code).toBe("link_expired");
    expect((await call(server, "POST users/{id}/link", { params: { id }, ...people.by() })).status).toBe(404);
    await people.update("users", id, { isDisabled: false });
    expect((await people.login("olim")).status).toBe(200);
  });

  it("US14 buttons of the table disable and enable", async () => {
    const id = await people.makeUser("vali");
    const press = (button: string) => call(server, "POST tables/{name}/actions/{button}", { params: { name: "users", button }, body: { ids: [id] }, ...people.by() });
    expect((await press("disable")).data).toMatchObject({ affected: 1 });
    expect((await people.login("vali")).status).toBe(401);
    expect((await press("enable")).data).toMatchObject({ affected: 1 });
    expect((await people.login("vali")).status).toBe(200);
  });

  it("US15 a deleted user is out, keeps the name, and comes back disabled", async () => {
    const id = await people.makeUser("karim", { fullName: "Karim" });
    const token = await people.tokenOf("karim");
    await people.update("users", id, { username: "karim2" });
    expect((await people.remove("users", id)).status).toBe(200);
    expect([await people.permissionsOf(token), (await people.login("karim2")).status, (await people.rows("users", { search: "karim" })).length]).toEqual([401, 401, 0]);
    expect(refusedFields(await people.insert("users", { fullName: "K", username: "karim2" }))["username"]).toHaveLength(1);
    expect((await people.restore("users", id)).data.values).toMatchObject({ isDisabled: true, username: "karim2" });
    expect((await people.restore("users", id)).failure?.code).toBe("not_restorable");
    expect((await call(server, "DELETE forms/{name}/{id}", { params: { name: "users", id }, query: { hard: "1" }, ...people.by() })).failure?.code).toBe("forbidden");
  });

  it("US16 roles are given everywhere, or in one organisation where the user works", async () => {
    const [here, there] = [await people.make("organizations", { name: "Here" }), await people.make("organizations", { name: "There", tin: "123456789" })];
    const writers = await people.make("roles", { name: "writers", title: "Writers", permissions: ["places.write"] });
    const id = await people.makeUser("sobir", { organizations: [here], roles: [readers] });
    const token = await people.tokenOf("sobir");
    expect(await people.permissionsOf(token)).toEqual(["places.read"]);
    const given = await people.make("user_roles", { userId: id, roleId: writers, orgId: here });
    expect(await people.permissionsOf(token)).toEqual(["places.read", "places.write"]);
    expect(refusedFields(await people.insert("user_roles", { userId: id, roleId: writers, orgId: there }))).toHaveProperty("orgId");
    expect((await people.insert("user_roles", { userId: id, roleId: writers, orgId: here })).failure?.code).toBe("duplicate");
    expect((await people.rows("user_roles", { filters: { userId: { op: "eq", value: id } } })).map((row) => row["roleId.title"])).toEqual(["Readers", "Writers"]);
    // Who leaves an organisation leaves its roles there.
    await people.update("users", id, { organizations: [there] });
    expect(await people.permissionsOf(token)).toEqual(["places.read"]);
    expect((await people.read("users", id)).values).toMatchObject({ organizations: [there] });
    expect((await people.remove("user_roles", given)).status).toBe(404);
    await people.update("users", id, { roles: [] });
    expect(await people.permissionsOf(token)).toEqual([]);
  });

  it("OR10 organisations say how many people work there, and one in use is not deleted", async () => {
    const org = await people.make("organizations", { name: "Office", tin: "111222333" });
    const id = await people.make("users", { fullName: "Umid", username: "umid", organizations: [org] });
    expect(await people.rows("organizations", { search: "Office" })).toEqual([expect.objectContaining({ name: "Office", userCount: 1 })]);
    expect((await people.rows("users", { search: "Office" })).map(({ username }) => username)).toEqual(["umid"]);
    expect((await people.remove("organizations", org)).failure?.code).toBe("referenced");
    await people.update("users", id, { organizations: [] });
    expect((await people.remove("organizations", org)).status).toBe(200);
    expect((await people.insert("users", { fullName: "U", username: "umid3", organizations: [org] })).failure?.code).toBe("invalid_values");
    expect((await people.restore("organizations", org)).data.values).toMatchObject({ name: "Office" });
  });
});
