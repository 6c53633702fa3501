import { expect, it } from "vitest";
import { call, type CallSettings } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { EventReader } from "../server/EventReader.ts";
import { useRulesServer, type Person } from "./rulesServer.ts";

forEachDatabase("answers to writes", (database) => {
  const server = useRulesServer(database);
  const insert = async (form: string, { values, key, ...settings }: CallSettings & { values: Record<string, unknown>; key?: string }) =>
    (await call(server, "POST forms/{name}", { params: { name: form }, body: { values, ...(key && { idempotencyKey: key }) }, ...settings })).data;
  const update = (form: string, id: string, { who = "north", ...body }: { who?: Person; version: number; values: Record<string, unknown> }) =>
    call(server, "PUT forms/{name}/{id}", { params: { name: form, id }, body, token: server.token(who) });
  const notes = async (note: string) =>
    (await call(server, "POST tables/{name}/rows", { params: { name: "orders" }, body: { filters: { note } }, token: server.token("admin") })).data.rows;

  it("DA127 without the right to read, no write answers values", async () => {
    const token = server.token("north");
    const { id, ...made } = await insert("blind_orders", { values: { note: "blind" }, token });
    expect(made).toEqual({ version: 1 });
    expect((await call(server, "GET forms/{name}/{id}", { params: { name: "blind_orders", id }, token })).status).toBe(403);
    expect((await update("blind_orders", id, { version: 1, values: {} })).data).toEqual({ id, version: 1 });
    expect((await update("blind_orders", id, { version: 1, values: { note: "changed" } })).data).toEqual({ id, version: 2 });
    const { status, failure } = await update("blind_orders", id, { version: 1, values: {} });
    expect([status, failure]).toEqual([409, { code: "stale_version", id: failure?.id, version: 2 }]);
    await call(server, "DELETE forms/{name}/{id}", { params: { name: "blind_orders", id }, token });
    const restored = await call(server, "POST forms/{name}/{id}/restore", { params: { name: "blind_orders", id }, token });
    expect(restored.data).toEqual({ id, version: 4 });
    expect((await update("orders", id, { version: 4, values: {} })).data).toMatchObject({ id, version: 4, values: { note: "changed" } });
  });

  it("DA128 an update that changes nothing leaves version and records alone, and is told to nobody", async () => {
    const { id } = await insert("orders", { values: { note: "same" }, token: server.token("north") });
    const reader = await EventReader.open(server, server.token("north"));
    for (const values of [{}, { note: "same" }, { note: "same", firm: null }])
      expect((await update("orders", id, { version: 1, values })).data).toMatchObject({ id, version: 1, values: { note: "same" } });
    expect((await update("orders", id, { version: 2, values: { note: "same" } })).failure?.code).toBe("stale_version");
    const { id: later } = await insert("orders", { values: { note: "later" }, token: server.token("north") });
    await reader.until(() => reader.events.some((event) => event.kind === "record" && event.recordId === later));
    expect(reader.events.filter((event) => event.kind === "record" && event.change === "update")).toEqual([]);
    reader.close();
  });

  it("DA128 the version tells nobody who may not read whether a guess was right", async () => {
    const { id } = await insert("blind_orders", { values: { note: "secret" }, token: server.token("north") });
    expect((await update("blind_orders", id, { version: 1, values: { note: "secret" } })).data).toEqual({ id, version: 2 });
    expect((await update("blind_orders", id, { version: 2, values: { note: "guess" } })).data).toEqual({ id, version: 3 });
  });

  it("DA129 a repeated insert answers what the caller may see now", async () => {
    const token = server.token("north");
    const one = { values: { note: "once" }, key: "repeated-1", token };
    const { id } = await insert("orders", one);
    await update("orders", id, { version: 1, values: { note: "since" } });
    expect(await insert("orders", one)).toMatchObject({ id, version: 2, values: { note: "since" } });
    await call(server, "DELETE forms/{name}/{id}", { params: { name: "orders", id }, token });
    expect(await insert("orders", one)).toEqual({ id, version: 1 });
  });

  it("DA130 guests behind one address have keys of their own, and a browser keeps its own", async () => {
    const send = (note: string, device?: string) =>
      insert("public_orders", { values: { note }, key: "one-key-for-all", isPublic: true, headers: device === undefined ? {} : { "device-id": device } });
    const first = await send("first guest", "browser-1");
    const other = await send("first guest", "browser-2");
    const third = await send("another text", "browser-1");
    const fourth = await send("first guest");
    expect(new Set([first, other, third, fourth].map(({ id }) => id)).size).toBe(4);
    expect(new Set([first, other, third, fourth].map(({ ticket }) => ticket)).size).toBe(4);
    expect((await send("first guest", "browser-1")).id).toBe(first.id);
    expect((await send("first guest")).id).toBe(fourth.id);
    expect(await notes("first guest")).toHaveLength(3);
  });
});
