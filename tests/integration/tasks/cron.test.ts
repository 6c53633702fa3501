import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { beforeAll, expect, it, vi } from "vitest";
import { Schedules } from "../../../server/modules/cron/index.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase, onEmbedded } from "../harness/onDatabases.ts";
import { useTaskNodes, type TaskNode } from "./taskNodes.ts";

forEachDatabase("work at times of its own", ({ kind: database }) => {
  let ahead = 0;
  const nodes = useTaskNodes(database, [], { now: () => new Date(Date.parse("2026-11-27T08:00:30Z") + ahead) });
  let node: TaskNode;
  let token: string;
  beforeAll(async () => {
    node = await nodes.start();
    await wait(0);
  });
  /** The time goes on, and who looks on signs in again. */
  const wait = async (ms: number): Promise<void> => {
    ahead += ms;
    token = await nodes.token(node, "admin");
  };

  const rows = () => node.services.database.sql;
  const make = async (values: Record<string, unknown>) =>
    await call(node, "POST forms/{name}", { params: { name: "cron" }, body: { values: { title: "Тунги", expression: "*/5 * * * *", runAs: "keeper", kind: "export", export: "register", ...values } }, token });
  const read = async (name: string) => (await call(node, "GET cron", { token, locale: "en" })).data.find((one) => one.name === name);
  /** As each node looks every ten seconds. */
  const look = async (...at: TaskNode[]): Promise<void> => {
    const all = (at.length === 0 ? [node] : at).map(({ services }) => new Schedules(services));
    await Promise.all(all.map((schedules) => schedules.close()));
  };
  const ended = async (name: string, count: number) => await vi.waitFor(async () => {
    const found = await read(name);
    expect([found?.runs.length, found?.runs.every(({ endedAt }) => endedAt !== null)]).toEqual([count, true]);
    return found;
  }, { timeout: 20_000, interval: 50 });

  it("CR4 CR5 it runs at its times as whom it names, once for all nodes; what came before it was made, or has other times, is none of its own", async () => {
    expect((await make({ name: "every_five" })).status).toBe(201);
    const others = database === "postgres" ? [await nodes.start(), await nodes.start()] : [];
    await look();
    expect(await read("every_five")).toMatchObject({ runs: [], next: expect.arrayContaining(["2026-11-27T08:05:00.000Z", "2026-11-27T08:25:00.000Z"]), runAsName: "keeper", timeZone: "Asia/Tashkent" });
    await wait(5 * 60_000);
    await look(node, ...others);
    await look(node, ...others);
    const first = await ended("every_five", 1);
    expect(first?.runs[0]).toMatchObject({ state: "done", owner: { fullName: "keeper" }, subject: "Тунги" });
    const tasks = (await call(node, "GET tasks", { query: { scope: "all" }, token })).data.tasks;
    expect(tasks[0]).toMatchObject({ kind: "cron", isOwn: false, counts: { rows: expect.any(Number) } });
    // Nobody waits for it.
    const { told_at: told } = await rows().selectFrom("platon.tasks").select("told_at").executeTakeFirstOrThrow();
    expect(told).not.toBeNull();
    await sql`update platon.cron set expression = '1 * * * *'`.execute(rows());
    await wait(3 * 3_600_000);
    await look(node, ...others);
    await ended("every_five", 1);
  });

  it("CR6 CR11 a time at which the last run has not ended is left out, or waits, one of them and no more; times that were missed are left out, or made up for once", async () => {
    await make({ name: "leaves", overlap: "skip" });
    await make({ name: "waits", overlap: "wait", missed: "once" });
    await look();
    const user = await rows().selectFrom("platon.users").select(["id", "project_id"]).where("username", "=", "clerk").executeTakeFirstOrThrow();
    const under = ["leaves", "waits"].map((name) => ({ id: crypto.randomUUID(), project_id: user.project_id, user_id: user.id, kind: "cron", job_id: crypto.randomUUID(), input: JSON.stringify({ name }), origin: node.url, language: "uz", created_at: "2020-01-01T00:00:00Z", subject: null, log: null }));
    await rows().insertInto("platon.tasks").values(under).execute();
    await wait(5 * 60_000);
    await look();
    expect([(await read("leaves"))?.runs.length, (await read("waits"))?.runs.length]).toEqual([1, 2]);
    await wait(5 * 60_000);
    await look();
    expect([(await read("leaves"))?.runs.length, (await read("waits"))?.runs.length]).toEqual([1, 2]);
    await rows().deleteFrom("platon.tasks").where("id", "in", under.map(({ id }) => id)).execute();
    // Whoever begins another lets in what waits.
    await call(node, "POST cron/{name}/run", { params: { name: "every_five" }, token });
    await ended("waits", 1);
    // Three hours without a server.
    await wait(3 * 3_600_000);
    await look();
    await look();
    await ended("waits", 2);
    await ended("leaves", 0);
  });

  it("CR7 it is run by hand by administrators, switched off or not", async () => {
    await make({ name: "off", isEnabled: false });
    expect(await read("off")).toMatchObject({ isEnabled: false, next: [] });
    const run = async (name: string, who = token) => await call(node, "POST cron/{name}/run", { params: { name }, token: who });
    expect([(await run("off")).status, (await run("none")).status, (await run("off", await nodes.token(node, "clerk"))).status]).toEqual([200, 404, 403]);
    await ended("off", 1);
  });

  it.each([
    [{ expression: "every day" }, "expression"], [{ kind: "endpoint", endpoint: "none" }, "endpoint"], [{ kind: "export", export: null }, "export"], [{ kind: "cleanup", table: "none" }, "table"],
    [{ timeZone: "Mars/Olympus" }, "timeZone"],
  ])("CR3 %j is refused with the field that is wrong", async (values, field) => {
    const { status, body } = await make({ name: `bad_${field.toLowerCase()}`, ...values });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it("CR8 whom it runs as is asked when it runs: somebody who is not there, or is disabled, does nothing", async () => {
    await make({ name: "nobody", runAs: "keeper" });
    await rows().updateTable("platon.users").set({ disabled_at: new Date().toISOString() }).where("username", "=", "keeper").execute();
    expect((await read("nobody"))?.runAsName).toBeNull();
    await call(node, "POST cron/{name}/run", { params: { name: "nobody" }, token });
    expect((await ended("nobody", 1))?.runs[0]).toMatchObject({ state: "failed", failure: { code: "forbidden" } });
    await rows().updateTable("platon.users").set({ disabled_at: null }).where("username", "=", "keeper").execute();
  });
});

onEmbedded("deleted records that are kept for a time", ({ startServer }) => {
  it("CR9 of a table those go for good that were deleted longer ago than it says, as an administrator alone", async () => {
    const server = await startServer({ project: fileURLToPath(new URL("../data/project", import.meta.url)) });
    const signIn = async (username: string): Promise<string> => (await call(server, "POST auth/login", { body: { username, password: `data-${username}-1` } })).data.access_token;
    const [admin, clerk] = [await signIn("admin"), await signIn("clerk")];
    const { data: made } = await call(server, "POST forms/{name}", { params: { name: "towns" }, body: { values: { name: "Эски шаҳар", size: 1 } }, token: admin });
    await call(server, "DELETE forms/{name}/{id}", { params: { name: "towns", id: made.id }, token: admin });
    const run = async (name: string, values: object) => {
      await call(server, "POST forms/{name}", { params: { name: "cron" }, body: { values: { name, title: "Тозалаш", expression: "@weekly", kind: "cleanup", table: "towns", ...values } }, token: admin });
      await call(server, "POST cron/{name}/run", { params: { name }, token: admin });
      return await vi.waitFor(async () => {
        const [last] = (await call(server, "GET cron", { token: admin })).data.find((one) => one.name === name)?.runs ?? [];
        expect(last?.endedAt).toBeTypeOf("string");
        return last;
      }, { timeout: 20_000 });
    };
    expect(await run("by_clerk", { runAs: "clerk", keepDays: 0 })).toMatchObject({ state: "failed", failure: { code: "forbidden" } });
    expect(await run("kept", { runAs: "admin", keepDays: 1 })).toMatchObject({ state: "done", counts: { removed: 0 } });
    expect(await run("gone", { runAs: "admin", keepDays: 0 })).toMatchObject({ state: "done", counts: { removed: 1 } });
    expect((await call(server, "POST forms/{name}/{id}/restore", { params: { name: "towns", id: made.id }, token: clerk })).status).toBe(404);
    await server.stop();
  });
});
