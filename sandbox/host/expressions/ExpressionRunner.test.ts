import { expect, it, vi } from "vitest";
import type { ExpressionRealm } from "./ExpressionRealm.ts";
import { ExpressionRunner } from "./ExpressionRunner.ts";

it("S444 a runner that has ended ends the realm that was on its way, and asks it nothing", async () => {
  const realm = { isAlive: true, kill: vi.fn(), provide: vi.fn(), evaluate: vi.fn() };
  let come = (): void => undefined;
  const startRealm = vi.fn(() => new Promise<ExpressionRealm>((resolve) => void (come = () => resolve(realm as unknown as ExpressionRealm))));
  const runner = new ExpressionRunner({ startRealm, onIdle: () => undefined, onStopped: () => undefined });
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

it("S447 a runner whose last program is done tells so, and rests only then", async () => {
  const realm = { isAlive: true, kill: vi.fn(), provide: vi.fn(), evaluate: vi.fn() };
  const answers: (() => void)[] = [];
  realm.evaluate.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve({ values: [2], count: 1, failures: [], isLate: false }))));
  const onIdle = vi.fn();
  const runner = new ExpressionRunner({ startRealm: async () => realm as unknown as ExpressionRealm, onIdle, onStopped: () => undefined });
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
