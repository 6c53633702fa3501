// @vitest-environment jsdom
import { signal } from "@preact/signals-react";
import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { defineView, type ViewProps } from "#sdk/contributions/view.ts";
import { defineWords } from "#core/wording/defineWords.ts";
import { definePlugin } from "#sdk/plugin/definePlugin.ts";
import type { PluginEntry } from "../../services/plugins/PluginEntry.ts";
import { createKernelServices } from "../createKernelServices.ts";
import type { KernelServices } from "../KernelServices.ts";
import { KernelRoot } from "../react/KernelRoot.tsx";
import { SupportPlace } from "./SupportPlace.tsx";

const plugin = definePlugin({ id: "call24", version: "1.0.0", name: "x", uses: ["i18n"], contributes: { view: ["call24"] } }, (context) => {
  const Widget = ({ isHidden }: ViewProps) => {
    const [typed, type] = useState("");
    return isHidden === true ? "" : <button type="button" onClick={() => type(`${typed}х`)}>{`typed ${typed}`}</button>;
  };
  context.contribute("view", defineView({ kind: "call24", component: Widget }));
});
const entries: PluginEntry[] = [{ manifest: plugin.manifest, words: defineWords({}), load: async () => await Promise.resolve(plugin) }];

const user = signal<unknown>(undefined);
let services: KernelServices;
let root: Root;
let page: HTMLElement;

beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  localStorage.clear();
  history.replaceState(null, "", "/tables/cities");
  user.value = undefined;
  const made = createKernelServices({ settings: { api: "/api/", auth: "/api/auth/" }, entries, isShownHere: () => true });
  services = { ...made, session: Object.create(made.session, { user: { value: user } }) as KernelServices["session"] };
  await services.i18n.start();
  page = document.createElement("div");
  root = createRoot(page);
  await act(async () => root.render(<KernelRoot services={services}><SupportPlace rules={{ private: [{ path: "/tables/*", state: "show" }, { path: "/system/*", state: "show" }] }} /></KernelRoot>));
});
afterEach(async () => await act(async () => root.unmount()));

const signIn = async (id: string | undefined, permissions: string[] = []): Promise<void> =>
  await act(async () => void (user.value = id === undefined ? undefined : { id, permissions }));
const text = (): string => page.textContent;

it("CS3, CS4, CS5, CS16, CS19 the widget follows the route and keeps what was typed, is not for administrators, goes with who signs out, and the next person sees nothing of the former", async () => {
  expect(text()).toBe("");
  await signIn("one");
  await vi.waitFor(() => expect(text()).toBe("typed "));
  await act(async () => page.querySelector("button")?.click());
  expect(text()).toBe("typed х");
  await act(async () => await services.navigator.open("pages/main"));
  expect(text()).toBe("");
  await act(async () => await services.navigator.open("system/call24"));
  expect(text()).toBe("");
  await act(async () => await services.navigator.open("tables/places"));
  expect(text()).toBe("typed х");
  await signIn(undefined);
  expect(text()).toBe("");
  await signIn("two");
  expect(text()).toBe("typed ");
  await signIn("admin", ["platon.admin"]);
  expect(text()).toBe("");
});
