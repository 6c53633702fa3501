// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { User } from "#contract/auth.ts";
import { createKernelServices } from "../createKernelServices.ts";
import type { KernelServices } from "../KernelServices.ts";
import { KernelRoot } from "../react/KernelRoot.tsx";
import { ObserverHost } from "./ObserverHost.tsx";

const start = new Date("2026-01-01T00:00:00Z").getTime();
const clerk = { id: "u2", username: "clerk", fullName: "Дилноза Каримова", permissions: [] as string[] } as unknown as User;
const tokens = { access_token: "a", refresh_token: "r", expires_in: 900 };

let end: (() => Promise<void>) | undefined;
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  localStorage.clear();
  vi.useFakeTimers({ now: start, toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(async () => {
  await end?.();
  vi.useRealTimers();
});

async function show(user: User): Promise<KernelServices> {
  const services = createKernelServices({ settings: { api: "/api/", auth: "/api/auth/" }, entries: [], isShownHere: () => true });
  await services.i18n.start();
  services.session.continueWith({ user, ...tokens });
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  await act(async () => root.render(<KernelRoot services={services}><ObserverHost /></KernelRoot>));
  end = async () => {
    await act(async () => root.unmount());
    page.remove();
  };
  return services;
}

const bar = (): HTMLElement | null => document.querySelector("[data-observer]");
const until = (minutes: number): string => new Date(start + minutes * 60_000).toISOString();

it("US30 whoever looks as another user sees on every screen as whom, for how long, and that nothing is written; nobody else sees it", async () => {
  await show(clerk);
  expect(bar()).toBeNull();
  await end?.();
  await show({ ...clerk, observer: { fullName: "Админ", until: until(30) } });
  await act(async () => await vi.dynamicImportSettled());
  expect(bar()?.textContent).toBe("Дилноза КаримоваТизимни шу фойдаланувчи кўзи билан кўряпсиз. Ҳеч нарсани ўзгартириб бўлмайди.30 дақиқа қолдиТугатиш");
  await act(async () => await vi.advanceTimersByTimeAsync(61_000));
  expect(bar()?.textContent).toContain("29 дақиқа қолди");
});

it("US30 it is ended there, and when its time is over the user is read anew", async () => {
  const services = await show({ ...clerk, observer: { fullName: "Админ", until: until(2) } });
  await act(async () => await vi.dynamicImportSettled());
  const steps: string[] = [];
  vi.spyOn(services.session, "reload").mockImplementation(async () => void (steps.push("reload"), await Promise.resolve()));
  vi.spyOn(services.session, "stopObserving").mockImplementation(async () => void (steps.push("stop"), await Promise.resolve()));
  await act(async () => bar()?.querySelector("button")?.click());
  await act(async () => await vi.advanceTimersByTimeAsync(60_000));
  expect(steps).toEqual(["stop"]);
  await act(async () => await vi.advanceTimersByTimeAsync(60_000));
  expect(steps).toEqual(["stop", "reload"]);
});
