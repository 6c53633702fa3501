// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GuestMessage } from "#sandbox/protocol/index.ts";
import { GuestFrameRealm } from "./GuestFrameRealm.ts";

/** A blob that an address can be made of without waiting. */
class TextBlob {
  readonly text: string;

  constructor([text = ""]: string[]) {
    this.text = text;
  }
}

describe("a frame realm", () => {
  const own = { ...console };
  let said: string[];
  let realm: GuestFrameRealm;

  const messages = (): GuestMessage[] =>
    said.filter((line) => line.startsWith("m")).map((line) => JSON.parse(line.slice(1)) as GuestMessage);
  const load = async (body: string): Promise<void> => {
    const path = "project/Chart.tsx";
    realm.hear({ kind: "provide", request: 1, modules: [{ path, code: `export default function (module, exports) {\n${body}\n}` }] });
    await vi.waitFor(() => expect(messages()).toContainEqual({ kind: "done", request: 1, isOk: true, hasDefault: false }));
    realm.hear({ kind: "load", request: 2, root: 1, modules: [path] });
  };

  beforeEach(() => {
    vi.stubGlobal("Blob", TextBlob);
    Object.assign(URL, {
      createObjectURL: ({ text }: TextBlob) => `data:text/javascript,${encodeURIComponent(text)}`,
      revokeObjectURL: () => undefined,
    });
    said = [];
    realm = new GuestFrameRealm({ say: (channel, body) => void said.push(channel + body) });
    realm.begin();
  });

  afterEach(() => {
    Object.assign(console, own);
    vi.unstubAllGlobals();
  });

  it("S227 lines of the console of a component in a document of its own are forwarded in its name", async () => {
    await load('console.warn("drawn", { a: 1 }); exports.default = () => null;');
    expect(messages()).toContainEqual({ kind: "log", root: 1, level: "warn", text: 'drawn {"a":1}' });
    expect(messages().at(-1)).toEqual({ kind: "done", request: 2, isOk: true, hasDefault: true });
  });

  it("S204 a default export that cannot be drawn is told with its module, in a document of its own too", async () => {
    await load("exports.default = 7;");
    const message = "TypeError: the default export is no component but a number";
    const frames = [{ path: "project/Chart.tsx", line: 1, column: 1 }];
    expect(messages().slice(-2)).toEqual([
      { kind: "error", root: 1, phase: "load", message, frames },
      { kind: "done", request: 2, isOk: false, hasDefault: false },
    ]);
  });

  it("S204 scripts without a default export run for their effects, and the console says so", async () => {
    await load("globalThis.isRun = true;");
    expect(Reflect.get(globalThis, "isRun")).toBe(true);
    expect(messages().slice(-2)).toEqual([
      { kind: "log", root: 1, level: "info", text: "no default export: it runs for its effects, nothing is drawn" },
      { kind: "done", request: 2, isOk: true, hasDefault: false },
    ]);
  });
});
