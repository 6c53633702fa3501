// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { realmLimits } from "#core/limits/realmLimits.ts";
import type { SheetOperation } from "#sandbox/protocol/index.ts";
import { cleanRules, type CleanedRules } from "#core/css/cleanCss.ts";
import type { WeighedRule } from "#core/css/leaveOutHeavy.ts";
import { LibrarySheets } from "./LibrarySheets.ts";
import type { TreeShape } from "#core/css/weighSelector.ts";

// jsdom cannot take rules apart. As the real one: over the limit of rules there is no answer.
vi.mock("#core/css/cleanCss.ts", () => ({
  cleanRules: vi.fn((text: string): CleanedRules | undefined => {
    const count = text.split("{").length - 1;
    const weighed = text.includes("~") ? [{ selector: text, weigh: ({ reach }: TreeShape) => reach }] : [];
    const write = (without: ReadonlySet<WeighedRule>): string => (weighed.some((rule) => without.has(rule)) ? "" : text);
    return count > 1_000 ? undefined : { write, weighed, columns: [], keyframes: "", count };
  }),
}));

class DocumentSheet {
  static readonly written: string[] = [];
  replaceSync(text: string): void {
    DocumentSheet.written.push(/\{\n([^]*)\n\}\n/.exec(text)?.[1]?.trim() ?? text);
  }
}

