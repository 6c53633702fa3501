import { runInNewContext } from "node:vm";
import { setFlagsFromString } from "node:v8";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { BufferCount } from "./BufferCount.ts";

const mega = 1_000_000;

/** A realm of its own, with the bytes that count there. */
function follow(): { held: () => number; run: (code: string) => unknown; growths: () => number } {
  const scope = runInNewContext("globalThis") as typeof globalThis;
  let growths = 0;
  const buffers = new BufferCount(() => (growths += 1));
  buffers.follow(scope);
  return { held: () => buffers.held, run: (code) => runInNewContext(code, scope), growths: () => growths };
}

/** What a piece of code, run in a realm of its own, has made. */
function heldAfter(code: string): number {
  const { held, run } = follow();
  run(code);
  return held() / mega;
}

describe("buffers of a realm", () => {
  it("S533 whatever makes a buffer, it counts once, by what it may grow to", () => {
    expect(heldAfter("new ArrayBuffer(1e6)")).toBe(1);
    expect(heldAfter("new ArrayBuffer(10, { maxByteLength: 3e6 })")).toBe(3);
    for (const name of ["Int8", "Uint8", "Uint8Clamped"]) expect(heldAfter(`new ${name}Array(1e6)`)).toBe(1);
    for (const name of ["Int16", "Uint16"]) expect(heldAfter(`new ${name}Array(1e6)`)).toBe(2);
    for (const name of ["Int32", "Uint32", "Float32"]) expect(heldAfter(`new ${name}Array(1e6)`)).toBe(4);
    for (const name of ["Float64", "BigInt64", "BigUint64"]) expect(heldAfter(`new ${name}Array(1e6)`)).toBe(8);
    expect(heldAfter("const kept = new Uint8Array(1e6); new Uint16Array(kept.buffer); kept.subarray(10); new DataView(kept.buffer)")).toBe(1);
    expect(heldAfter("Uint8Array.from({ length: 1e6 }); Uint8Array.of(1, 2, 3)")).toBe(1);
    expect(heldAfter("new Array(1e6); 'x'.repeat(1e6)")).toBe(0);
  });

  it("S533 so do those that methods make, and those of classes of one's own", () => {
    const made = "const kept = new Uint8Array(1e6); ";
    for (const call of ["slice()", "map((one) => one)", "filter(() => true)", "buffer.slice()"]) expect(heldAfter(`${made} kept.${call}`)).toBe(2);
    expect(heldAfter(`${made} kept.constructor = undefined; kept.slice()`)).toBe(2);
    expect(heldAfter(`class Own extends Uint8Array { get buffer() { return new ArrayBuffer(1); } get byteLength() { return 0; } } new Own(1e6)`)).toBe(1);
    expect(heldAfter(`new (new Uint8Array(1).constructor)(1e6)`)).toBe(1);
    expect(heldAfter(`Reflect.construct(Uint8Array, [1e6], Object)`)).toBe(1);
    expect(heldAfter("globalThis.kept = new ArrayBuffer(10); kept.slice(); new DataView(kept); new ArrayBuffer(1e6).byteLength")).toBe(1);
  });

  it("S533 a buffer looks as it did, and works as it did", () => {
    const { run } = follow();
    expect(run(`[Uint8Array.name, new Uint8Array(2) instanceof Uint8Array, Uint8Array.BYTES_PER_ELEMENT, ArrayBuffer.isView(new Int8Array(1)),
      new Uint8Array([1, 2, 3]).slice(1).join(), new Uint8Array(2).constructor === Uint8Array, Object.prototype.toString.call(new ArrayBuffer(1)),
      Object.keys(globalThis).includes("Uint8Array")].join(" ")`)).toBe("Uint8Array true 1 true 2,3 true [object ArrayBuffer] false");
    expect(() => run("Uint8Array(1)")).toThrow(/new/);
  });

  it("S533 what nobody holds any more does not count, small ones never do", async () => {
    const { held, run, growths } = follow();
    run("new Uint8Array(1e6).fill(1); globalThis.kept = new Uint8Array(1e6); for (let at = 0; at < 1e4; at += 1) new Uint8Array(500)");
    expect([held() / mega, growths()]).toEqual([2, 2]);
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    await expect.poll(async () => {
      collect();
      await sleep(10);
      return held() / mega;
    }).toBe(1);
    expect(run("kept.length")).toBe(mega);
  });

  it("S533 what foreign code makes of the prototypes hides nothing", () => {
    const { held, run } = follow();
    const spies = [vi.spyOn(WeakSet.prototype, "has").mockReturnValue(true), vi.spyOn(FinalizationRegistry.prototype, "register").mockReturnValue()];
    run("Object.defineProperty(Object.getPrototypeOf(Uint8Array.prototype), 'buffer', { get: () => undefined })");
    run("for (const made of [ArrayBuffer, Uint8Array]) Object.defineProperty(made, Symbol.hasInstance, { value: () => false }); new Uint8Array(1e6)");
    for (const spy of spies) spy.mockRestore();
    expect(held() / mega).toBe(1);
  });
});
