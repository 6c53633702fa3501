import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { KeptReadings } from "./KeptReadings.ts";

it("MT35 whoever asks again soon, or at once with others, has what was read; later and after a failure it is read anew", async () => {
  const readings = new KeptReadings<number>(30);
  let count = 0;
  const read = async (): Promise<number> => {
    count += 1;
    await sleep(1);
    if (count === 3) throw new Error("away");
    return count;
  };
  expect(await Promise.all([readings.get("a", read), readings.get("a", read), readings.get("b", read)])).toEqual([1, 1, 2]);
  expect(await readings.get("a", read)).toBe(1);
  await sleep(40);
  await expect(Promise.all([readings.get("a", read), readings.get("a", read)])).rejects.toThrow("away");
  expect(await readings.get("a", read)).toBe(4);
});
