import { realmLimits } from "#core/limits/realmLimits.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { guestCapabilities, type CapabilityMap } from "#sdk/capabilities/index.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { toDisposable } from "#sdk/plugin/Disposable.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import type { HostMessage, PushMessage, RootId } from "#sandbox/protocol/index.ts";
import { currentRoot } from "../../guest/roots/currentRoot.ts";
import { createHostCalls } from "../../guest/sdk/callHost.ts";
import { createGuestCapabilities, type GuestCapabilities } from "../../guest/sdk/guestCapabilities.ts";
import { GuestSubscriptions } from "../../guest/sdk/GuestSubscriptions.ts";
import type { GuestSubscription, RealmGrant } from "./grant.ts";
import { connectSdk, type SdkConnection } from "./connectSdk.ts";
import { maxWaitingPushes } from "./PushQueue.ts";
import { maxRealmSubscriptions, maxRootSubscriptions } from "./RealmSubscriptions.ts";

/** What the host's subscriptions have been begun with, and how to tell their listeners. */
interface Source {
  readonly args: readonly unknown[];
  readonly tell: (value: unknown) => void;
}

/** Both sides of the SDK in one process, joined by a port as in a page; only the worker between them is left out. */
class Door {
  readonly roots = new Set<RootId>([1, 2]);
  readonly sources = new Set<Source>();
  readonly refused: (string | undefined)[] = [];
  readonly pushes: PushMessage[] = [];
  readonly locale = createWritable("uz");
  readonly host: SdkConnection;
  readonly subscriptions: GuestSubscriptions;
  readonly guest: GuestCapabilities;
  /** A guest that never answers. */
  isDeaf = false;
  readonly #channel = new MessageChannel();

  constructor(join?: GuestSubscription["join"]) {
    const { port1, port2 } = this.#channel;
    this.host = connectSdk({ limits: realmLimits,
      grant: this.#grant(join),
      send: (message) => port1.postMessage(message),
      hasRoot: (root) => this.roots.has(root),
      setField: () => false,
    });
    port1.onmessage = ({ data }) => this.host.hear(data as string);
    const calls = createHostCalls((body) => port2.postMessage(body));
    this.subscriptions = new GuestSubscriptions(calls.call);
    const options = { granted: this.host.granted, call: calls.call, subscriptions: this.subscriptions };
    this.guest = createGuestCapabilities(options);
    port2.onmessage = ({ data }: MessageEvent<HostMessage>) => {
      if (data.kind === "answer") calls.hear(data);
      if (data.kind === "mirror") this.guest.update(data);
      if (data.kind !== "push") return;
      this.pushes.push(data);
      if (!this.isDeaf) this.subscriptions.hear(data);
    };
  }

  of(root: RootId): CapabilityMap {
    return this.guest.bind(() => root) as CapabilityMap;
  }

  tell(value: unknown): void {
    for (const source of this.sources) source.tell(value);
  }

  /** The body of one call, as a hostile guest would send it. */
  say(body: unknown): void {
    this.host.hear(typeof body === "string" ? body : JSON.stringify(body));
  }

  close(): void {
    this.host.dispose();
    this.#channel.port1.close();
    this.#channel.port2.close();
  }

  #grant(join: GuestSubscription["join"]): RealmGrant {
    const subscription: GuestSubscription = {
      accept: (args) => (typeof args[0] === "string" ? args : undefined),
      start: (args, tell) => {
        const source = { args, tell };
        this.sources.add(source);
        return toDisposable(() => this.sources.delete(source));
      },
      ...(join && { join }),
    };
    return {
      methods: {
        storage: { get: { accept: (args) => args, run: async (key: string) => `value of ${key}` } },
        files: { read: { accept: (args) => args, run: async (id: string) => new Blob([id], { type: "text/plain" }) } },
      },
      subscriptions: { tables: { watch: subscription } },
      mirrors: { i18n: { locale: this.locale } },
      mayUseFrames: false,
      describe: (failure) => ({ code: failure instanceof PlatonError ? failure.code : "call_failed", family: "bug", message: "m", details: {} }),
      onRefused: (call) => this.refused.push(call?.path.join(".")),
    };
  }
}

