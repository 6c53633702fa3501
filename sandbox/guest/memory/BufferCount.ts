import type { RootId } from "#sandbox/protocol/index.ts";
import { keepMethods } from "./keepMethods.ts";

/** Smaller ones are hardly larger than what the engine keeps of each anyway, and that is bounded by the engine. */
const smallest = 1_024;

/** A global scope, of which only what makes buffers is looked at. */
type Scope = typeof globalThis;
type Maker = new (...given: never[]) => object;

// As they are before foreign code runs.
const { apply, construct } = Reflect;
const { isView } = ArrayBuffer;

const makers = [
  "ArrayBuffer", "Int8Array", "Uint8Array", "Uint8ClampedArray", "Int16Array", "Uint16Array", "Int32Array", "Uint32Array",
  "BigInt64Array", "BigUint64Array", "Float16Array", "Float32Array", "Float64Array", "ImageData",
] as const;

interface Share {
  readonly maker: RootId | 0;
  readonly bytes: number;
}

/** What answers with a buffer of its own making, now or by a promise. */
const methods = {
  ArrayBuffer: ["slice", "transfer", "transferToFixedLength"],
  Blob: ["arrayBuffer", "bytes"],
  Response: ["arrayBuffer", "bytes"],
  Request: ["arrayBuffer", "bytes"],
  FileReaderSync: ["readAsArrayBuffer"],
  TextEncoder: ["encode"],
  OffscreenCanvasRenderingContext2D: ["createImageData", "getImageData"],
} as const;
const methodsOfBytes = ["fromBase64", "fromHex"] as const;
const methodsOfViews = ["slice", "map", "filter", "with", "toSorted", "toReversed"] as const;

/**
 * Counts what the buffers of a realm hold together. No engine tells how much a worker holds: they are counted as they are
 * made, by whatever makes them, and taken off when the engine has collected them.
 */
export class BufferCount {
  readonly #known: WeakSet<object>;
  readonly #collected: FinalizationRegistry<Share>;
  readonly #maker: () => RootId | 0;
  readonly #shares = new Map<RootId | 0, number>();
  #held = 0;

  /** @param maker whose code runs now */
  constructor(maker: () => RootId | 0) {
    this.#maker = maker;
    this.#known = keepMethods(new WeakSet(), ["has", "add"]);
    this.#collected = keepMethods(new FinalizationRegistry(({ maker: root, bytes }: Share) => this.#change(root, -bytes)), ["register"]);
  }

  /** Bytes, of what may be garbage too as long as it has not been collected. */
  get held(): number {
    return this.#held;
  }

  /** The root whose component made most of the buffers; 0 where none is known. */
  get largestMaker(): RootId | 0 {
    let [largest, most]: [RootId | 0, number] = [0, 0];
    for (const [root, bytes] of this.#shares) if (root !== 0 && bytes > most) [largest, most] = [root, bytes];
    return largest;
  }

  /** Counts in a scope from now on; once, before foreign code runs there. */
  follow(scope: Scope): void {
    const read = readerOf(scope);
    const pixels = getter((scope as Partial<Scope>).ImageData?.prototype ?? {}, "data");
    const count = (value: unknown): void => {
      const found = read(value) ?? read(ask(pixels, value));
      if (found) this.#add(found.buffer, found.bytes);
    };
    for (const name of methodsOfBytes) followMethod(scope.Uint8Array, name, count);
    for (const name of makers) followMaker(scope, name, count);
    const views = Object.getPrototypeOf(scope.Uint8Array.prototype) as object;
    for (const name of methodsOfViews) followMethod(views, name, count);
    for (const [name, own] of Object.entries(methods)) {
      const owner = (Reflect.get(scope, name) as Maker | undefined)?.prototype as object | undefined;
      for (const method of own) followMethod(owner, method, count);
    }
    followMethod(scope, "structuredClone", count);
  }

  #add(buffer: object, bytes: number): void {
    if (bytes < smallest || this.#known.has(buffer)) return;
    this.#known.add(buffer);
    const maker = this.#maker();
    this.#collected.register(buffer, { maker, bytes });
    this.#change(maker, bytes);
  }

  #change(maker: RootId | 0, bytes: number): void {
    this.#held += bytes;
    const share = (this.#shares.get(maker) ?? 0) + bytes;
    if (share > 0) this.#shares.set(maker, share);
    else this.#shares.delete(maker);
  }
}

type Count = (value: unknown) => void;

/** `new` of a class, of one that extends it, and what its methods make by its species. */
function followMaker(scope: Scope, name: string, count: Count): void {
  const original = Reflect.get(scope, name) as Maker | undefined;
  if (!original) return;
  const followed = new Proxy(original, {
    construct: (maker, given, newTarget) => {
      const made = construct(maker, given, newTarget) as object;
      count(made);
      return made;
    },
  });
  replace(scope, name, followed);
  replace(original.prototype as object, "constructor", followed);
}

function followMethod(owner: object | undefined, name: string, count: Count): void {
  const original: unknown = owner && Reflect.get(owner, name);
  if (!owner || typeof original !== "function") return;
  const followed = new Proxy(original, {
    apply: (method, self, given) => {
      const answer: unknown = apply(method, self, given);
      if (answer instanceof Promise) answer.then(count, () => undefined);
      else count(answer);
      return answer;
    },
  });
  replace(owner, name, followed);
}

const replace = (owner: object, name: string, value: unknown): unknown =>
  Object.defineProperty(owner, name, { writable: true, configurable: true, ...Object.getOwnPropertyDescriptor(owner, name), value });

/** Reads by the engine's own getters: no subclass overrides them, and they know a buffer whatever is said of its class. */
function readerOf(scope: Scope): (value: unknown) => { readonly buffer: object; readonly bytes: number } | undefined {
  const views = Object.getPrototypeOf(scope.Uint8Array.prototype) as object;
  const viewed = getter(views, "buffer");
  const viewedLength = getter(views, "byteLength");
  // Of one that may grow, what it may grow to.
  const length = getter(scope.ArrayBuffer.prototype, "maxByteLength") ?? getter(scope.ArrayBuffer.prototype, "byteLength");
  return (value) => {
    if (typeof value !== "object" || value === null) return undefined;
    // Of a small one, as most are, the engine makes no buffer as long as nobody asks for it.
    if (isView(value) && (ask(viewedLength, value) as number) < smallest) return undefined;
    const buffer = isView(value) ? ask(viewed, value) : value;
    const bytes = ask(length, buffer);
    return typeof bytes === "number" ? { buffer: buffer as object, bytes } : undefined;
  };
}

type Getter = () => unknown;
const getter = (owner: object, name: string): Getter | undefined => Object.getOwnPropertyDescriptor(owner, name)?.get;
/** Undefined where the owner has no such thing. */
function ask(get: Getter | undefined, owner: unknown): unknown {
  try {
    return get && apply(get, owner, []);
  } catch {
    return undefined;
  }
}
