import { describe, expect, it } from "vitest";
import type { EventMap } from "#sdk/capabilities/events.ts";
import { createLog } from "../errors/Log.ts";
import { EventBus } from "./EventBus.ts";
import { eventStreamParser } from "./parseEventStream.ts";

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
});
