import { expect, it } from "vitest";
import { KeptReadings } from "./KeptReadings.ts";

it("MT35 whoever asks again soon, or at once with others, has what was read; later and after a failure it is read anew", async () => {
  let time = 0;
  const readings = new KeptReadings<number>(30, () => time);
  let count = 0;
  const read = async (): Promise<number> => {
    const own = (count += 1);
    await Promise.resolve();
    if (own === 3) throw new Error("away");
    return own;
  };
  expect(await Promise.all([readings.get("a", read), readings.get("a", read), readings.get("b", read)])).toEqual([1, 1, 2]);
  time = 29;
  expect(await readings.get("a", read)).toBe(1);
  time = 30;
  await expect(Promise.all([readings.get("a", read), readings.get("a", read)])).rejects.toThrow("away");
  expect(await readings.get("a", read)).toBe(4);
});