let door: Door;

/** Messages of a port arrive in order: after some calls there and back, everything said before them has been heard. */
async function settled(): Promise<void> {
  for (let round = 0; round < 10; round += 1) await door.of(1).storage.get("a");
}

beforeEach(() => {
  door = new Door();
});
afterEach(() => door.close());

describe("the SDK through its door", () => {
  it("S490 the content of a file crosses as it is", async () => {
    const content = await door.of(1).files.read("the text");
    expect([await content.text(), content.type]).toEqual(["the text", "text/plain"]);
  });

  it("S106 what is not granted fails by its name, whether it is called, read or listened to", async () => {
    const { storage, http, theme, user, forms, i18n, tables } = door.of(1);
    expect([await storage.get("a"), i18n.locale.value, typeof tables.watch]).toEqual(["value of a", "uz", "function"]);
    const missing = (capability: string) => ({ code: "capability_missing", message: `capability "${capability}" is missing` });
    await expect(http.endpoint("rates")).rejects.toMatchObject(missing("http"));
    await expect(storage.set("a", 1)).rejects.toMatchObject(missing("storage.set"));
    expect(() => theme.current).toThrow(expect.objectContaining(missing("theme")));
    expect(() => user.current.value).toThrow(expect.objectContaining(missing("user")));
    expect(() => i18n.t("a")).toThrow(expect.objectContaining(missing("i18n")));
    expect(() => forms.watch("cities", "1", () => undefined)).toThrow(expect.objectContaining(missing("forms")));
    await settled();
    expect(door.refused).toEqual(["http.endpoint", "storage.set", "forms.watch"]);
  });

  it("S108 the guest knows each member of the map that the gate opens", () => {
    const capabilities = door.of(1) as unknown as Record<string, object>;
    for (const [name, { methods, mirrors, subscriptions }] of Object.entries(guestCapabilities)) {
      for (const member of [...methods, ...mirrors, ...subscriptions]) expect([name, member in (capabilities[name] ?? {})]).toEqual([name, true]);
    }
  });

  it("S109 a subscription tells its listener, in its component's name, until it is disposed of", async () => {
    const heard: unknown[] = [];
    const watching = door.of(2).tables.watch("cities", {}, (change) => heard.push([currentRoot(), change]));
    await settled();
    expect([...door.sources].map(({ args }) => args)).toEqual([["cities", {}]]);
    door.tell({ recordIds: ["1"] });
    await settled();
    watching.dispose();
    watching.dispose();
    door.tell({ recordIds: ["2"] });
    await settled();
    expect(heard).toEqual([[2, { recordIds: ["1"] }]]);
    expect([door.sources.size, door.subscriptions.size, door.host.held]).toEqual([0, 0, 0]);
  });

  it("S109 a listener that throws keeps no other from hearing", async () => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    const heard: unknown[] = [];
    const { tables } = door.of(1);
    tables.watch("cities", {}, () => {
      throw new Error("broken");
    });
    tables.watch("cities", {}, (change) => heard.push(change));
    await settled();
    door.tell({});
    await settled();
    vi.unstubAllGlobals();
    expect([heard, reported.mock.calls.length]).toEqual([[{}], 1]);
  });

  it("S110 the host ends a component's subscriptions with it, even if the guest never answers", async () => {
    const heard: unknown[] = [];
    for (const root of [1, 2]) door.of(root).tables.watch(`of ${root}`, {}, () => heard.push(root));
    await settled();
    door.isDeaf = true;
    door.roots.delete(1);
    door.host.closeRoot(1);
    expect([...door.sources].map(({ args }) => args[0])).toEqual(["of 2"]);
    door.isDeaf = false;
    door.tell({});
    await settled();
    expect(heard).toEqual([2]);
    door.host.dispose();
    expect([door.sources.size, door.host.held]).toEqual([0, 0]);
  });

  it("S110 a thousand components that come and go leave nothing on either side", async () => {
    for (let root = 10; root < 1_010; root += 1) {
      door.roots.add(root);
      const { tables } = door.of(root);
      for (const table of ["cities", "countries"]) tables.watch(table, {}, () => undefined);
      if (root % 100 === 0) await settled();
      door.tell({});
      door.roots.delete(root);
      door.host.closeRoot(root);
      door.subscriptions.forget(root);
    }
    await settled();
    expect([door.sources.size, door.subscriptions.size, door.host.held]).toEqual([0, 0, 0]);
  });

  it("S110 nothing is begun for a component that is gone, or that never was", async () => {
    door.host.closeRoot(1);
    door.roots.delete(1);
    for (const root of [1, 77]) door.of(root).tables.watch("cities", {}, () => undefined);
    await settled();
    expect([door.sources.size, door.subscriptions.size, door.host.held]).toEqual([0, 0, 0]);
  });

  it("S111 a component has at most 200 subscriptions and a realm 1,000, and a number is of one at a time", async () => {
    const start = (root: number, subscription: number): void =>
      door.say({
        id: `${root}-${subscription}`,
        type: "APPLY",
        path: ["tables", "watch"],
        argumentList: [{ root, subscription }, "cities"].map((value) => ({ type: "RAW", value })),
      });
    for (let id = 1; id <= maxRootSubscriptions + 50; id += 1) start(1, id);
    expect(door.sources.size).toBe(maxRootSubscriptions);
    for (let root = 2; root <= 7; root += 1) {
      door.roots.add(root);
      for (let id = 1; id <= maxRootSubscriptions; id += 1) start(root, root * 1_000 + id);
    }
    expect(door.sources.size).toBe(maxRealmSubscriptions);
    door.host.closeRoot(1);
    start(7, 2_001);
    expect(door.sources.size).toBe(maxRealmSubscriptions - maxRootSubscriptions);
    await settled();
  });
});

