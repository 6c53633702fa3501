import { expect, it } from "vitest";
import { overlayKinds } from "#sdk/capabilities/overlay.ts";
import { admitOverlay } from "./admitOverlay.ts";
import type { ObservedCall } from "./createGrant.ts";
import { UsageLedger } from "./UsageLedger.ts";

it("S501 overlays that are opened, and those that are refused, count as uses of the capability", () => {
  const [logged, seen, lacking]: [string[], ObservedCall[], string[]] = [[], [], []];
  const usage = new UsageLedger((line) => logged.push(line));
  const gate = { usage, observe: (call: ObservedCall) => void seen.push(call), onLacking: (what: string) => void lacking.push(what) };
  const admitted = overlayKinds.filter((kind) => admitOverlay(kind, { ...gate, grant: { overlay: ["menu", "tooltip"] } }));
  expect([admitted, lacking]).toEqual([["menu", "tooltip"], ["overlay: popover", "overlay: dialog"]]);
  expect(admitOverlay("menu", { ...gate, grant: { toasts: true } })).toBe(false);
  expect(usage.take()).toEqual([{ capability: "overlay", calls: 2, refused: 3, lastAt: expect.any(Number) }]);
  expect(logged).toEqual(["a call was refused: overlay: popover"]);
  expect(seen.map(({ call, outcome }) => `${call} ${outcome}`)).toEqual([
    "overlay.menu done", "overlay.popover refused", "overlay.dialog refused", "overlay.tooltip done", "overlay.menu refused",
  ]);
});
