// @vitest-environment jsdom
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { HttpClient } from "../http/HttpClient.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { PreferenceQueue } from "../http/PreferenceQueue.ts";
import { createLog } from "../log/Log.ts";
import { carryToasts, showCarriedToasts } from "../overlays/carryToasts.ts";
import { OverlayState } from "../overlays/OverlayState.ts";
import { BrowserStorage } from "./BrowserStorage.ts";
import { PluginStorage } from "./PluginStorage.ts";

const quiet = createLog("test", { warn: () => undefined, error: () => undefined });

describe("storage", () => {
  beforeEach(() => localStorage.clear());

  it("K75 each plugin's values are apart from all others, and end with 1 MiB", async () => {
    const [a, b] = [new PluginStorage(new BrowserStorage(), "a"), new PluginStorage(new BrowserStorage(), "b")];
    await a.set("auth_token", { x: 1 });
    expect([await a.get("auth_token"), await b.get("auth_token"), localStorage.getItem("auth_token")]).toEqual([{ x: 1 }, undefined, null]);
    await expect(a.set("big", "x".repeat(1_048_577))).rejects.toMatchObject({ code: "storage_full" });
    await a.set("big", "x".repeat(1_000_000));
    await a.set("big", "y".repeat(1_000_000));
    await expect(a.set("more", "x".repeat(60_000))).rejects.toMatchObject({ code: "storage_full" });
    await a.remove("big");
    await a.set("more", "x".repeat(60_000));
  });

  it("K76 where the browser refuses storage, values live as long as the document", () => {
    const refused = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const storage = new BrowserStorage();
    refused.mockRestore();
    storage.set("a", "1");
    storage.setJson("b", { c: 2 });
    expect([storage.get("a"), storage.getJson("b"), storage.keys(), localStorage.length]).toEqual(["1", { c: 2 }, ["a", "b"], 0]);
    storage.remove("a", "b");
    expect(storage.keys()).toEqual([]);
  });

  it("K77 column preferences that the server has not taken are kept, hold in this browser, and are sent again", async () => {
    const sent: unknown[] = [];
    let isAway = true;
    const http = {
      call: async (_: string, { body }: { body: unknown }) => {
        if (isAway) throw new Error("away");
        sent.push(await Promise.resolve(body));
      },
    } as unknown as HttpClient;
    const queue = new PreferenceQueue({ http, storage: new BrowserStorage(), log: quiet, userId: () => "u" });
    const columns = (hidden: string[]) => ({ order: {}, titles: {}, hidden });
    await queue.save({ level: 1, tableId: "t", column_config: columns(["a"]) });
    await queue.save({ level: 1, tableId: "t", column_config: columns(["b"]) });
    const later = new PreferenceQueue({ http, storage: new BrowserStorage(), log: quiet, userId: () => "u" });
    const stale = columns(["told"]);
    expect([later.latest("t", 1, stale), later.latest("t", 2, stale), later.latest("other", 1, null)]).toEqual([columns(["b"]), stale, null]);
    isAway = false;
    await queue.flush();
    await queue.flush();
    expect(later.latest("t", 1, stale)).toEqual(stale);
    expect(sent).toEqual([{ level: 1, tableId: "t", column_config: columns(["b"]) }]);
    expect(localStorage).toHaveLength(0);
  });

  it("K401 column preferences are sent in order and as whose they are; what the server refuses is not sent for ever", async () => {
    const sent: unknown[] = [];
    const answers: ((failure?: Error) => void)[] = [];
    const call = async (_: string, { body }: { body: { tableId: string } }): Promise<void> => {
      sent.push(body.tableId);
      await new Promise<void>((resolve, reject) => answers.push((failure) => (failure ? reject(failure) : resolve())));
    };
    let userId: string | undefined = "first";
    const queue = new PreferenceQueue({ http: { call } as unknown as HttpClient, storage: new BrowserStorage(), log: quiet, userId: () => userId });
    const save = (tableId: string): Promise<void> => queue.save({ level: 1, tableId, column_config: { order: {}, titles: {}, hidden: [] } });
    const saved = [save("a"), save("b")];
    await sleep();
    expect(sent).toEqual(["a"]);
    answers.shift()?.(new PlatonError("not_found", "expected", { status: 404 }));
    await sleep();
    expect(sent).toEqual(["a", "b"]);
    for (let round = 0; round < 2; round += 1) {
      answers.shift()?.(new Error("away"));
      await sleep();
    }
    await Promise.all(saved);
    expect(sent).toEqual(["a", "b", "b"]);
    userId = "second";
    await queue.flush();
    userId = undefined;
    await save("c");
    expect(sent).toHaveLength(3);
    userId = "first";
    const flushed = queue.flush();
    await sleep();
    answers.shift()?.();
    await flushed;
    expect([sent, localStorage.length]).toEqual([["a", "b", "b", "b"], 0]);
  });

  it("K78 a toast goes along when the document is left for another of ours, once", () => {
    const storage = new BrowserStorage();
    const left = new OverlayState();
    left.toast({ kind: "success", text: "Хуш келибсиз" });
    left.toast({ kind: "info", text: "with an action", action: { label: "x", run: () => undefined } });
    carryToasts(left, storage);
    const next = new OverlayState();
    showCarriedToasts(next, storage);
    expect(next.toasts.value.map(({ text }) => text)).toEqual(["Хуш келибсиз"]);
    const later = new OverlayState();
    showCarriedToasts(later, storage);
    expect(later.toasts.value).toEqual([]);
  });
});
