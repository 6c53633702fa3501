import { expect, it } from "vitest";
import { edited, readJson, refusal, useConfigServer } from "../config/configServer.ts";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";

onEmbedded("messages to support", (database) => {
  const server = useConfigServer(database, { env: { TRUST_PROXY: "1" } });
  type Who = "admin" | "clerk";
  const send = (body: object, who?: Who, address = "203.0.113.7") =>
    call(server, "POST call24/messages", { body: body as never, locale: "en", headers: { "x-forwarded-for": address }, ...(who ? { token: server.token(who) } : { isPublic: true }) });
  const own = async (who: Who) => (await call(server, "GET call24/messages", { token: server.token(who) })).data;
  const queue = async () => (await call(server, "POST tables/{name}/rows", { params: { name: "call24_messages" }, body: {}, token: server.token("admin") })).data.rows;

  it("CS10, CS12 a message lands in the queue with its sender and page, and the sender alone sees it", async () => {
    expect((await send({ message: "Жадвал очилмаяпти", page: "/tables/places", name: "бегона" }, "clerk")).status).toBe(201);
    expect((await send({ message: " ", name: "А" })).body.errors).toEqual({ message: [expect.any(String)], contact: [expect.any(String)] });
    expect((await send({ message: "Қандай кираман?", name: "Меҳмон", contact: "+998 90 000 00 00" })).status).toBe(201);
    const rows = await queue();
    expect(rows.map(({ message, name, contact, page, state }) => [message, name, contact, page, state])).toEqual([
      ["Қандай кираман?", "Меҳмон", "+998 90 000 00 00", null, "new"], ["Жадвал очилмаяпти", expect.not.stringContaining("бегона"), null, "/tables/places", "new"],
    ]);
    expect([(await own("clerk")).map(({ message, state, answer }) => [message, state, answer]), await own("admin")]).toEqual([[["Жадвал очилмаяпти", "new", null]], []]);
    expect((await call(server, "GET call24/messages", {})).status).toBe(401);
  });

  it("CS11, CS14 an administrator takes it up and answers, what was written stays, and nobody else comes to the queue", async () => {
    const row = (await queue()).find(({ message }) => message === "Жадвал очилмаяпти");
    const change = (values: object, version: number, who: Who = "admin") =>
      call(server, "PUT forms/{name}/{id}", { params: { name: "call24_messages", id: String(row?.$id) }, body: { values, version } as never, token: server.token(who), locale: "en" });
    expect((await change({ state: "work" }, 1)).status).toBe(200);
    expect((await change({ state: "done", answer: "Энди очилади" }, 2)).status).toBe(200);
    expect((await queue()).find(({ $id }) => $id === row?.$id)).toMatchObject({ state: "done", answer: "Энди очилади", "takenBy.fullName": "Админ" });
    expect(await own("clerk")).toMatchObject([{ state: "done", answer: "Энди очилади" }]);
    expect((await change({ message: "бошқа" }, 3)).status).toBeGreaterThanOrEqual(400);
    expect((await change({ state: "new" }, 3, "clerk")).status).toBe(403);
    expect((await call(server, "POST tables/{name}/rows", { params: { name: "call24_messages" }, body: {}, token: server.token("clerk") })).status).toBe(403);
    expect((await call(server, "POST forms/{name}", { params: { name: "call24_messages" }, body: { values: { state: "new" } }, token: server.token("admin") })).status).toBe(403);
  });

  it("CS13 more than ten messages of one sender are turned away, and others are heard", async () => {
    const codes: number[] = [];
    for (let at = 0; at < 11; at += 1) codes.push((await send({ message: `${at}`, contact: "a" }, undefined, "203.0.113.9")).status);
    expect(codes).toEqual([...Array<number>(10).fill(201), 429]);
    expect((await send({ message: "a", contact: "a" }, undefined, "203.0.113.10")).status).toBe(201);
  });

  it("CS1, CS15 rules of another form are refused with their place, and with the plugin off there is nothing to send to", async () => {
    const files = await server.exported();
    const project = (call24: unknown) => edited(files, { "project.json": { ...readJson<object>(files, "project.json"), call24 } });
    for (const wrong of [{ main: "some" }, { private: [{ path: "/a", state: "perhaps" }] }, { public: [{ state: "show" }] }]) {
      expect(refusal(await server.apply(project(wrong), { dryRun: true })).problems?.every(({ path }) => path.startsWith("$.call24."))).toBe(true);
    }
    expect((await server.apply(project({ main: "all", private: [{ path: "/forms/**", state: "hide" }] }))).status).toBe(200);
    expect((await call(server, "GET info", {})).data.call24).toEqual({ main: "all", private: [{ path: "/forms/**", state: "hide" }] });
    const turn = (state: "enabled" | "disabled") => call(server, "PUT plugins/{id}", { params: { id: "call24" }, body: { state }, token: server.token("admin") });
    await turn("disabled");
    expect((await send({ message: "a" }, "clerk")).failure?.code).toBe("plugin_disabled");
    await turn("enabled");
  });
});
