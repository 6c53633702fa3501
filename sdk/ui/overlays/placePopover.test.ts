import { describe, expect, it } from "vitest";
import { placePopover } from "./placePopover.ts";
import { placeTooltip } from "./placeTooltip.ts";

const viewport = { width: 1000, height: 600 };
const size = { width: 200, height: 300 };
const anchor = { left: 100, top: 100, width: 80, height: 30 };

describe("placing what floats", () => {
  it("UI30 a popover stands below its anchor where there is room, else on the side with more of it", () => {
    expect(placePopover({ anchor, size, viewport, placement: "below-start" })).toMatchObject({ left: 100, top: 134 });
    const low = { ...anchor, top: 500 };
    expect(placePopover({ anchor: low, size, viewport, placement: "below-start" })).toMatchObject({ top: 196 });
    const middle = { ...anchor, top: 270 };
    const tall = { width: 200, height: 900 };
    expect(placePopover({ anchor: middle, size: tall, viewport, placement: "below-start" })).toMatchObject({
      top: 304,
      maxHeight: 288,
    });
  });

  it("UI31 what floats never leaves the window", () => {
    const right = { ...anchor, left: 950 };
    expect(placePopover({ anchor: right, size, viewport, placement: "below-start" }).left).toBe(792);
    expect(placePopover({ anchor, size, viewport, placement: "below-end" }).left).toBe(8);
    expect(placePopover({ anchor: right, size, viewport, placement: "beside" }).left).toBe(746);
    const tooltip = { width: 120, height: 24 };
    const corner = { left: 980, top: 590, width: 20, height: 10 };
    expect(placeTooltip({ anchor: corner, size: tooltip, viewport, side: "below" })).toEqual({ left: 874, top: 560 });
  });
});
