import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { readAnswers, readMutations, rowOf } from "../../scripts/testing/readMutations.mjs";
import { repositoryRoot } from "./listFiles.ts";
import { readRules } from "./readRules.ts";

const mutations = readMutations(repositoryRoot);

describe("mutations", () => {
  it("A55 each breaks what stands in its file exactly once, for a known rule, and names tests that are there", () => {
    const known = new Set(readRules().map(({ id }) => id));
    const faults = mutations.filter(({ rule, file, find, tests }) => {
      const places = readFileSync(join(repositoryRoot, file), "utf8").split(find).length - 1;
      return places !== 1 || !known.has(rule) || !tests.every((path) => existsSync(join(repositoryRoot, path)));
    });
    expect(faults.map(rowOf)).toEqual([]);
  });

  it("A55 the document has a row for each and no other, and no test missed what was tried", () => {
    const answers = readAnswers(repositoryRoot);
    expect([...answers.keys()]).toEqual(mutations.map(rowOf));
    expect([...answers].filter(([, answer]) => answer !== "yes" && answer !== "not tried")).toEqual([]);
  });
});
