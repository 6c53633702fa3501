import { describe, expect, it } from "vitest";
import type { WordSource } from "#core/wording/defineWords.ts";
import type { CapabilityMap, CapabilityName } from "#sdk/capabilities/index.ts";
import type { PlatonError } from "#sdk/errors/PlatonError.ts";
import { toDisposable } from "#sdk/plugin/Disposable.ts";
import { definePlugin, type Plugin } from "#sdk/plugin/definePlugin.ts";
import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";
import { createLog } from "../log/Log.ts";
import { activationOrder } from "./activationOrder.ts";
import type { PluginEntry } from "./PluginEntry.ts";
import { PluginHost, type CapabilityUser } from "./PluginHost.ts";

const quiet = createLog("test", { warn: () => undefined, error: () => undefined });
const view = (kind: string) => ({ kind, component: () => undefined });
const format = (id: string) => ({ id, format: () => ({ text: id }) });

function makeManifest(id: string, more: Partial<PluginManifest> = {}): PluginManifest {
  return { id, version: "1.0.0", name: `plugins.${id}`, uses: [], contributes: { view: [id] }, ...more };
}

/** An entry that writes down when its code is loaded and activated. */
function makeEntry(manifest: PluginManifest, seen: string[], activate?: Plugin["activate"]): PluginEntry {
  const run: Plugin["activate"] = (context) => {
    seen.push(manifest.id);
    (activate ?? (() => context.contribute("view", view(manifest.id))))(context);
  };
  return { manifest, load: async () => await Promise.resolve(definePlugin(manifest, run)) };
}

const events = ({ ledger }: CapabilityUser) => ({
  on: () => ledger.track("events.on AfterLogin", toDisposable(() => undefined)),
  emit: () => undefined,
});

function makeHost(entries: readonly PluginEntry[], learnWords = async (_words: WordSource): Promise<void> => await Promise.resolve()): PluginHost {
  const capability = <Name extends CapabilityName>(name: Name, user: CapabilityUser): CapabilityMap[Name] =>
    (name === "events" ? events(user) : {}) as CapabilityMap[Name];
  return new PluginHost({ entries, capability, learnWords, log: quiet });
}

const codeOf = (failure: unknown): string => (failure as { cause?: PlatonError }).cause?.code ?? "";

