// @vitest-environment jsdom
import { signal } from "@preact/signals-react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { createLog } from "../../services/log/Log.ts";
import { reportErrors } from "./reportErrors.ts";

const system = { id: "system", version: "1.0.0", name: "x", contributes: { screen: [{ id: "access", path: "/system/users/:id" }] } };

type Services = Parameters<typeof reportErrors>[0];

const log = createLog("kernel", { warn: () => undefined, error: () => undefined });
let told: unknown[];
let stop: () => void;
let random = 0;
beforeEach(() => {
  [told, random] = [[], 0];
  const call = async (name: string, { body }: { body: unknown }): Promise<unknown> => {
    told.push([name, body]);
    return await Promise.reject(new PlatonError("network", "expected"));
  };
  stop = reportErrors({
    log, http: { call } as unknown as Services["http"], plugins: { enabled: signal([system]) } as unknown as Services["plugins"],
    location: { visible: signal({ path: "/system/users/019a0000-0000-7000-8000-000000000000/" }) } as unknown as Services["location"],
  }, () => random);
});
afterEach(() => stop());

const broken = (line: number, message = "Каримов is not a function"): TypeError => Object.assign(new TypeError(message), { stack: `TypeError: x\n at f (${window.location.origin}/assets/base-1.js?v=1:${line}:7)\n at ${window.location.origin}/tables/cities?secret:1:1` });
const rejected = (reason: unknown): Event => Object.assign(new Event("unhandledrejection"), { reason });

it("MT42, MT44, MT45 what nobody caught, and what a boundary caught, is told of with its route's pattern and without values, each kind once; what a server answered is not", () => {
  window.dispatchEvent(new ErrorEvent("error", { error: broken(1) }));
  const report = { name: "TypeError", message: "… is not a function", stack: [{ file: "assets/base-1.js", line: 1, column: 7 }], route: "/system/users/:id" };
  expect(told).toEqual([["POST error-reports", report]]);
  window.dispatchEvent(rejected(broken(2)));
  log.error(broken(3));
  for (const failure of [broken(1), broken(3)]) log.error(failure);
  window.dispatchEvent(rejected(new PlatonError("internal", "bug")));
  window.dispatchEvent(rejected("a text"));
  window.dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop" }));
  window.dispatchEvent(rejected(Object.assign(new Error("of an extension"), { stack: "at chrome-extension://x/assets/a.js:1:1" })));
  expect(told.map((one) => ((one as [string, typeof report])[1].stack[0]?.line))).toEqual([1, 2, 3]);
});

it("MT42 four of five are told to nobody, and nothing is once it has ended", () => {
  random = 0.2;
  log.error(broken(1));
  random = 0.19;
  stop();
  log.error(broken(2));
  window.dispatchEvent(rejected(broken(3)));
  expect(told).toEqual([]);
});
