import { stopReason } from "#core/components/stopReason.ts";
import { expect, it } from "vitest";
import { deathCauses } from "./guardMessages.ts";

it("S526 a realm whose process is gone is told of as one that does not answer: only its silence is known", () => {
  const causesOf = (reason: string): string[] => deathCauses.filter((cause) => stopReason(cause) === reason);
  expect(causesOf("hang")).toEqual(["hang", "crash"]);
  expect(causesOf("boot")).toEqual(["boot"]);
  expect(causesOf("painting")).toEqual(["painting"]);
  expect(causesOf("limit")).toEqual(["operations", "nodes", "depth", "calls", "size", "memory"]);
  expect(causesOf("fault")).toEqual(["protocol", "killed"]);
});
