import { expect, it } from "vitest";
import { findPages } from "./findPages.ts";

const page = (key: string, content: string) => ({ id: key, key, title: key, content, children: [] });

it("IN4 what stands around the first place comes with it, in whole words, as it is read", () => {
  const long = `${"олдинги сўзлар ".repeat(20)}**калит** ${"кейинги сўзлар ".repeat(30)}`;
  const [{ excerpt = "" } = {}] = findPages([page("a", long)], "КАЛИТ");
  expect(excerpt).toMatch(/^… (олдинги |сўзлар )+калит (кейинги |сўзлар )+…$/);
  expect(excerpt.length).toBeLessThan(230);
  expect(findPages([page("a", "[матн](/a) `код`")], "код")[0]?.excerpt).toBe("матн код");
  expect(findPages([page("a", "x")], " \t ")).toEqual([]);
  expect(findPages(Array.from({ length: 80 }, (_, at) => page(`p${at}`, "сўз")), "сўз")).toHaveLength(50);
});