describe("style sheets of libraries", () => {
  const { written } = DocumentSheet;
  let sheets: LibrarySheets;
  let dropped: number[];
  let boxes: Set<Element>;
  let heavy: (readonly [root: number, rules: number])[];
  const cleaned = vi.mocked(cleanRules);
  const say = (...operations: SheetOperation[]): void => {
    for (const operation of operations) sheets.apply(operation);
    sheets.flush();
  };
  const cleanedLength = (): number => cleaned.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  const drawn = (): string => written.at(-1) ?? "";
  const ruleCount = (): number => drawn().split("{").length - 1;
  /** Batches come sixty times in a second. */
  const eachFrame = (seconds: number, change: (frame: number) => SheetOperation[]): void => {
    for (let frame = 0; frame < seconds * 60; frame += 1) {
      say(...change(frame));
      vi.advanceTimersByTime(1_000 / 60);
    }
  };
  const rules = (count: number, root = 1, id = 1): SheetOperation[] =>
    Array.from({ length: count }, (_, at): SheetOperation => ["rule", root, id, at, `.r${at}{}`]);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    vi.stubGlobal("CSSStyleSheet", DocumentSheet);
    document.adoptedStyleSheets = [];
    written.length = 0;
    dropped = [];
    cleaned.mockClear();
    boxes = new Set();
    heavy = [];
    sheets = new LibrarySheets("realm1", {
      limits: realmLimits, boxes, onDropped: (root) => dropped.push(root), onHeavy: (root, rules) => heavy.push([root, rules.length]),
    });
  });

  afterEach(() => {
    sheets.dispose();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("S228 what is beyond the length or the rules of a component is dropped, and told once", () => {
    say(...rules(990), ["rule", 1, 2, 0, ".a{}".repeat(11)], ["rule", 1, 2, 1, ".b{}".repeat(10)], ["rule", 1, 2, 2, ".c{}"]);
    expect([ruleCount(), drawn().includes(".b{}"), drawn().includes(".c{}"), dropped]).toEqual([1_000, true, false, [1]]);
    say(["sheet", 2, 3, "x".repeat(realmLimits.cssLength)], ["sheet", 2, 4, ".d{}"]);
    expect([drawn().includes(".d{}"), dropped]).toEqual([false, [1, 2]]);
  });

  it("S544 a text that is replaced for ever counts once", () => {
    eachFrame(60, (frame) => [["sheet", 1, 1, `.r{--x:${frame}}`.repeat(21)]]);
    expect([drawn(), dropped]).toEqual([".r{--x:3599}".repeat(21), []]);
  });

  it("S544 rules that are taken back do not count, each by itself, with their sheet, and under another text", () => {
    for (let round = 0; round < 5; round += 1) {
      say(...rules(900), ["unrule", 1, 3], ["rule", 1, 1, 0, ".first{}"]);
      expect(ruleCount()).toBe(900);
      say(["sheet", 1, 1, "x{}"]);
      expect(drawn()).toBe("x{}");
      say(...rules(900), ["sheet", 1, 1, ""], ["unrule", 1, 0]);
      vi.advanceTimersByTime(5_000);
      expect(drawn()).toBe("");
    }
    expect(dropped).toEqual([]);
  });

  it("S544 what another component takes over counts to that one", () => {
    const text = "x".repeat(realmLimits.cssLength);
    say(["sheet", 1, 1, text], ["sheet", 2, 1, text], ["sheet", 1, 2, text]);
    expect(dropped).toEqual([]);
    say(["sheet", 2, 3, "x{}"]);
    expect(dropped).toEqual([2]);
  });

  it("S544 what draws nothing new does not write the document's sheet", () => {
    say(["sheet", 1, 1, ".a{}"], ...rules(999));
    expect(written).toHaveLength(1);
    say(["rule", 1, 1, 999, ".dropped{}"]);
    say(["unrule", 1, 999], ["unrule", 9, 0], ["sheet", 1, 7, ""]);
    say(["sheet", 2, 2, ""], ["rule", 2, 2, 0, ""]);
    say();
    expect(written).toHaveLength(1);
    say(["unrule", 1, 0]);
    expect(written).toHaveLength(2);
  });

  it("S544 all sheets of a realm together have 20,000 places, and what has gone makes room", () => {
    for (let id = 1; id <= 21; id += 1) for (const operation of rules(1_000, 1, id)) sheets.apply(operation);
    sheets.apply(["rule", 2, 30, 0, ".late{}"]);
    vi.advanceTimersByTime(5_000);
    sheets.flush();
    expect(drawn()).not.toContain(".late{}");
    say(["sheet", 1, 5, ""], ["rule", 2, 30, 0, ".late{}"]);
    expect(drawn()).toContain(".late{}");
  });

  it("S545 a few KB that change with each frame are drawn with each frame", () => {
    const text = (frame: number): string => `.r{--x:${frame}}`.repeat(21).padEnd(4_000);
    eachFrame(20, (frame) => [["sheet", 1, 1, text(frame)]]);
    expect([written.length, drawn().trim()]).toEqual([20 * 60, text(1_199).trim()]);
  });

  it.each([
    ["too many rules", "a{}".repeat(16_000), 10],
    ["as much as it may have", "x".repeat(60_000), 18],
    ["a thousand short rules", "a{}".repeat(1_000), 11],
  ])("S545 who says %s for ever is cleaned so often in a second, and the latest is drawn in the end", (_what, text, perSecond) => {
    eachFrame(12, (frame) => [["sheet", 1, 1, text + frame], ["sheet", 2, 2, `.other{--x:${frame}}`]]);
    const large = cleaned.mock.calls.filter(([said]) => said.startsWith(text)).length;
    expect(large).toBeLessThanOrEqual(perSecond * (12 + 2) + 2);
    expect(written.length).toBeGreaterThan(12);
    vi.advanceTimersByTime(2_000);
    expect(drawn()).toContain(".other{--x:719}");
    expect(cleaned.mock.calls.filter(([said]) => said.startsWith(text)).at(-1)?.[0]).toBe(`${text}719`);
  });

  it("S545 naming other components, or saying rules that are taken back, buys no more", () => {
    eachFrame(10, (frame) => [["sheet", frame, 1, "x".repeat(60_000)], ["sheet", frame + 1, 2, "y".repeat(60_000)]]);
    expect(cleanedLength()).toBeLessThan((10 + 2) * 1024 * 1024 + 60_000);
    cleaned.mockClear();
    eachFrame(10, () => [["unrule", 5, 0], ...rules(500, 1, 5), ["sheet", 1, 5, ""], ["rule", 1, 5, 0, "a{}"]]);
    expect(cleaned.mock.calls.length).toBeLessThan(1_000);
  });

  it("S545 a large sheet that is drawn anew with each frame is drawn less often", () => {
    for (let root = 1; root <= 40; root += 1) {
      say(["sheet", root, root, "x".repeat(60_000)]);
      vi.advanceTimersByTime(1_000);
    }
    written.length = 0;
    eachFrame(10, (frame) => [["sheet", 50, 50, `.a{--x:${frame}}`]]);
    expect(written.length).toBeLessThan(60);
    vi.advanceTimersByTime(1_000);
    expect(drawn()).toContain(".a{--x:599}");
  });

  it("S621 rules that become too heavy for what is drawn are left out, told once of each component, and do not come back", () => {
    const box = document.createElement("div");
    boxes.add(box);
    const grow = (count: number): void => {
      box.replaceChildren(...Array.from({ length: count }, () => document.createElement("i")));
      sheets.fit();
    };
    say(["sheet", 1, 1, ".plain{}"], ...Array.from({ length: 30 }, (_, at): SheetOperation => ["rule", 2, 2, at, `.a~.b${at}{}`]));
    grow(400);
    expect([ruleCount(), heavy]).toEqual([31, []]);
    grow(900);
    expect([ruleCount(), drawn().includes(".plain{}"), heavy]).toEqual([20, true, [[2, 11]]]);
    grow(4_000);
    expect([ruleCount(), heavy.length]).toEqual([5, 1]);
    grow(10);
    expect(ruleCount()).toBe(5);
  });

  it("S545 nothing is written once the realm has gone", () => {
    say(...Array.from({ length: 60 }, (_, at): SheetOperation => ["sheet", at + 1, at + 1, "x".repeat(60_000)]));
    const { length } = written;
    sheets.dispose();
    vi.advanceTimersByTime(10_000);
    expect([written.length, document.adoptedStyleSheets]).toEqual([length, []]);
  });
});
