// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { defineView } from "#sdk/contributions/view.ts";
import { defineWords } from "#core/wording/defineWords.ts";
import { definePlugin } from "#sdk/plugin/definePlugin.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { View } from "#sdk/react/View.tsx";
import type { PluginEntry } from "../../services/plugins/PluginEntry.ts";
import { createKernelServices } from "../createKernelServices.ts";
import type { KernelServices } from "../KernelServices.ts";
import { KernelRoot } from "../react/KernelRoot.tsx";
import { createViewHost } from "./createViewHost.ts";

const prepared: unknown[] = [];

const clock = definePlugin(
  { id: "clock", version: "1.0.0", name: "x", uses: ["i18n", "events"], contributes: { view: ["clock", "thief", "broken"] } },
  (context) => {
    const Clock = () => <output>{useText()("clock.now")}</output>;
    const Thief = () => <output>{String(useCapability("http"))}</output>;
    const Broken = (): never => {
      throw new Error("broken");
    };
    context.contribute("view", defineView({ kind: "clock", component: Clock, prepare: (props) => void prepared.push(props) }));
    context.contribute("view", defineView({ kind: "thief", component: Thief }));
    context.contribute("view", defineView({ kind: "broken", component: Broken }));
  },
);

const clockWords = defineWords({
  "clock.now": { uz: "ҳозир", la: "hozir", ru: "сейчас", en: "now", qq: "ҳәзир", kh: "házir" },
});

const entries: PluginEntry[] = [
  { manifest: clock.manifest, words: clockWords, load: async () => await Promise.resolve(clock) },
];

async function show(kind: string): Promise<{ services: KernelServices; page: HTMLElement; leave: () => Promise<void> }> {
  const services = createKernelServices({ settings: { api: "/api/", auth: "/api/auth/" }, entries, isShownHere: () => true });
  await services.i18n.start();
  const page = document.createElement("div");
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <KernelRoot services={services}>
        <View kind={kind} />
      </KernelRoot>,
    ),
  );
  return { services, page, leave: async () => await act(async () => root.unmount()) };
}

describe("views", () => {
  beforeEach(() => {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    localStorage.clear();
  });

  it("K80 a view of a plugin that is off is a placeholder, and comes and goes with the plugin while it is shown", async () => {
    const { services, page, leave } = await show("clock");
    expect(page.querySelector("output")?.textContent).toBe("ҳозир");
    await act(async () => services.plugins.setState("clock", "disabled"));
    expect(page.querySelector("output")).toBeNull();
    expect(page.textContent).toContain("ҳозир ишламайди");
    await act(async () => services.plugins.setState("clock", "enabled"));
    expect(page.querySelector("output")?.textContent).toBe("ҳозир");
    await leave();
    services.plugins.setState("clock", "disabled");
    expect(services.plugins.leaked()).toEqual([]);
  });

  it("K440 a view that is to be drawn soon is got ready: its plugin is loaded and told of it; a kind that nobody draws is no fault", async () => {
    const { services, leave } = await show("nobody");
    await leave();
    expect(services.plugins.find("view", "clock")).toBeUndefined();
    const { prepare } = createViewHost(services.plugins);
    await prepare("nobody", {});
    await prepare("clock");
    expect(services.plugins.find("view", "clock")).toBeDefined();
    expect(prepared).toEqual([]);
    await prepare("clock", { zone: "Asia/Tashkent" });
    expect(prepared).toEqual([{ zone: "Asia/Tashkent" }]);
  });

  it("K81 a view's texts follow the language", async () => {
    const { services, page, leave } = await show("clock");
    await act(async () => await services.i18n.setLocale("en"));
    expect(page.querySelector("output")?.textContent).toBe("now");
    await leave();
  });

  it("K82 a view uses the capabilities of its own plugin only, and one that throws is replaced alone", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    for (const kind of ["thief", "broken"]) {
      const { page, leave } = await show(kind);
      expect(page.querySelector("[role=alert]")?.textContent).toContain("Кутилмаган хатолик юз берди");
      await leave();
    }
    logged.mockRestore();
  });
});
