import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrastOf, differenceOf } from "./contrast.ts";
import { themes } from "./index.ts";
import { manifest } from "./manifest.ts";

type Tokens = ReadonlyMap<string, string>;

const readTokens = (theme: string, colour: string): Tokens => {
  const text = readFileSync(new URL(`./${theme}/${colour}.css`, import.meta.url), "utf8");
  expect(text).toContain(`:root[data-theme="${theme}.${colour}"] {`);
  return new Map([...text.matchAll(/^\s+--([a-z0-9-]+):\s*([^;]+);$/gm)].map((match) => [match[1]!, match[2]!]));
};

const colours = themes.flatMap((theme) => theme.colours.map((colour) => ({ theme: theme.id, ...colour })));
const sheets = colours.map((colour) => ({ ...colour, tokens: readTokens(colour.theme, colour.id) }));
const usual = ["surface-page", "surface-panel", "surface-raised", "surface-sunken", "surface-overlay", "surface-hover"];
const states = ["accent", "success", "warning", "danger", "info"];

/** Text token → the surfaces it is set on. */
const textPairs: [string, string[]][] = [
  ["text-strong", [...usual, "selection", "accent-weak"]],
  ["text-normal", [...usual, "selection"]],
  ["text-weak", [...usual, "selection"]],
  ...states.map((state): [string, string[]] => [state, [...usual.slice(0, 3), `${state}-weak`]]),
  ["text-on-accent", ["accent", "accent-hover", "accent-active", "danger", "danger-hover"]],
  ["sidebar-strong", ["sidebar-surface", "sidebar-active", "sidebar-hover"]],
  ["sidebar-text", ["sidebar-surface", "sidebar-active", "sidebar-hover"]],
  ["sidebar-weak", ["sidebar-surface", "sidebar-active"]],
  ["sidebar-badge-text", ["sidebar-badge"]],
  ["tooltip-text", ["tooltip-surface"]],
  ["avatar-text", ["avatar-start", "avatar-end"]],
  ["brand-text", ["brand-surface"]],
  ["brand-text-weak", ["brand-surface"]],
];

/** Interface part → the surfaces beside it. */
const partPairs: [string, string[]][] = [
  ["border-strong", ["surface-panel", "surface-page"]],
  ["focus-ring", [...usual, "accent-weak"]],
  ["sidebar-focus", ["sidebar-surface", "sidebar-active"]],
  ["sidebar-marker", ["sidebar-surface"]],
  ...Array.from({ length: 8 }, (_, index): [string, string[]] => [`chart-${index + 1}`, ["surface-panel"]]),
];

const tooClose = (tokens: Tokens, pairs: [string, string[]][], least: number): string[] =>
  pairs.flatMap(([front, backs]) =>
    backs
      .map((back) => ({ back, ratio: contrastOf(tokens.get(front) ?? "", tokens.get(back) ?? "") }))
      .filter(({ ratio }) => !(ratio >= least))
      .map(({ back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`),
  );

describe("themes", () => {
  it("TH1 every colour defines the same tokens", () => {
    const names = [...sheets[0]!.tokens.keys()].sort();
    for (const sheet of sheets) expect([...sheet.tokens.keys()].sort(), sheet.id).toEqual(names);
    for (const group of ["surface-", "text-", "border-", "sidebar-", "shadow-", "chart-"])
      expect(names.filter((name) => name.startsWith(group)).length, group).toBeGreaterThan(2);
  });

  it("TH2 text stands out from every surface it is set on by 4.5:1", () => {
    for (const { id, tokens } of sheets) expect(tooClose(tokens, textPairs, 4.5), id).toEqual([]);
  });

  it("TH3 control borders, focus rings and chart colours stand out by 3:1", () => {
    for (const { id, tokens } of sheets) expect(tooClose(tokens, partPairs, 3), id).toEqual([]);
  });

  it("TH4 chart colours are told apart with normal sight and without red or green cones", () => {
    for (const { id, tokens } of sheets) {
      const chart = Array.from({ length: 8 }, (_, index) => tokens.get(`chart-${index + 1}`) ?? "");
      for (const [index, one] of chart.entries())
        for (const other of chart.slice(index + 1))
          for (const sight of ["normal", "protan", "deutan"] as const)
            expect(differenceOf(one, other, sight), `${id} ${one} ${other} ${sight}`).toBeGreaterThan(15);
    }
  });

  it("TH5 the list says of each colour whether it is dark, and its style sheet agrees", () => {
    for (const { theme, id, isDark } of colours) {
      const text = readFileSync(new URL(`./${theme}/${id}.css`, import.meta.url), "utf8");
      expect(text, id).toContain(`color-scheme: ${isDark ? "dark" : "light"};`);
    }
  });

  it("TH6 there are three themes with their twelve colours", () => {
    expect(themes.map(({ id, colours: own }) => [id, ...own.map((colour) => colour.id)])).toEqual([
      ["platon", "platon", "dark", "deepDark", "light", "green", "darkBlue"],
      ["oceanic", "blue", "green", "light"],
      ["precious", "silver", "gold", "platinum"],
    ]);
    expect([...manifest.contributes.theme]).toEqual(themes.map(({ id }) => id));
  });

  it("TH7 a colour's swatch is its sidebar and its accent, and no two are the same", () => {
    for (const { id, swatch, tokens } of sheets) {
      expect(swatch, id).toContain(tokens.get("sidebar-surface"));
      expect(swatch, id).toContain(tokens.get("accent"));
    }
    expect(new Set(sheets.map(({ swatch }) => swatch)).size).toBe(sheets.length);
  });

  it("TH8 a theme that does not exist looks like the default one", () => {
    expect(readFileSync(new URL("./platon/platon.css", import.meta.url), "utf8")).toContain(':root,\n:root[data-theme="platon.platon"] {');
    for (const { theme, id } of colours.filter((colour) => colour.id !== "platon"))
      expect(readFileSync(new URL(`./${theme}/${id}.css`, import.meta.url), "utf8"), id).not.toMatch(/:root[\s,{]/);
  });
});
