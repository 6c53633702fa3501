import { describe, expect, it } from "vitest";
import { createLook, maxBuffers } from "./watchBuffers.ts";

describe("looks at the buffers", () => {
  it("S533 a realm is full that holds more than 256 MB at three pings in a row, and says so once", () => {
    let held = maxBuffers;
    let full = 0;
    let collected = 0;
    const look = createLook(() => held, () => (full += 1), () => (collected += 1));
    for (let ping = 0; ping < 10; ping += 1) look();
    expect([full, collected]).toEqual([0, 0]);
    held += 1;
    look();
    look();
    expect([full, collected]).toEqual([0, 2]);
    for (let ping = 0; ping < 10; ping += 1) look();
    expect([full, collected]).toEqual([1, 2]);
  });

  it("S533 what is collected in between begins the count anew", () => {
    let full = 0;
    const amounts = [300, 300, 200, 300, 300, 200, 300, 300, 300].map((mega) => mega * 1024 * 1024);
    const look = createLook(() => amounts.shift() ?? 0, () => (full += 1), () => undefined);
    for (let ping = 0; ping < 8; ping += 1) look();
    expect(full).toBe(0);
    look();
    expect(full).toBe(1);
  });
});
