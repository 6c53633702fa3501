import { expect, it, vi } from "vitest";
import type { ExpressionRealm } from "./ExpressionRealm.ts";
import { ExpressionRunner } from "./ExpressionRunner.ts";

it("S444 a runner that has ended ends the realm that was on its way, and asks it nothing", async () => {
  const realm = { isAlive: true, kill: vi.fn(), provide: vi.fn(), evaluate: vi.fn() };
  let come = (): void => undefined;
  const startRealm = vi.fn(() => new Promise<ExpressionRealm>((resolve) => void (come = () => resolve(realm as unknown as ExpressionRealm))));
  const runner = new ExpressionRunner({ startRealm, onStopped: () => undefined });
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