describe("plugin host", () => {
  it("K1 a plugin's code is loaded when something that it declares is first needed, and once only", async () => {
    const seen: string[] = [];
    const host = makeHost([makeEntry(makeManifest("a"), seen), makeEntry(makeManifest("b"), seen)]);
    expect(seen).toEqual([]);
    const [first, second] = await Promise.all([host.need("view", "b"), host.need("view", "b")]);
    expect(first).toBe(second);
    expect(first?.kind).toBe("b");
    expect(seen).toEqual(["b"]);
    expect(await host.need("view", "nobody")).toBeUndefined();
  });

  it("K720 words that come with a plugin's code are learnt before it is activated", async () => {
    const seen: string[] = [];
    const words: WordSource = async () => await Promise.resolve({ "a.b": "c" });
    const entry = { ...makeEntry(makeManifest("a"), seen), loadWords: async () => await Promise.resolve(words) };
    const host = makeHost([entry], async (learnt) => void seen.push(Object.values(await learnt("uz")).join()));
    await host.need("view", "a");
    expect(seen).toEqual(["c", "a"]);
  });

  it("K2 an owner is activated before those that contribute to its points, whatever the order of the list", async () => {
    const seen: string[] = [];
    const extra = makeManifest("extra", { contributes: { cellFormat: ["money"] } });
    const owner = makeManifest("owner", { owns: ["cellFormat"] });
    const host = makeHost([
      makeEntry(extra, seen, (context) => void context.contribute("cellFormat", format("money"))),
      makeEntry(owner, seen),
      makeEntry(makeManifest("stranger"), seen),
    ]);
    await host.need("view", "owner");
    expect(seen).toEqual(["owner", "extra"]);
    expect(host.contextOf("owner")?.contributions("cellFormat").value.map(({ id }) => id)).toEqual(["money"]);
    const deeper = makeManifest("deeper", { contributes: { theme: ["x"] } });
    const order = activationOrder(owner, [deeper, { ...extra, owns: ["theme"] }, owner]);
    expect(order.map(({ id }) => id)).toEqual(["owner", "extra", "deeper"]);
  });

  it("K3 a contribution that the manifest does not declare is refused", async () => {
    const host = makeHost([makeEntry(makeManifest("a"), [], (context) => void context.contribute("view", view("other")))]);
    const failure: unknown = await host.need("view", "a").catch((reason: unknown) => reason);
    expect(codeOf(failure)).toBe("contribution_not_declared");
    expect(host.leaked()).toEqual([]);
  });

  it("K4 a capability that the manifest does not name is refused", async () => {
    const host = makeHost([makeEntry(makeManifest("a"), [], (context) => void context.capabilities.http)]);
    const failure: unknown = await host.need("view", "a").catch((reason: unknown) => reason);
    expect(codeOf(failure)).toBe("capability_missing");
  });

  it("K5 a contribution point is read by its owner only", async () => {
    const host = makeHost([makeEntry(makeManifest("a"), [], (context) => void context.contributions("cellFormat"))]);
    const failure: unknown = await host.need("view", "a").catch((reason: unknown) => reason);
    expect(codeOf(failure)).toBe("contribution_point_not_owned");
  });

  it("K6 switching a plugin off takes back what it registered, and switching it on brings it back", async () => {
    const seen: string[] = [];
    const host = makeHost([makeEntry(makeManifest("a"), seen)]);
    await host.need("view", "a");
    host.setState("a", "disabled");
    expect(host.find("view", "a")).toBeUndefined();
    expect(host.enabled.value).toEqual([]);
    expect(await host.need("view", "a")).toBeUndefined();
    host.setState("a", "enabled");
    expect((await host.need("view", "a"))?.kind).toBe("a");
    expect(seen).toEqual(["a", "a"]);
  });

  it("K7 a required plugin stays on whatever the server says", async () => {
    const host = makeHost([makeEntry(makeManifest("a", { required: true }), [])]);
    host.setStates([{ id: "a", state: "disabled" }]);
    expect((await host.need("view", "a"))?.kind).toBe("a");
  });

  it("K8 a plugin that is off holds nothing, and one that leaks is named with what it holds", async () => {
    const manifest = makeManifest("a", { uses: ["events"] });
    const careful = makeHost([
      makeEntry(manifest, [], (context) => {
        context.contribute("view", view("a"));
        context.own(context.capabilities.events.on("AfterLogin", () => undefined));
      }),
    ]);
    await careful.need("view", "a");
    careful.setState("a", "disabled");
    expect(careful.leaked()).toEqual([]);
    const careless = makeHost([
      makeEntry(manifest, [], (context) => void context.capabilities.events.on("AfterLogin", () => undefined)),
    ]);
    await careless.need("view", "a");
    careless.setState("a", "disabled");
    expect(careless.leaked()).toEqual(["a: events.on AfterLogin"]);
  });

  it("K9 a plugin whose code cannot be loaded fails alone, and is tried again when it is needed again", async () => {
    let isOffline = true;
    const manifest = makeManifest("a", { contributes: { cellFormat: ["money"] } });
    const broken: PluginEntry = {
      manifest,
      load: async () => {
        if (isOffline) throw new Error("no network");
        return await Promise.resolve(definePlugin(manifest, (context) => void context.contribute("cellFormat", format("money"))));
      },
    };
    const host = makeHost([broken, makeEntry(makeManifest("owner", { owns: ["cellFormat"] }), [])]);
    expect((await host.need("view", "owner"))?.kind).toBe("owner");
    await expect(host.need("cellFormat", "money")).rejects.toMatchObject({ code: "plugin_failed" });
    isOffline = false;
    expect((await host.need("cellFormat", "money"))?.id).toBe("money");
  });

  it("K10 a plugin that is switched off while its code is on the way registers nothing", async () => {
    const seen: string[] = [];
    const host = makeHost([makeEntry(makeManifest("a"), seen)]);
    const need = host.need("view", "a");
    host.setState("a", "disabled");
    expect(await need).toBeUndefined();
    expect(seen).toEqual([]);
  });
});
