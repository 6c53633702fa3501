import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listsASecond } from "./describeStart.ts";

it("SV219 README and start name the same number of lists a second", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  expect(/about ([\d,]+)\s+lists a\s+second/.exec(readme)?.[1]).toBe(listsASecond.toLocaleString("en"));
});
