import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderedUuids } from "./orderedUuids.ts";
import { uuidv7 } from "./uuidv7.ts";

describe("uuidv7", () => {
  it("C75 has version 7, the variant of RFC 9562, and its example", () => {
    fc.assert(fc.property(fc.nat(2 ** 31 - 1), fc.uint8Array({ minLength: 10, maxLength: 10 }), (now, random) =>
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(uuidv7(now, random))));
    const random = Uint8Array.of(0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f);
    expect(uuidv7(0x017f22e279b0, random)).toBe("017f22e2-79b0-7cc3-98c4-dc0c0c07398f");
  });

  it("C76 sorts by time as text and differs each time", () => {
    expect(uuidv7(1_000_000_000_000) < uuidv7(1_000_000_000_001)).toBe(true);
    expect(new Set(Array.from({ length: 1000 }, () => uuidv7(5))).size).toBe(1000);
  });

  it("IM50 those that are to be in order sort as they were asked for, however many of them in a millisecond, and also when the clock goes back", () => {
    let now = 1_000_000_000_000;
    const nextId = orderedUuids(() => now);
    const ids = Array.from({ length: 10_000 }, (_, index) => {
      if (index === 6_000) now -= 5;
      return nextId();
    });
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(10_000);
  });
});
