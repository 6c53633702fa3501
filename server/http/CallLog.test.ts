import { describe, expect, it } from "vitest";
import { CallLog, type CallEntry } from "./CallLog.ts";

function createLog() {
  let now = Date.parse("2026-11-22T00:00:00Z");
  const lines: { level: string; message: string; fields: Record<string, unknown> }[] = [];
  const at = (level: string) => (fields: Record<string, unknown>, message: string) => void lines.push({ level, fields, message });
  const log = new CallLog({ debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") } as never, () => new Date(now));
  const write = (entry: Partial<CallEntry>, { address = "1.1.1.1", isCancelled = false } = {}) =>
    log.write({ requestId: "r", ...entry }, { status: 200, ms: 1, address, isCancelled });
  const count = (level: string): number => lines.filter((line) => line.level === level).length;
  return { lines, write, count, wait: (ms: number) => void (now += ms) };
}

describe("one line for each call", () => {
  it("H97 a call whose sender has gone is a quiet line, without an error and its stack", () => {
    const { lines, write } = createLog();
    write({ call: "GET info", code: "cancelled" }, { isCancelled: true });
    expect(lines).toEqual([{ level: "debug", message: "call", fields: { requestId: "r", call: "GET info", code: "cancelled", err: undefined, ms: 1 } }]);
  });

  it("H98 of a guest's address at most 600 lines a minute are written, and once that it calls more often", () => {
    const { lines, write, count, wait } = createLog();
    for (let call = 0; call < 1_000; call += 1) write({});
    expect([count("info"), count("warn")]).toEqual([600, 1]);
    write({}, { address: "2.2.2.2" });
    write({ userId: "u" });
    expect(count("info")).toBe(602);
    wait(60_000);
    for (let call = 0; call < 1_000; call += 1) write({});
    expect([count("info"), count("warn")]).toEqual([1_202, 2]);
    expect(lines.find(({ level }) => level === "warn")?.fields).toEqual({ address: "1.1.1.1" });
  });

  it("H98 of them at most 30 have an error with its stack", () => {
    const { write, count } = createLog();
    for (let call = 0; call < 100; call += 1) write({ err: new Error("bug") });
    for (let call = 0; call < 100; call += 1) write({});
    expect([count("error"), count("info"), count("warn")]).toEqual([30, 100, 1]);
  });
});
