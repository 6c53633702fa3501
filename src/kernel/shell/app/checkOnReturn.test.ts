// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { ServerEvent } from "#contract/serverEvent.ts";
import type { KernelServices } from "../KernelServices.ts";
import { checkOnReturn } from "./checkOnReturn.ts";
import { tellNewDevice } from "./tellNewDevice.ts";

const turn = (type: string, persisted: boolean): void => void window.dispatchEvent(Object.assign(new Event(type), { persisted }));
const visibility = (): string => document.documentElement.style.visibility;

it("K982 a document that was put aside is hidden until its session was checked, and stays so where it is over", async () => {
  let settle: (isSame: boolean) => void = () => undefined;
  const checking = checkOnReturn({ checkAgain: async () => await new Promise<boolean>((resolve) => (settle = resolve)) });
  turn("pageshow", false);
  expect(visibility()).toBe("");
  turn("pagehide", true);
  expect(visibility()).toBe("hidden");
  turn("pageshow", true);
  expect(visibility()).toBe("hidden");
  settle(true);
  await expect.poll(visibility).toBe("");
  turn("pageshow", true);
  settle(false);
  await Promise.resolve();
  expect(visibility()).toBe("hidden");
  checking.dispose();
  document.documentElement.style.visibility = "";
});

it("K984 a sign-in on a device that was not known is told with a way to the sessions, but not to that device itself", () => {
  const toasts: { text: string; action?: { run(): void } }[] = [];
  const opened: string[] = [];
  const services = {
    i18n: { t: (key: string, params?: object) => [key, ...Object.values(params ?? {})].join(" ") },
    navigator: { open: async (link: string) => void (await Promise.resolve(opened.push(link))) },
    overlays: { toast: (toast: (typeof toasts)[number]) => void toasts.push(toast) },
    project: { peek: () => undefined },
    session: { isOwn: (id: string) => id === "own" },
  } as unknown as KernelServices;
  const told = (sessionId: string, more: object): void =>
    tellNewDevice(services, { id: "1", kind: "session", sessionId, change: "begun", ...more } as Extract<ServerEvent, { kind: "session" }>);
  const newDevice = { browser: "Firefox", system: "Windows", address: "203.0.113.9", at: "2026-01-01T10:00:00Z" };
  told("own", { newDevice });
  told("other", {});
  expect(toasts).toEqual([]);
  told("other", { newDevice });
  expect(toasts.map(({ text }) => text)).toEqual([expect.stringMatching(/^shell\.newDevice\.text Firefox, Windows 203\.0\.113\.9 01\.01\.2026/)]);
  toasts[0]?.action?.run();
  expect(opened).toEqual(["system/profile"]);
});
