import { limitsInForce, realmLimits, type RealmLimits } from "#core/limits/realmLimits.ts";
import { expect, it, vi } from "vitest";
import type { ExpressionRealm } from "../realm/ExpressionRealm.ts";
import { ExpressionRunner } from "./ExpressionRunner.ts";

it("S444 a runner that has ended ends the realm that was on its way, and asks it nothing", async () => {
  const realm = { isAlive: true, kill: vi.fn(), provide: vi.fn(), evaluate: vi.fn() };
  let come = (): void => undefined;
  const startRealm = vi.fn(() => new Promise<ExpressionRealm>((resolve) => void (come = () => resolve(realm as unknown as ExpressionRealm))));
  const runner = new ExpressionRunner({ limits: realmLimits, startRealm, onIdle: () => undefined, onStopped: () => undefined });
  const request = { source: "1 + 1", names: new Set<string>(), locale: "uz", timeZone: "UTC" };
  const outcomes = runner.run(request, [{}]);
  await vi.waitFor(() => expect(startRealm).toHaveBeenCalled());
  runner.dispose();
  come();
  expect(await outcomes).toMatchObject([{ failure: { message: expect.stringContaining("the realm was ended") } }]);
  expect(realm.kill).toHaveBeenCalledOnce();
  expect(realm.provide).not.toHaveBeenCalled();
  await runner.run(request, [{}]);
  expect(startRealm).toHaveBeenCalledTimes(1);
});

it("S468 the cells that a late batch did not reach fail with the reason, and are not asked for again", async () => {
  const answer = { values: [1, null], failures: [{ cell: 1, message: "no", line: 0, column: 0 }], isLate: true };
  const realm = { isAlive: true, kill: vi.fn(), provide: vi.fn(), evaluate: vi.fn(async () => answer) };
  const runner = new ExpressionRunner({ limits: realmLimits, startRealm: async () => realm as unknown as ExpressionRealm, onIdle: () => undefined, onStopped: () => undefined });
  const request = { source: "1 + 1", names: new Set<string>(), locale: "uz", timeZone: "UTC" };
  const late = { failure: { message: "the batch took longer than 200 ms" } };
  expect(await runner.run(request, [{}, {}, {}, {}])).toMatchObject([{ value: 1 }, { failure: { message: "no" } }, late, late]);
  expect(realm.evaluate).toHaveBeenCalledOnce();
});

it("S447 a runner whose last program is done tells so, and rests only then", async () => {
  const realm = { isAlive: true, kill: vi.fn(), provide: vi.fn(), evaluate: vi.fn() };
  const answers: (() => void)[] = [];
  realm.evaluate.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve({ values: [2], failures: [], isLate: false }))));
  const onIdle = vi.fn();
  const runner = new ExpressionRunner({ limits: realmLimits, startRealm: async () => realm as unknown as ExpressionRealm, onIdle, onStopped: () => undefined });
  const request = { source: "1 + 1", names: new Set<string>(), locale: "uz", timeZone: "UTC" };
  const [first, second] = [runner.run(request, [{}]), runner.run(request, [{}])];
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await first;
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  runner.rest();
  expect(realm.kill).not.toHaveBeenCalled();
  expect(onIdle).not.toHaveBeenCalled();
  answers[1]?.();
  expect(await second).toEqual([{ value: 2 }]);
  await vi.waitFor(() => expect(onIdle).toHaveBeenCalledOnce());
  runner.rest();
  expect(realm.kill).toHaveBeenCalledOnce();
});

it("S523 the cells of a program go in batches of at most 10,000, or as few as the project says", async () => {
  const sizes: number[] = [];
  const evaluate = vi.fn(async ({ count }: { count: number }) => {
    sizes.push(count);
    return { values: Array.from({ length: count }, () => 1), failures: [], isLate: false };
  });
  const startRealm = async () => ({ isAlive: true, kill: vi.fn(), provide: vi.fn(), evaluate }) as unknown as ExpressionRealm;
  const request = { source: "1 + 1", names: new Set<string>(), locale: "uz", timeZone: "UTC" };
  const run = async (limits: RealmLimits, cells: number): Promise<number> => {
    const runner = new ExpressionRunner({ limits, startRealm, onIdle: () => undefined, onStopped: () => undefined });
    return (await runner.run(request, Array.from({ length: cells }, () => ({})))).length;
  };
  expect(await run(realmLimits, 10_001)).toBe(10_001);
  expect(await run(limitsInForce({ batchCells: 100 }), 250)).toBe(250);
  expect(sizes).toEqual([10_000, 1, 100, 100, 50]);
});

it("S661 a program that was ended runs again for what is asked next, until it was ended three times in ten minutes", async () => {
  vi.useFakeTimers({ now: 0 });
  try {
    const started: unknown[] = [];
    const startRealm = async (): Promise<ExpressionRealm> => {
      const realm = { isAlive: true, kill: vi.fn(), provide: vi.fn(), evaluate: vi.fn(async ({ columnsOf }: { columnsOf: (from: number, count: number) => readonly { values: readonly unknown[] }[] }) => {
        if (columnsOf(0, 1)[0]?.values[0] !== "loop") return { values: ["fine"], failures: [], isLate: false };
        realm.isAlive = false;
        return { why: "hang" };
      }) };
      started.push(realm);
      return realm as unknown as ExpressionRealm;
    };
    const onStopped = vi.fn();
    const runner = new ExpressionRunner({ limits: limitsInForce({ batchCells: 100 }), startRealm, onIdle: () => undefined, onStopped });
    const request = { source: "return value", names: new Set(["value"]), locale: "uz", timeZone: "UTC" };
    const check = async (value: string, count = 1) => await runner.run(request, Array.from({ length: count }, () => ({ value })));
    const ended = { failure: { message: "the program was ended: hang" } };
    // What is left of what was asked is not tried: a table's cells end one realm, not one for each batch.
    expect(new Set((await check("loop", 250)).map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect([await check("a"), await check("loop"), await check("b")]).toMatchObject([[{ value: "fine" }], [ended], [{ value: "fine" }]]);
    expect(await check("loop")).toMatchObject([ended]);
    expect([await check("c"), onStopped.mock.calls.length, started.length]).toMatchObject([[ended], 3, 3]);
    vi.setSystemTime(600_001);
    expect(await check("d")).toMatchObject([{ value: "fine" }]);
    expect(started).toHaveLength(4);
  } finally {
    vi.useRealTimers();
  }
});
