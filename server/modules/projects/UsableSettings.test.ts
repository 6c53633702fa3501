import { expect, it } from "vitest";
import { UsableSettings } from "./UsableSettings.ts";

it("CF181 a time zone that nobody knows is left out of a project's settings, and logged once", () => {
  const logged: unknown[] = [];
  const usable = new UsableSettings({ warn: (...said: unknown[]) => void logged.push(said) });
  const typo = { timeZone: "Asia/Tashkemt", has_main: true };
  expect([usable.of("a", typo), usable.of("a", typo)]).toEqual(Array(2).fill({ has_main: true }));
  expect(usable.of("a", { timeZone: "Europe/Berlin" })).toEqual({ timeZone: "Europe/Berlin" });
  expect(usable.of("a", {})).toEqual({});
  expect(logged).toEqual([[{ project: "a", timeZone: "Asia/Tashkemt" }, "unknown time zone, the default one is used"]]);
});
