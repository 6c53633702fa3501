import { afterEach, describe, expect, it, vi } from "vitest";
import type { EventMap } from "#sdk/capabilities/events.ts";
import { eventStreamParser } from "../http/parseEventStream.ts";
import { createLog } from "../log/Log.ts";
import { EventBus } from "./EventBus.ts";
import { EventRelay } from "./EventRelay.ts";
import { followServerEvents } from "./ServerEvents.ts";

afterEach(() => vi.unstubAllGlobals());

describe("events", () => {
  it("K65 a stream is read piece by piece: ids, several data lines, comments, both line ends", () => {
    const parse = eventStreamParser();
    expect(parse(": hello\n\nid: 7\nevent: menu\nda")).toEqual([]);
    expect(parse('ta: {"kind":"menu"}\n')).toEqual([]);
    expect(parse("\nid: 8\r\ndata: a\r\ndata:b\r\n\r\n")).toEqual([
      { id: "7", data: '{"kind":"menu"}' },
      { id: "8", data: "a\nb" },
    ]);
  });

  it("K66 a listener that throws is logged and does not keep the others from hearing", () => {
    const logged: unknown[] = [];
    const bus = new EventBus(createLog("test", { warn: () => undefined, error: (...parts) => void logged.push(parts) }));
    const heard: EventMap["AfterLogout"][] = [];
    bus.on("AfterLogout", () => {
      throw new Error("broken");
    });
    const listening = bus.on("AfterLogout", (event) => void heard.push(event));
    bus.emit("AfterLogout", { reason: "user" });
    listening.dispose();
    bus.emit("AfterLogout", { reason: "expired" });
    expect(heard).toEqual([{ reason: "user" }]);
    expect(logged).toHaveLength(2);
  });

  it("K189 who signs out stops reading, and no other tab reads in its place before its document has gone", async () => {
    let held: Promise<unknown> = Promise.resolve();
    const request = (_name: string, _options: object, lead: () => Promise<void>): Promise<unknown> => (held = held.then(lead));
    vi.stubGlobal("navigator", { locks: { request } });
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (url: string, { signal }: { signal: AbortSignal }) => {
      asked.push(url);
      return await new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("ended"))));
    });
    const open = (name: string) =>
      followServerEvents({
        request: () => ({ url: name, headers: new Headers() }),
        renewToken: async () => undefined,
        firstEventId: () => undefined,
        relay: new EventRelay(),
        onEvent: () => undefined,
        log: createLog("test"),
      });
    const moment = () => new Promise((resolve) => setTimeout(resolve, 20));
    const [first, second] = [open("first"), open("second")];
    open("third");
    await moment();
    expect(asked).toEqual(["first"]);
    first.dispose();
    await moment();
    expect(asked).toEqual(["first", "second"]);
    second.leave();
    await moment();
    expect(asked).toEqual(["first", "second"]);
  });
});
