import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { repositoryRoot } from "./listFiles.ts";
import { readMisspeltRules, readRules } from "./readRules.ts";
import { quotesOf, readTestTitles } from "./readTestTitles.ts";

const fixtures = join(repositoryRoot, "tests/architecture/fixtures/rules");

describe("rules and tests of the repository", () => {
  const rules = readRules();
  const titles = readTestTitles();

  it("A7 every rule is quoted by a test", () => {
    expect(unproved(rules, titles)).toEqual([]);
  });

  it("A8 every quoted rule exists", () => {
    expect(unknown(rules, titles)).toEqual([]);
  });

  it("A9 a rule's number is used once", () => {
    expect(repeated(rules)).toEqual([]);
  });

  it("A10 no line of a SPEC.md is a misspelt rule", () => {
    expect(readMisspeltRules()).toEqual([]);
  });
});

describe("rules and tests of the fixtures", () => {
  const rules = readRules(fixtures);
  const titles = readTestTitles(fixtures);

  it("A7 a rule without a test is reported", () => {
    expect(unproved(rules, titles)).toEqual(["Z2 nobody tests this (zone/SPEC.md:4)"]);
  });

  it("A8 a quote of an unknown rule is reported", () => {
    expect(unknown(rules, titles)).toEqual(["Z9 in zone/zone.test.ts:9"]);
  });

  it("A9 a number that is used twice is reported", () => {
    expect(repeated(rules)).toEqual(["Z3 (zone/SPEC.md:5, zone/SPEC.md:6)"]);
  });

  it("A10 a misspelt rule is reported", () => {
    expect(readMisspeltRules(fixtures)).toEqual(["zone/SPEC.md:7"]);
  });

  it.each([
    ["T1 one", ["T1"]],
    ["T1, T2 two", ["T1", "T2"]],
    ["AB1 and AB22 two", ["AB1", "AB22"]],
    ["T1", ["T1"]],
    ["a title without a rule", []],
    ["UTF8 is three letters", []],
    ["T1x2 is no rule", []],
  ])("A8 the title %j quotes %j", (title, ids) => {
    expect(quotesOf(title)).toEqual(ids);
  });
});

type Rules = ReturnType<typeof readRules>;
type Titles = ReturnType<typeof readTestTitles>;

function unproved(rules: Rules, titles: Titles): string[] {
  const quoted = new Set(titles.flatMap(({ quotes }) => quotes));
  return rules.filter(({ id }) => !quoted.has(id)).map(({ id, text, place }) => `${id} ${text} (${place})`);
}

function unknown(rules: Rules, titles: Titles): string[] {
  const known = new Set(rules.map(({ id }) => id));
  return titles.flatMap(({ quotes, place }) =>
    quotes.filter((id) => !known.has(id)).map((id) => `${id} in ${place}`),
  );
}

function repeated(rules: Rules): string[] {
  const ids = [...new Set(rules.map(({ id }) => id))];
  const placesOf = (wanted: string): string[] => rules.filter(({ id }) => id === wanted).map(({ place }) => place);
  return ids.filter((id) => placesOf(id).length > 1).map((id) => `${id} (${placesOf(id).join(", ")})`);
}
