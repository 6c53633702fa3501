import "../dom/installDom.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announceSeen, announceSizes } from "../dom/geometry.ts";
import { realmDocument } from "../dom/realmWindow.ts";
import { setEnvironment } from "../dom/viewApis.ts";
import { stateOf } from "../mutations/nodeState.ts";
import { Mirror } from "../sdk/Mirror.ts";
import { currentRoot, enter } from "./currentRoot.ts";

const reported = vi.fn();
let heard: unknown[];
const hear = (): void => void heard.push(currentRoot());
const fail = (): void => {
  hear();
  throw new Error("broken");
};

/** The first component's listener throws, the second one's does not; a third one's code ran last. */
function listen(begin: (callback: () => void) => void): void {
  enter(1);
  begin(fail);
  enter(2);
  begin(hear);
  enter(3);
}

beforeEach(() => {
  heard = [];
  reported.mockReset();
  vi.stubGlobal("reportError", reported);
});

afterEach(() => {
  expect([heard, reported.mock.calls.length]).toEqual([[1, 2], 1]);
  vi.unstubAllGlobals();
});

it("S541 an observer of sizes is told in the name of who made it, and one that throws keeps no other from hearing", () => {
  const element = realmDocument.createElement("p");
  listen((callback) => new ResizeObserver(callback).observe(element));
  stateOf(element).rect = { x: 0, y: 0, width: 1, height: 1 };
  announceSizes([element]);
});

it("S541 so is an observer of what is to be seen", () => {
  const element = realmDocument.createElement("p");
  listen((callback) => new IntersectionObserver(callback).observe(element));
  announceSeen(element, 1);
});

it("S541 so is who listens to a media query", () => {
  const query = matchMedia("(max-width: 500px)");
  listen((callback) => query.addEventListener("change", callback));
  setEnvironment({ width: 400, height: 800, pixelRatio: 1, isDark: false });
});

it("S541 so is who listens to a mirrored value", () => {
  const mirror = new Mirror("uz");
  listen((callback) => mirror.subscribe(callback));
  mirror.set("ru");
});
