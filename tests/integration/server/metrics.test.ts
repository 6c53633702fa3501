import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { signIn } from "../harness/signIn.ts";
import { EventReader } from "./EventReader.ts";
import { startNotes } from "./startNotes.ts";

const token = "metrics-of-this-test";

forEachDatabase("metrics", (database) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startNotes(database, { METRICS_TOKEN: token });
  });
  afterAll(async () => await server?.stop());

  const read = (authorization?: string): Promise<Response> => fetch(`${server.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } });

  /** Value of the line that begins with a name and its labels. */
  const valueOf = async (name: string): Promise<number> => {
    const line = (await (await read(`Bearer ${token}`)).text()).split("\n").find((one) => one.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1));
  };

  it("H300 what is counted is told to whoever has the operator's token, and not to an administrator", async () => {
    const answer = await read(`Bearer ${token}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const wrong of [undefined, "Bearer metrics-of-that-test", `Bearer ${await signIn(server, "admin")}`]) expect((await read(wrong)).status).toBe(401);
  });

  it("SV218 calls, waits for a session, open streams and the lag of events are counted; the loop's delay stands beside them", async () => {
    const admin = await signIn(server, "admin");
    const reader = await EventReader.open(server, admin);
    const { data } = await call(server, "POST forms/{name}", { params: { name: "notes" }, body: { values: { text: "counted", is_open: true } }, token: admin });
    await reader.until(() => reader.events.some((event) => event.kind === "record" && event.recordId === data.id));
    await call(server, "GET tables/{name}", { params: { name: "notes" } });

    expect(await valueOf('platon_calls_total{call="POST forms/{name}",outcome="ok"}')).toBe(1);
    expect(await valueOf('platon_calls_total{call="GET tables/{name}",outcome="unauthenticated"}')).toBe(1);
    expect(await valueOf('platon_session_wait_seconds_count{class="interactive"}')).toBeGreaterThan(0);
    expect(await valueOf('platon_waiting{for="session"}')).toBe(0);
    expect(await valueOf("platon_event_streams")).toBe(1);
    expect(await valueOf("platon_event_lag_seconds_count")).toBe(1);
    expect(await valueOf("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
    reader.close();
  });

  it("MT34, MT36, MT38 statements and sizes are told as well, and an administrator's report has calls of the last hour by minute and endpoint, and the slowest statements without values", async () => {
    const admin = await signIn(server, "admin");
    await call(server, "POST tables/{name}/rows", { params: { name: "notes" }, body: { filters: { text: { op: "contains", value: "махфий сўз" } } }, token: admin });
    for (const name of ["notes", "none", "none"]) await call(server, "GET forms/{name}", { params: { name }, token: admin });
    expect(await valueOf('platon_statement_seconds_count{class="interactive"}')).toBeGreaterThan(0);
    expect(await valueOf('platon_size_bytes{of="database"}')).toBeGreaterThan(1_000_000);
    expect(await valueOf('platon_size_bytes{of="files"}')).toBe(0);
    const { data } = await call(server, "GET health/report", { token: admin });
    expect(data.calls.find((one) => one.call === "GET forms/{name}")).toMatchObject({ calls: 3, errors: 0, refusals: 2, p50: expect.any(Number) });
    expect([data.minutes.length, data.minutes.reduce((sum, { calls }) => sum + calls, 0)]).toEqual([60, data.total.calls]);
    const [node] = data.server?.nodes ?? [];
    expect(node).toMatchObject({ isOwn: true, isAway: false, memory: expect.any(Number), version: expect.stringMatching(/^\d+\./) });
    expect(node?.statements.length).toBe(15);
    expect(node?.statements.every(({ text, count, meanMs, maxMs }) => count > 0 && maxMs >= meanMs && !/махфий|'|counted|\$\d/u.test(text))).toBe(true);
    expect(data.server?.database).toMatchObject({ kind: database.kind, bytes: expect.any(Number) });
    expect(data.tables.map(({ name }) => name)).toContain("notes");
  });

  it("MT39 random addresses, names and ids add no series", async () => {
    const admin = await signIn(server, "admin");
    const series = async (): Promise<string[]> => (await (await read(`Bearer ${token}`)).text()).split("\n").filter((line) => line.startsWith("platon_call")).map((line) => line.replace(/ [^ ]+$/, ""));
    const ask = async (count: number): Promise<void> => {
      const addresses = Array.from({ length: count }, (_, index) => [`/api/none-${index}/${Math.random()}`, `/api/forms/n${index}`, `/api/public/tables/n${index}/rows`, `/${Math.random()}`, `/api/files/${index}${"x".repeat(20)}`]).flat();
      for (let at = 0; at < addresses.length; at += 50) await Promise.all(addresses.slice(at, at + 50).map(async (path) => await (await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${admin}` } })).arrayBuffer()));
    };
    await ask(2);
    const before = await series();
    await ask(200);
    expect((await series()).filter((line) => !before.includes(line))).toEqual([]);
  });
});
