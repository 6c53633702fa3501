import { expect, it } from "vitest";
import { DatabaseUnavailable } from "../../database/databaseErrors.ts";
import { ReadLog, type ReadRow } from "./ReadLog.ts";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const reader = (address: string) => ({ project: { id: "p" }, caller: undefined, requestId: "r", address });

/** A log of a database that fails while `failure` is set. */
function open() {
  const state = { failure: undefined as Error | undefined, written: [] as ReadRow[][] };
  const write = (rows: readonly ReadRow[]): Promise<void> => {
    if (state.failure) return Promise.reject(state.failure);
    state.written.push([...rows]);
    return Promise.resolve();
  };
  const log = new ReadLog({ write, log: silent, now: () => new Date(0) });
  const read = (count: number): void => {
    for (let index = 0; index < count; index += 1) log.note(reader(`guest-${index}`), "page read", { object: "page:main" });
  };
  return { log, state, read, counts: () => state.written.map((rows) => rows.length) };
}

it("AX17 while the database is away what was read waits, the last 10,000 of it, and is written in pieces", async () => {
  const { log, state, read, counts } = open();
  state.failure = new DatabaseUnavailable("away");
  read(12_500);
  await log.flush();
  expect(counts()).toEqual([]);
  state.failure = undefined;
  await log.flush();
  expect(counts()).toEqual(Array<number>(10).fill(1_000));
  expect(state.written[0]?.[0]?.address).toBe("guest-2500");
  expect(state.written[9]?.[999]?.address).toBe("guest-12499");
  await log.flush();
  expect(counts()).toHaveLength(10);
});

it("AX17 what the database refuses is let go, and the next is written", async () => {
  const { log, state, read, counts } = open();
  state.failure = new Error("refused");
  read(3);
  await log.flush();
  state.failure = undefined;
  read(5);
  await log.flush();
  expect(counts()).toEqual([2]);
});
