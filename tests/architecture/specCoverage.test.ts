import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { endpoints } from "#contract/endpoints.ts";
import { repositoryRoot } from "./listFiles.ts";
import { readRules } from "./readRules.ts";

/** Lines, bullets and table rows of the specification, by section. */
const linesOfSpecification = { 2: 36, 3: 17, 4: 16, 5: 15, 6: 7, 7: 32, 8: 15, 9: 10 };

interface Line {
  section: string;
  text: string;
  rules: string;
}

describe("coverage of the specification", () => {
  const lines = readLines(readFileSync(join(repositoryRoot, "docs/specification.md"), "utf8"));

  it("A14 no line of the specification is lost", () => {
    const counts = Object.fromEntries(Object.keys(linesOfSpecification).map((section) => [section, 0]));
    for (const { section } of lines) counts[section] = (counts[section] ?? 0) + 1;
    expect(counts).toEqual(linesOfSpecification);
  });

  it("A14 each line names known rules, or says not yet", () => {
    expect(faults(lines, new Set(readRules().map(({ id }) => id)))).toEqual([]);
  });

  it("A32 each rule that cites the specification is named in a line", () => {
    const named = new Set(lines.flatMap(({ rules }) => rules.split(/[,;] /)));
    const citing = readRules().filter(({ text }) => /spec §[2-9]/.test(text));
    expect(citing.filter(({ id }) => !named.has(id)).map(({ id, text }) => `${id} ${text}`)).toEqual([]);
  });

  it('A51 a call that the server answers is not plain "not yet"', () => {
    const calls = lines.filter(({ section }) => section === "7");
    expect(notYet(calls, Object.keys(endpoints))).toEqual([]);
    const built = ["GET auth/refresh/token", "POST audit", "GET pages/{name}"];
    const fixture = ["`GET /refresh/token`", "`POST` audit", "`GET pages/{name}`, `GET public/main`", "`GET /token`", "`POST /whitelist/add`"];
    const untold = fixture.map((text) => ({ section: "7", text, rules: "not yet" }));
    expect(notYet(untold, built)).toEqual(["`GET /refresh/token`", "`POST` audit", "`GET pages/{name}`, `GET public/main`"]);
    expect(notYet(untold.map((line) => ({ ...line, rules: "Z1; in part" })), built)).toEqual([]);
  });

  it("A14 an empty answer, an unknown rule and loose words are reported", () => {
    const right = ["| d | Z1, Z2 |", "| e | Z1; in part |", "| f | not yet |"];
    const text = ["## §4 States", "| a | |", "| b | Z9 |", "| c | soon |", ...right].join("\n");
    expect(faults(readLines(text), new Set(["Z1", "Z2"]))).toEqual(["§4 a: ", "§4 b: Z9", "§4 c: soon"]);
  });
});

function readLines(text: string): Line[] {
  let section = "";
  return text.split("\n").flatMap((line) => {
    section = /^## §(\d)/.exec(line)?.[1] ?? section;
    const [, what, rules] = /^\| (.+?) \|(.*)\|$/.exec(line) ?? [];
    const isRow = section !== "" && what !== undefined && what !== "Line";
    return isRow ? [{ section, text: what, rules: (rules ?? "").trim() }] : [];
  });
}

/** The specification names a call by its path below the API or below that of signing in. */
function notYet(lines: Line[], built: readonly string[]): string[] {
  const isBuilt = (text: string): boolean =>
    [...text.matchAll(/`(GET|POST) ([^`]+)`|`(GET|POST)` (\w+)$/g)].some(([, method, path, bareMethod, word]) => {
      const call = `${method ?? bareMethod} ${(path ?? word ?? "").replace(/^\/|\/$/g, "")}`;
      return built.some((name) => [name, name.replace(" auth/", " ")].some((known) => known.replace(/\/$/, "") === call));
    });
  return lines.filter(({ text, rules }) => rules === "not yet" && isBuilt(text)).map(({ text }) => text);
}

function faults(lines: Line[], known: Set<string>): string[] {
  return lines
    .filter(({ rules }) => !isAnswer(rules, known))
    .map(({ section, text, rules }) => `§${section} ${text}: ${rules}`);
}

function isAnswer(rules: string, known: Set<string>): boolean {
  return rules === "not yet" || rules.replace(/; in part$/, "").split(", ").every((id) => known.has(id));
}
