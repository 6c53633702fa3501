import { expect, it } from "vitest";
import { UploadMeter } from "./UploadMeter.ts";

it("K678 speed is told a few times a second, and the last stretch counts most", () => {
  let now = 0;
  const meter = new UploadMeter(10_000, () => now);
  const told: number[] = [];
  const at = (moment: number, sent: number): void => {
    now = moment;
    meter.note(sent);
    told.push(Math.round(meter.progress.peek().speed));
  };
  at(0, 0);
  at(100, 500);
  at(500, 500);
  at(1_000, 1_500);
  at(1_100, 12_000);
  expect([told, meter.progress.peek().sent]).toEqual([[0, 0, 1_000, 1_300, 26_410], 10_000]);
});
