import { realmLimits } from "#core/limits/realmLimits.ts";
import { describe, expect, it } from "vitest";
import { isPlain } from "./plainData.ts";
import { readBatch } from "./readBatch.ts";

const read = (...operations: unknown[]) => readBatch(JSON.stringify({ ack: 0, operations }), realmLimits);

describe("batches", () => {
  it("S1 a batch with one operation of another shape is refused as a whole", () => {
    const good = ["text", -2, 0, 1, "a"];
    expect(read(good)?.operations).toEqual([good]);
    const newer = [["observe", 1, 3], ["listen", -2, "scroll"], ["sheet", 1, 1, ""], ["rule", 1, 1, 0, "a{}"], ["unrule", 1, 0]];
    expect(read(...newer)?.operations).toEqual(newer);
    const wrong: unknown[] = [
      ["text", 0, 0, 1, "a"],
      ["text", -1, 0, 1, "a"],
      ["text", -2, 0, 0, "a"],
      ["text", -2, 0, 2 ** 31, "a"],
      ["text", -2, 0, 1.5, "a"],
      ["text", -2, 0, 1, 5],
      ["element", -2, 0, 1, "div", 2, [], [], []],
      ["element", -2, 0, 1, "div", 0, [["a"]], [], []],
      ["call", 1, "remove", []],
      ["call", 1, "focus", [1, 2, 3, 4]],
      ["observe", 1, 4],
      ["observe", -2, 1],
      ["listen", 1, "click"],
      ["listen", 0, "mousemove"],
      ["sheet", 0, 1, "a{}"],
      ["sheet", 1, 0, "a{}"],
      ["rule", 1, 1, -1, "a{}"],
      ["rule", 1, 1, 0.5, "a{}"],
      ["unrule", 1, "0"],
      ["toString"],
      "text",
    ];
    for (const operation of wrong) expect(read(good, operation)).toBeUndefined();
  });

  it("S4 a text is cut at 100 KB and an attribute at 8 KB", () => {
    const long = "x".repeat(realmLimits.textLength + 5);
    const operations = read(["text", -2, 0, 1, long], ["attribute", 1, "title", long], ["style", 1, "color", long])?.operations;
    expect(operations?.[0]?.[4]).toHaveLength(100 * 1024);
    expect(operations?.[1]?.[3]).toHaveLength(8 * 1024);
    expect(operations?.[2]?.[3]).toHaveLength(realmLimits.attributeLength);
  });
});

describe("plain data", () => {
  it("S5 has own harmless keys, finite numbers and at most 32 levels", () => {
    const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
    expect(isPlain({ a: [1, "b", true, null, { c: {} }] })).toBe(true);
    expect(isPlain(deep(32))).toBe(true);
    const cycle: unknown[] = [];
    cycle.push(cycle);
    const others = [
      deep(33),
      cycle,
      Number.NaN,
      Infinity,
      undefined,
      () => 1,
      Symbol("a"),
      1n,
      new Date(0),
      new Map(),
      JSON.parse('{"__proto__":{"a":1}}'),
      { constructor: 1 },
      { get a() { return 1; } },
      Object.create({ a: 1 }),
    ];
    for (const other of others) expect(isPlain(other)).toBe(false);
  });
});
