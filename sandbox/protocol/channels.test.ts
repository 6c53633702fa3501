import { realmLimits } from "#core/limits/realmLimits.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { channels, longestBody, readLine, readNumber, type Channel } from "./channels.ts";
import { readGuestMessage } from "./guestMessages.ts";
import { readBatch } from "./readBatch.ts";
import { readSdkCall } from "./sdkCalls.ts";

const longest = longestBody(realmLimits);

describe("lines of a guest", () => {
  it("S1 a string with a known letter is a line; anything else ends the realm", () => {
    expect(readLine("p12", longest)).toEqual({ channel: "p", body: "12" });
    for (const other of ["", "x1", "constructor", undefined, null, 1, {}, [], { channel: "p" }, new Uint8Array(1)]) {
      expect(readLine(other, longest)).toBe("protocol");
    }
  });

  it("S1 numbers are at most nine digits", () => {
    expect(readNumber("123")).toBe(123);
    for (const body of ["", "-1", "1.5", "1e3", "1234567890", " 1", "0x1"]) expect(readNumber(body)).toBeUndefined();
  });

  it("S2 each channel has its limit", () => {
    for (const channel of Object.values(channels)) {
      expect(readLine(channel + "x".repeat(longest[channel]), longest)).toMatchObject({ channel });
      expect(readLine(channel + "x".repeat(longest[channel] + 1), longest)).toBe("size");
    }
    expect(longest.b).toBe(256 * 1024);
    expect(longest.s).toBe(1024 * 1024);
  });

  it("S3 whatever arrives is read or refused, and never throws", () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const line = readLine(data, longest);
        expect(typeof line === "string" || typeof line.body === "string").toBe(true);
      }),
    );
  });

  it("S3 random bodies on every channel are read or refused, and never throw", () => {
    const body = fc.oneof(fc.string(), fc.json(), fc.jsonValue().map((value) => JSON.stringify(value)));
    fc.assert(fc.property(body, (text) => readEverywhere(text)), { numRuns: 500 });
  });

  it("S3 mutated honest bodies are read or refused, and never throw", () => {
    const honest = fc.constantFrom(...honestBodies);
    fc.assert(
      fc.property(honest, fc.nat(), fc.string({ maxLength: 5 }), (text, at, noise) => {
        const place = at % (text.length + 1);
        readEverywhere(text.slice(0, place) + noise + text.slice(place));
        readEverywhere(text.slice(0, place) + text.slice(place + noise.length));
      }),
      { numRuns: 2_000 },
    );
  });

  it("S3 mutated values of honest messages are read or refused, and never throw", () => {
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(2 ** 32, -1, 1e308, "__proto__", "\uD800", null));
    fc.assert(
      fc.property(fc.constantFrom(...honestBodies), fc.nat(), value, (text, at, other) => {
        readEverywhere(JSON.stringify(replaceLeaf(JSON.parse(text), at, other)));
      }),
      { numRuns: 2_000 },
    );
  });
});

const honestBodies = [
  JSON.stringify({ ack: 1, operations: [["element", -2, 0, 1, "div", 0, [["class", "a"]], [["color", "red"]], [["value", "x"]]]] }),
  JSON.stringify({ ack: 0, operations: [["text", 1, 0, 2, "hello"], ["move", 2, 1, 0], ["call", 1, "focus", [{}]]] }),
  JSON.stringify({ kind: "error", root: 1, phase: "render", message: "m", frames: [{ path: "a/b.tsx", line: 1, column: 2 }] }),
  JSON.stringify({ ack: 0, operations: [["listen", -2, "wheel"], ["sheet", 1, 2, "a{}"], ["rule", 1, 2, 0, "b{}"], ["unrule", 2, 0], ["observe", 1, 2]] }),
  JSON.stringify({ kind: "log", root: 0, level: "info", text: "said" }),
  JSON.stringify({ kind: "done", request: 1, isOk: true, hasDefault: false }),
  JSON.stringify({ id: "1-2", type: "APPLY", path: ["tables", "rows"], argumentList: [{ type: "RAW", value: { a: [1] } }] }),
];

function readEverywhere(body: string): void {
  const batch = readBatch(body, realmLimits);
  expect(batch === undefined || Array.isArray(batch.operations)).toBe(true);
  const message = readGuestMessage(body, realmLimits);
  expect(message === undefined || typeof message.kind === "string").toBe(true);
  expect(["call", "refused", "swallowed"]).toContain(readSdkCall(body).kind);
  for (const channel of Object.values(channels) as Channel[]) readLine(channel + body, longest);
}

/** The value with its `at`-th leaf (counted round and round) replaced. */
function replaceLeaf(value: unknown, at: number, other: unknown): unknown {
  const leaves: (string | number)[][] = [];
  const walk = (here: unknown, path: (string | number)[]): void => {
    if (typeof here !== "object" || here === null) leaves.push(path);
    else for (const [key, child] of Object.entries(here)) walk(child, [...path, key]);
  };
  walk(value, []);
  const path = leaves[at % leaves.length] ?? [];
  let parent = value as Record<string, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string, unknown>;
  const last = path.at(-1);
  if (last !== undefined) parent[last] = other;
  return value;
}
