import { expect, it } from "vitest";
import { Counters } from "./Counters.ts";

const nothing = { waiting: {}, eventStreams: () => 0, tasks: async () => await Promise.resolve([]), sizes: async () => await Promise.resolve({}) };
const linesOf = async (counters: Counters): Promise<string[]> => (await counters.text()).split("\n");

it("SV218 calls are counted by name and outcome, with their time", async () => {
  const counters = new Counters();
  counters.call({ call: "GET menus", code: undefined, ms: 20 });
  counters.call({ call: "GET menus", code: undefined, ms: 700 });
  counters.call({ call: "GET menus", code: "forbidden", ms: 1 });
  counters.call({ call: undefined, code: "not_found", ms: 1 });
  const lines = await linesOf(counters);
  expect(lines).toContain('platon_calls_total{call="GET menus",outcome="ok"} 2');
  expect(lines).toContain('platon_calls_total{call="GET menus",outcome="forbidden"} 1');
  expect(lines).toContain('platon_calls_total{call="none",outcome="not_found"} 1');
  expect(lines).toContain('platon_call_seconds_bucket{le="0.025",call="GET menus"} 2');
  expect(lines).toContain('platon_call_seconds_bucket{le="1",call="GET menus"} 3');
});

it("SV218 the lag of an event runs from its transaction by the database's clock, and never backwards", async () => {
  const counters = new Counters(() => new Date("2026-11-25T10:00:00.200Z"));
  counters.eventTold(new Date("2026-11-25T10:00:00.000Z"));
  counters.eventTold(new Date("2026-11-25T10:00:01.000Z"));
  const lines = await linesOf(counters);
  expect(lines).toContain('platon_event_lag_seconds_bucket{le="0.15"} 1');
  expect(lines).toContain('platon_event_lag_seconds_bucket{le="0.25"} 2');
  expect(lines).toContain("platon_event_lag_seconds_sum 0.2");
});

it("SV218 queues and open streams are told as they are when somebody asks", async () => {
  const counters = new Counters();
  let length = 3;
  counters.watch({ ...nothing, waiting: { session: () => length, program: () => 0 }, eventStreams: () => 500 });
  expect(await linesOf(counters)).toEqual(expect.arrayContaining(['platon_waiting{for="session"} 3', 'platon_waiting{for="program"} 0', "platon_event_streams 500"]));
  length = 0;
  expect(await linesOf(counters)).toContain('platon_waiting{for="session"} 0');
});

it("MT38 statements are counted by class with their time, slow ones apart; tasks and sizes are told as they are when somebody asks", async () => {
  const counters = new Counters();
  let tasks = [{ kind: "import", state: "waiting", count: 3 }, { kind: "export", state: "failed", count: 1 }];
  counters.watch({ ...nothing, tasks: async () => await Promise.resolve(tasks), sizes: async () => await Promise.resolve({ database: 5, files: 7 }) });
  for (const ms of [3, 499, 500, 4_000]) counters.statement("interactive", "select 1", ms);
  counters.statement("maintenance", "create index", 60_000);
  expect(await linesOf(counters)).toEqual(expect.arrayContaining([
    'platon_statement_seconds_count{class="interactive"} 4', 'platon_slow_statements_total{class="interactive"} 2', 'platon_slow_statements_total{class="maintenance"} 1',
    'platon_tasks{kind="import",state="waiting"} 3', 'platon_tasks{kind="export",state="failed"} 1', 'platon_size_bytes{of="database"} 5', 'platon_size_bytes{of="files"} 7',
  ]));
  expect(counters.statements.slowest(9).map(({ text }) => text)).toEqual(["select ?"]);
  tasks = [];
  expect((await linesOf(counters)).filter((line) => line.startsWith("platon_tasks{"))).toEqual([]);
});

it("MT39 whatever browsers say that ended realms, and whatever is asked for, adds no series beyond a closed list", async () => {
  const counters = new Counters();
  for (let index = 0; index < 10_000; index += 1) counters.realmEnded(`why-${index}`);
  counters.realmEnded("hang");
  expect((await linesOf(counters)).filter((line) => line.startsWith("platon_realms_ended_total{"))).toEqual(['platon_realms_ended_total{why="other"} 10000', 'platon_realms_ended_total{why="hang"} 1']);
});
