import { expect, it } from "vitest";
import { Counters } from "./Counters.ts";

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
  counters.watch({ waiting: { session: () => length, program: () => 0 }, eventStreams: () => 500 });
  expect(await linesOf(counters)).toEqual(expect.arrayContaining(['platon_waiting{for="session"} 3', 'platon_waiting{for="program"} 0', "platon_event_streams 500"]));
  length = 0;
  expect(await linesOf(counters)).toContain('platon_waiting{for="session"} 0');
});
