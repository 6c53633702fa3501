import { realmLimits } from "#core/limits/realmLimits.ts";
import { afterEach, expect, it, vi } from "vitest";
import { RealmPool } from "./RealmPool.ts";

const createPool = (loadGuest = async (): Promise<string> => ""): RealmPool => {
  return new RealmPool({ address: "http://{label}.localhost", loadGuest, loadExpressionGuest: loadGuest, loadFrameFonts: async () => [],
    loadFrameGuest: loadGuest, limits: realmLimits,
  onShort: () => undefined });
};

afterEach(() => void vi.useRealTimers());

it("S471 a spare is started only after somebody took a realm, when the browser is idle, and not where all places are taken", async () => {
  vi.useFakeTimers();
  const idle: (() => void)[] = [];
  vi.stubGlobal("window", { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  const loadGuest = vi.fn(async () => "");
  const pool = createPool(loadGuest);
  const beIdle = (): void => idle.splice(0).forEach((callback) => callback());
  await vi.advanceTimersByTimeAsync(600_000);
  beIdle();
  expect(loadGuest).not.toHaveBeenCalled();
  expect(await pool.takeSpare()).toBeUndefined();
  expect(idle).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(idle).toHaveLength(1);
  expect(loadGuest).not.toHaveBeenCalled();
  const taken = await Promise.all(Array.from({ length: realmLimits.workers }, () => pool.slots.take()));
  beIdle();
  expect(loadGuest).not.toHaveBeenCalled();
  for (const slot of taken) slot.dispose();
  void pool.takeSpare();
  await vi.advanceTimersByTimeAsync(1_000);
  beIdle();
  expect(loadGuest).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it("S448 a realm that waits for a place chooses its guard when it has one, and gives the place back where no guard answers", async () => {
  const pool = createPool();
  const taken = await Promise.all(Array.from({ length: realmLimits.workers }, () => pool.slots.take()));
  const useGuard = vi.fn(() => Promise.reject(new Error("no guard")));
  const onWait = vi.fn();
  const started = pool.start(useGuard, onWait);
  const evaluated = pool.startExpressions(useGuard);
  const refused = Promise.all([started, evaluated].map(async (one) => await one.catch(String)));
  await vi.waitFor(() => expect(onWait).toHaveBeenCalledOnce());
  expect(useGuard).not.toHaveBeenCalled();
  taken[0]?.dispose();
  expect(await refused).toEqual(["Error: no guard", "Error: no guard"]);
  expect(pool.slots.isFull).toBe(false);
  expect(pool.slots.isShort).toBe(false);
});
