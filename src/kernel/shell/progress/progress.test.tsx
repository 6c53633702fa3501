// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createKernelServices } from "../createKernelServices.ts";
import { KernelRoot } from "../react/KernelRoot.tsx";
import { ProgressHost } from "./ProgressHost.tsx";

const token = `h.${btoa(JSON.stringify({ sid: "mine" }))}.s`;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => vi.useRealTimers());

it("DS467 a line says how far a change of this session is, until nothing more is told", async () => {
  const services = createKernelServices({ settings: { api: "/api/", auth: "/api/auth/" }, entries: [], isShownHere: () => true });
  await services.i18n.start();
  services.session.continueWith({ user: { id: "u", username: "u", fullName: "U", permissions: [] } as never, access_token: token, refresh_token: "r", expires_in: 900 });
  const page = document.createElement("div");
  const root = createRoot(page);
  await act(async () => root.render(<KernelRoot services={services}><ProgressHost /></KernelRoot>));
  const tell = async (sessionId: string, step: number, percent?: number): Promise<string> => {
    await act(async () => services.bus.emit("ServerEvent", { id: "1", kind: "progress", sessionId, step, of: 5, ...(percent !== undefined && { percent }) }));
    await act(async () => await vi.dynamicImportSettled());
    return page.textContent;
  };
  expect(await tell("other", 1)).toBe("");
  expect(await tell("mine", 0)).toBe("Маълумотлар банд: ўзгартириш яна бир бор уриниб кўрилади");
  expect(await tell("mine", 2)).toBe("Маълумотлар ўзгартирилмоқда: 5 қадамдан 2-си");
  expect(await tell("mine", 3, 40)).toBe("Маълумотлар ўзгартирилмоқда: 5 қадамдан 3-си, 40%");
  await act(async () => await vi.advanceTimersByTimeAsync(3_001));
  expect(page.textContent).toBe("");
  await act(async () => root.unmount());
});
