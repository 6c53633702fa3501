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
});
