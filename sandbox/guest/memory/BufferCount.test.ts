import { runInNewContext } from "node:vm";
import { setFlagsFromString } from "node:v8";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { BufferCount } from "./BufferCount.ts";

const mega = 1_000_000;

/** A realm of its own, with the bytes that count there. */
function follow(prepare = "") {
  const scope = runInNewContext(`${prepare}; globalThis`) as typeof globalThis;
  let maker = 0;
  const buffers = new BufferCount(() => maker);
  buffers.follow(scope);
  /** @param root whose code it is */
  const run = (code: string, root = 0): unknown => {
    maker = root;
    return runInNewContext(code, scope);
  };
  return { held: () => buffers.held, largestMaker: () => buffers.largestMaker, run };
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
    const { held, run } = follow();
    run("new Uint8Array(1e6).fill(1); globalThis.kept = new Uint8Array(1e6); for (let at = 0; at < 1e4; at += 1) new Uint8Array(500)");
    expect(held() / mega).toBe(2);
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    await expect.poll(async () => {
      collect();
      await sleep(10);
      return held() / mega;
    }).toBe(1);
    expect(run("kept.length")).toBe(mega);
  });

  it("S533 what a browser makes pictures and bytes of counts too", () => {
    const prepare = `globalThis.ImageData = class { #data; constructor(size) { this.#data = new Uint8ClampedArray(size); } get data() { return this.#data; } };
      const { ImageData: Picture } = globalThis;
      globalThis.OffscreenCanvasRenderingContext2D = class { createImageData(size) { return new Picture(size); } };
      globalThis.FileReaderSync = class { readAsArrayBuffer(size) { return new ArrayBuffer(size); } };
      const { Uint8Array: Bytes } = globalThis;
      Uint8Array.fromBase64 = (size) => new Bytes(size);`;
    const { held, run } = follow(prepare);
    run("globalThis.kept = [new ImageData(1e6), new OffscreenCanvasRenderingContext2D().createImageData(1e6), new FileReaderSync().readAsArrayBuffer(1e6), Uint8Array.fromBase64(1e6)]");
    expect(held() / mega).toBe(4);
  });

  it("S533 whose they are is who made most of them, whoever made the latest", () => {
    const { largestMaker, run } = follow();
    expect(largestMaker()).toBe(0);
    run("globalThis.none = new Uint8Array(5e6)");
    run("globalThis.most = [new Uint8Array(1e6), new Uint8Array(1e6)]", 7);
    run("globalThis.latest = new Uint8Array(1.5e6)", 8);
    expect(largestMaker()).toBe(7);
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