describe("pushes", () => {
  it("S112 the next message is sent when the one before has been handled, with all that came meanwhile", async () => {
    const heard: unknown[] = [];
    door.of(1).tables.watch("cities", {}, (change) => heard.push(change));
    await settled();
    door.isDeaf = true;
    for (let count = 0; count < 5; count += 1) {
      door.tell(count);
      await settled();
    }
    expect(door.pushes).toHaveLength(1);
    door.isDeaf = false;
    door.subscriptions.hear(door.pushes[0] as PushMessage);
    await settled();
    expect([heard, door.pushes.length]).toEqual([[0, 1, 2, 3, 4], 2]);
  });

  it("S112 values of a subscription that can be joined wait as one", async () => {
    door.close();
    door = new Door((waiting, next) => Number(waiting) + Number(next));
    const heard: unknown[] = [];
    door.of(1).tables.watch("cities", {}, (change) => heard.push(change));
    await settled();
    for (const value of [1, 2, 3]) door.tell(value);
    await settled();
    expect(heard).toEqual([6]);
  });

  it("S113 a guest that never answers costs at most 1,000 waiting values", async () => {
    door.of(1).tables.watch("cities", {}, () => undefined);
    await settled();
    door.isDeaf = true;
    for (let count = 0; count < 5_000; count += 1) door.tell(count);
    await settled();
    for (let count = 0; count < 5_000; count += 1) door.tell(count);
    expect(door.pushes).toHaveLength(1);
    expect(door.host.held).toBe(maxWaitingPushes + 2);
    door.host.closeRoot(1);
    expect(door.host.held).toBe(0);
  });

  it("S113 values without JSON and over 256 KB are dropped, and a message has at most 1 MB", async () => {
    const lengths: number[] = [];
    door.of(1).tables.watch("cities", {}, (value) => lengths.push(String(value).length));
    await settled();
    door.tell(1n);
    door.tell("x".repeat(300_000));
    for (let count = 0; count < 12; count += 1) door.tell("x".repeat(200_000));
    await settled();
    expect(lengths).toEqual(Array.from({ length: 12 }, () => 200_000));
    expect(Math.max(...door.pushes.map(({ values }) => values.length))).toBeLessThanOrEqual(1024 * 1024);
  });
});
