import { expect, it, vi } from "vitest";
import { RealmPool } from "./RealmPool.ts";
import { maxWorkers } from "./RealmSeats.ts";

const createPool = (): RealmPool => {
  const loadGuest = async (): Promise<string> => "";
  return new RealmPool({ address: "http://{label}.localhost", loadGuest, loadExpressionGuest: loadGuest, loadFrameGuest: loadGuest, onShort: () => undefined });
};

it("S448 a realm that waits for a place chooses its guard when it has one, and gives the place back where no guard answers", async () => {
  const pool = createPool();
  const taken = await Promise.all(Array.from({ length: maxWorkers }, () => pool.seats.take()));
  const useGuard = vi.fn(() => Promise.reject(new Error("no guard")));
  const onWait = vi.fn();
  const started = pool.start(useGuard, onWait);
  const evaluated = pool.startExpressions(useGuard);
  const refused = Promise.all([started, evaluated].map(async (one) => await one.catch(String)));
  await vi.waitFor(() => expect(onWait).toHaveBeenCalledOnce());
  expect(useGuard).not.toHaveBeenCalled();
  taken[0]?.dispose();
  expect(await refused).toEqual(["Error: no guard", "Error: no guard"]);
  expect(pool.seats.isFull).toBe(false);
  expect(pool.seats.isShort).toBe(false);
});
