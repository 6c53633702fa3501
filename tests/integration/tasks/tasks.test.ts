import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Task } from "#contract/task.ts";
import type { TaskKind, TaskRun } from "../../../server/modules/tasks/index.ts";
import { CallFailure } from "../../../server/http/CallFailure.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { PoolerProxy } from "../postgres/PoolerProxy.ts";
import { EventReader } from "../server/EventReader.ts";
import { fullDisk } from "./fullDisk.ts";
import { useTaskNodes, type TaskNode } from "./taskNodes.ts";

interface Held {
  readonly run: TaskRun<object>;
  end(how?: Error): void;
}

/** Attempts under way that wait for the test. */
const held: Held[] = [];
const undone: string[] = [];

/** Runs until the test ends it; what is asked of it stands in its input. */
const heldTask = (name: string, isRepeatable: boolean): TaskKind<{ name?: string }> => ({
  name, isRepeatable, limitMs: 60_000,
  run: async (run) => {
    await new Promise<void>((resolve, reject) => {
      held.push({ run, end: (how) => (how ? reject(how) : resolve()) });
      run.signal.addEventListener("abort", () => reject(run.signal.reason as Error), { once: true });
    });
    await run.context();
    return { rows: 3 };
  },
  undo: async (run) => void (await Promise.resolve(undone.push(run.id))),
});
const repeated = heldTask("held", true);
const once = heldTask("once", false);
const filing: TaskKind<object> = {
  name: "filing", isRepeatable: true, limitMs: 60_000,
  run: async (run) => {
    run.problem({ row: 7, column: "Номи", value: "x", message: "нотўғри" });
    run.progress(2, 2);
    await run.writeFile({ name: "ҳисобот.csv", type: "text/csv" }, (async function* bytes() {
      yield await Promise.resolve(Buffer.from("a;b\r\n"));
    })());
    return { rows: 2, failed: 1 };
  },
};

afterEach(() => held.splice(0).forEach(({ end }) => end(new CallFailure("not_found"))));

