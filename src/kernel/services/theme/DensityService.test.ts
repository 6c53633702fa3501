// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { BrowserStorage } from "../storage/BrowserStorage.ts";
import { DensityService } from "./DensityService.ts";

beforeEach(() => localStorage.clear());

function make(): { density: DensityService; root: HTMLElement; shown: { dispose(): void } } {
  const density = new DensityService(new BrowserStorage());
  const root = document.createElement("div");
  return { density, root, shown: density.apply(root) };
}

it("K463 rows stand close unless the person chose otherwise; the choice is remembered and shown at once", () => {
  const { density, root, shown } = make();
  expect(root.dataset["density"]).toBe("compact");
  density.set("comfortable");
  expect([root.dataset["density"], density.current.value, localStorage.getItem("platon_density")]).toEqual(Array(3).fill("comfortable"));
  expect(make().root.dataset["density"]).toBe("comfortable");
  shown.dispose();
});

it("K463 what another tab chooses is shown here", () => {
  const { root, shown } = make();
  localStorage.setItem("platon_density", "comfortable");
  window.dispatchEvent(new StorageEvent("storage", { key: "platon_density" }));
  expect(root.dataset["density"]).toBe("comfortable");
  shown.dispose();
});

it("K463 the first frame has it already", () => {
  const root = document.documentElement;
  for (const [stored, shown] of [["<b>", undefined], ["comfortable", "comfortable"]] as const) {
    localStorage.setItem("platon_density", stored);
    const script = document.createElement("script");
    script.textContent = readFileSync("public/first-look.js", "utf8");
    document.head.append(script);
    script.remove();
    expect(root.dataset["density"]).toBe(shown);
  }
});