forEachDatabase("tasks", ({ kind: database }) => {
  let proxy: PoolerProxy | undefined;
  afterAll(() => proxy?.stop());
  const nodes = useTaskNodes(database, [repeated, once, filing], {
    env: { PROJECT_LIMITS: "tasksAtOnce=2" },
    through: async (url) => {
      proxy = await PoolerProxy.start(url);
      return proxy.url;
    },
  });
  let node: TaskNode;
  let tokens: Record<"admin" | "clerk" | "keeper", string>;
  beforeAll(async () => {
    node = await nodes.start();
    tokens = { admin: await nodes.token(node, "admin"), clerk: await nodes.token(node, "clerk"), keeper: await nodes.token(node, "keeper") };
  });

  const rows = () => node.services.database.sql;
  const start = async (who: "admin" | "clerk" | "keeper", kind: TaskKind<object> = repeated, input: object = {}): Promise<string> => {
    const user = await rows().selectFrom("platon.users").select(["id", "project_id"]).where("username", "=", who).executeTakeFirstOrThrow();
    return await node.services.tasks.start({ projectId: user.project_id, userId: user.id, origin: node.url, language: "uz" }, { kind, input });
  };
  const read = async (id: string, who: "admin" | "clerk" | "keeper" = "clerk") => await call(node, "GET tasks/{id}", { params: { id }, token: tokens[who] });
  const until = async (id: string, state: Task["state"], who: "admin" | "clerk" | "keeper" = "clerk") =>
    await vi.waitFor(async () => {
      const { data } = await read(id, who);
      expect(data.state).toBe(state);
      return data;
    }, { timeout: 15_000, interval: 50 });
  const holding = async (id: string): Promise<Held> =>
    await vi.waitFor(() => {
      const at = held.findIndex(({ run }) => run.id === id);
      const [found] = at < 0 ? [] : held.splice(at, 1);
      if (!found) throw new Error("it does not run yet");
      return found;
    }, { timeout: 15_000, interval: 20 });

  it("TS1 TS8 TS9 a task is its owner's: others do not see it, administrators without its file and values; one window tells it; its result is taken by ticket", async () => {
    const id = await start("clerk", filing);
    const done = await until(id, "done");
    expect(done).toMatchObject({ kind: "filing", isOwn: true, done: 2, total: 2, counts: { rows: 2, failed: 1 }, problems: 1, file: { name: "ҳисобот.csv", size: 5 }, canRetry: false });
    expect(done.problemList).toEqual([{ row: 7, column: "Номи", value: "x", message: "нотўғри" }]);
    expect((await read(id, "keeper")).status).toBe(404);
    expect((await read(id, "admin")).data).toMatchObject({ isOwn: false, file: null, problems: 1, problemList: [], owner: { fullName: "clerk" } });
    const listed = async (who: "admin" | "clerk" | "keeper", scope: "own" | "all") => await call(node, "GET tasks", { query: { scope }, token: tokens[who] });
    expect((await listed("keeper", "all")).failure?.code).toBe("forbidden");
    expect([(await listed("keeper", "own")).data.tasks, (await listed("clerk", "own")).data.tasks.map((task) => task.id)]).toEqual([[], [id]]);
    expect((await listed("admin", "all")).data.tasks.map((task) => task.id)).toContain(id);

    const tell = async () => (await call(node, "POST tasks/{id}/told", { params: { id }, token: tokens.clerk })).data.isFirst;
    expect([await tell(), await tell()]).toEqual([true, false]);
    const ticket = async (who: "admin" | "clerk" | "keeper") => await call(node, "POST tasks/{id}/ticket", { params: { id }, token: tokens[who] });
    expect([(await ticket("admin")).status, (await ticket("keeper")).status]).toEqual([404, 404]);
    const get = (text: string): Promise<Response> => fetch(`${node.url}/api/tasks/${id}/result?ticket=${text}`);
    const file = await get((await ticket("clerk")).data.ticket);
    expect([file.status, file.headers.get("content-disposition"), await file.text()]).toEqual([200, expect.stringContaining("attachment"), "a;b\r\n"]);
    expect((await get("1.2.3")).status).toBe(401);
    await call(node, "DELETE tasks/{id}", { params: { id }, token: tokens.clerk });
    expect([(await read(id)).status, (await get((await ticket("clerk")).data?.ticket ?? "")).status]).toEqual([404, 401]);
  });

  it("TS3 how far a task is, and that it ended, is heard by its owner and by administrators within a second, and by nobody else", async () => {
    const readers = await Promise.all((["clerk", "admin", "keeper"] as const).map((who) => EventReader.open(node, tokens[who])));
    const id = await start("clerk");
    const { run, end } = await holding(id);
    const heard = (reader: EventReader, isThere: (event: { state: string; done: number; isOwn: boolean }) => boolean): boolean =>
      reader.events.some((event) => event.kind === "task" && event.taskId === id && isThere(event));
    const told = performance.now();
    run.progress(40, 100);
    const [own, all, other] = readers as [EventReader, EventReader, EventReader];
    await own.until(() => heard(own, ({ done, isOwn }) => done === 40 && isOwn));
    expect(performance.now() - told).toBeLessThan(1_500);
    await all.until(() => heard(all, ({ done, isOwn }) => done === 40 && !isOwn));
    end();
    await own.until(() => heard(own, ({ state }) => state === "done"));
    await call(node, "POST logout", { token: tokens.keeper });
    await other.ended();
    expect(other.events.some(({ kind }) => kind === "task")).toBe(false);
    tokens.keeper = await nodes.token(node, "keeper");
    for (const reader of readers) reader.close();
  });

  it("TS2 a task does what its owner may do at the time: whoever is disabled meanwhile, or may export no more, gets nothing", async () => {
    const disabled = await start("keeper");
    const { end } = await holding(disabled);
    await rows().updateTable("platon.users").set({ disabled_at: new Date().toISOString() }).where("username", "=", "keeper").execute();
    end();
    expect(await until(disabled, "failed", "admin")).toMatchObject({ failure: { code: "forbidden" }, canRetry: true });
    await rows().updateTable("platon.users").set({ disabled_at: null }).where("username", "=", "keeper").execute();
    const again = await call(node, "POST tasks/{id}/retry", { params: { id: disabled }, token: tokens.admin });
    expect([again.status, again.data.failure]).toEqual([200, null]);
    (await holding(disabled)).end();
    await until(disabled, "done", "admin");
    expect((await call(node, "POST tasks/{id}/retry", { params: { id: disabled }, token: tokens.admin })).failure?.code).toBe("task_not_ended");
  });

  it("TS4 TS7 no more tasks of a project run than may, who has fewer under way comes first, and what is cancelled ends: what waits at once, what runs within a second", async () => {
    const [first, second, third, others] = [await start("clerk"), await start("clerk"), await start("clerk"), await start("keeper")];
    const [one, two] = [await holding(first), await holding(second)];
    expect((await read(third)).data.state).toBe("waiting");
    one.end();
    const theirs = await holding(others);
    expect((await read(third)).data.state).toBe("waiting");
    await call(node, "DELETE tasks/{id}", { params: { id: third }, token: tokens.clerk });
    expect((await read(third)).data).toMatchObject({ state: "cancelled", canRetry: true });
    expect((await call(node, "DELETE tasks/{id}", { params: { id: others }, token: tokens.clerk })).status).toBe(404);
    const asked = performance.now();
    await call(node, "DELETE tasks/{id}", { params: { id: second }, token: tokens.clerk });
    await until(second, "cancelled");
    expect([two.run.signal.aborted, performance.now() - asked < 1_500, undone]).toEqual([true, true, expect.arrayContaining([second])]);
    theirs.end();
    await until(others, "done", "keeper");
  });

  it("SV343 where a project wants more tasks at a time than the operator allows, no more run", async () => {
    const { project_id: project } = await rows().selectFrom("platon.users").select("project_id").where("username", "=", "clerk").executeTakeFirstOrThrow();
    const settings = async (change: ReturnType<typeof sql<string>>) => await rows().updateTable("platon.projects").set({ settings: change }).where("id", "=", project).execute();
    await settings(sql`settings || '{"tasks": {"atOnce": 5}}'`);
    const [first, second, third] = [await start("clerk"), await start("clerk"), await start("clerk")];
    const running = [await holding(first), await holding(second)];
    expect((await read(third)).data.state).toBe("waiting");
    running.forEach(({ end }) => end());
    (await holding(third)).end();
    await until(third, "done");
    await settings(sql`settings - 'tasks'`);
  });

  it("TS4 what was done by a task that is cancelled between two attempts is taken back", async () => {
    const id = await start("clerk");
    (await holding(id)).end(new Error("a disk was full"));
    await until(id, "waiting");
    await call(node, "DELETE tasks/{id}", { params: { id }, token: tokens.clerk });
    expect(await until(id, "cancelled")).toMatchObject({ canRetry: true });
    expect(undone).toContain(id);
  });

  it("TS5 what may pass is tried again after a pause, three times in all; a refusal is told at once", async () => {
    const refused = await start("clerk");
    (await holding(refused)).end(new CallFailure("not_found"));
    expect(await until(refused, "failed")).toMatchObject({ attempt: 1, failure: { code: "not_found" } });
    const id = await start("clerk");
    for (const attempt of [1, 2, 3]) {
      const { run, end } = await holding(id);
      expect(run.attempt).toBe(attempt);
      await run.keepMark(rows(), { at: attempt });
      end(new Error("a disk was full"));
      if (attempt === 3) break;
      await until(id, "waiting");
      await sql`update pgboss.job set start_after = now() where data->>'taskId' = ${id}`.execute(rows());
      // Whoever begins another task asks what is next.
      await until(await start("clerk", filing), "done");
    }
    expect(await until(id, "failed")).toMatchObject({ attempt: 3, failure: { code: "internal" } });
  });

  it("TS6 TS10 what a dead node left is begun again behind its mark, or asks its owner; what that node still does counts no more", async () => {
    const [id, single] = [await start("clerk"), await start("clerk", once)];
    const [lost, left] = [await holding(id), await holding(single)];
    await lost.run.keepMark(rows(), { row: 500 });
    // As a node leaves it that is not heard of any more.
    await rows().updateTable("platon.tasks").set({ beat_at: "2020-01-01T00:00:00Z" }).where("id", "in", [id, single]).execute();
    if (database === "postgres") await nodes.start();
    else {
      await node.close();
      node = await nodes.start();
    }
    const again = await holding(id);
    expect(again.run.mark).toEqual({ row: 500 });
    expect(await until(single, "interrupted")).toMatchObject({ canRetry: true });
    await expect(lost.run.keepMark(rows(), { row: 501 })).rejects.toHaveProperty("name", "TaskLost");
    again.end();
    await until(id, "done");
    lost.end();
    left.end();
    await sleep(50);
    expect((await read(id)).data.state).toBe("done");
  });

  it("TS4 what was done by a task that is cancelled and whose node died is taken back", async () => {
    const id = await start("clerk");
    const { end } = await holding(id);
    // As a node leaves it that is not heard of any more, and hears nothing.
    await rows().updateTable("platon.tasks").set({ beat_at: "2020-01-01T00:00:00Z", is_cancelled: true }).where("id", "=", id).execute();
    if (database === "postgres") await nodes.start();
    else {
      await node.close();
      node = await nodes.start();
    }
    await until(id, "cancelled");
    expect(undone).toContain(id);
    end();
  });

  if (database === "postgres") it("TS14 while the database is away what runs waits for it; when it is there again tasks go on, begin, and are heard of, by themselves", async () => {
    const id = await start("clerk");
    const { run, end } = await holding(id);
    proxy?.goAway();
    run.progress(1, 2);
    expect((await call(node, "GET tasks", { token: tokens.clerk })).status).toBe(503);
    // Longer than what is told of a task waits.
    await sleep(1_000);
    proxy?.comeBack();
    const events = await vi.waitFor(() => EventReader.open(node, tokens.clerk), { timeout: 10_000, interval: 100 });
    end();
    expect(await until(id, "done")).toMatchObject({ attempt: 1 });
    const next = await start("clerk", filing);
    await events.until(() => [id, next].every((task) => events.events.some((event) => event.kind === "task" && event.taskId === task && event.state === "done")));
    events.close();
  });

  it("TS15 where the disk is full a task is tried again and then told so, with no part of a file; when there is room again it can be begun anew", async () => {
    const stored = (): string[] => readdirSync(node.services.config.filesDir, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
    const before = stored();
    const disk = await fullDisk();
    const id = await start("clerk", filing);
    for (const attempt of [1, 2, 3]) {
      await vi.waitFor(async () => expect((await read(id)).data).toMatchObject({ attempt, state: attempt === 3 ? "failed" : "waiting" }), { timeout: 15_000, interval: 50 });
      await sql`update pgboss.job set start_after = now() where data->>'taskId' = ${id}`.execute(rows());
      // Whoever begins another task asks what is next.
      if (attempt < 3) (await holding(await start("keeper"))).end();
    }
    expect((await read(id)).data).toMatchObject({ failure: { code: "disk_full" }, file: null, canRetry: true });
    expect([disk.refused(), stored()]).toEqual([3, before]);
    disk.free();
    await call(node, "POST tasks/{id}/retry", { params: { id }, token: tokens.clerk });
    expect((await until(id, "done")).file?.name).toBe("ҳисобот.csv");
    expect(stored().length).toBe(before.length + 1);
  });

  it("TS8 a week after its end a task is gone, with its file", async () => {
    const id = await start("clerk", filing);
    await until(id, "done");
    const { file_id: fileId } = await rows().selectFrom("platon.tasks").select("file_id").where("id", "=", id).executeTakeFirstOrThrow();
    const { forgetTasks } = await import("../../../server/modules/tasks/forgetTasks.ts");
    const { database: store, files } = node.services;
    const days = async (count: number): Promise<void> => await forgetTasks({ database: store, files, now: new Date(Date.now() + count * 24 * 3_600_000) });
    await days(6);
    expect((await read(id)).status).toBe(200);
    await days(8);
    expect([(await read(id)).status, await files.openWhole(fileId ?? "")]).toEqual([404, undefined]);
  });

  it("TS11 a user has a hundred tasks that have not ended, and no more", async () => {
    const user = await rows().selectFrom("platon.users").select(["id", "project_id"]).where("username", "=", "clerk").executeTakeFirstOrThrow();
    const values = Array.from({ length: 100 }, () => ({ id: crypto.randomUUID(), project_id: user.project_id, user_id: user.id, kind: "held", input: "{}", origin: node.url, language: "uz", created_at: new Date().toISOString(), subject: null }));
    await rows().insertInto("platon.tasks").values(values).execute();
    await expect(start("clerk")).rejects.toMatchObject({ code: "too_many_tasks" });
    await rows().deleteFrom("platon.tasks").where("id", "in", values.map(({ id }) => id)).execute();
  });
});

