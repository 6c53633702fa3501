import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findLeft } from "./findLeft.ts";
import { LongFrames } from "./LongFrames.ts";
import { PaintBlame } from "./PaintBlame.ts";
import { PaintMarks, settlingFrames } from "./PaintMarks.ts";
import { forgetful, shownPrefix, type PaintMemory } from "./PaintMemory.ts";
import { PaintTurns } from "./PaintTurns.ts";

const nobody: ReadonlySet<string> = new Set();
const passFrames = (marks: PaintMarks): void => {
  for (let frame = 0; frame < settlingFrames; frame += 1) marks.passFrame();
};

describe("what is painted", () => {
  let memory: PaintMemory;
  let marks: PaintMarks;
  const left = (living: ReadonlySet<string> | undefined = nobody) => findLeft(memory, { document: "next", living });

  beforeEach(() => {
    vi.useFakeTimers();
    memory = { ...forgetful(), tab: "tab" };
    marks = new PaintMarks(memory, "one");
  });
  afterEach(() => vi.useRealTimers());

  it("S559 who is painted as its document ends is to blame, once", () => {
    marks.enter(["a"]);
    expect(left()).toEqual({ blamed: ["a"], deaths: [] });
    expect(left()).toEqual({ blamed: [], deaths: [] });
  });

  it("S559 a document that is there and answers is left alone, one that says nothing for three seconds is not", () => {
    marks.enter(["a"]);
    const living = new Set(["one"]);
    expect(left(living).blamed).toEqual([]);
    vi.advanceTimersByTime(2_900);
    marks.write();
    vi.advanceTimersByTime(2_900);
    expect(left(living).blamed).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(left(living).blamed).toEqual(["a"]);
  });

  it("S559 without locks the same tab knows that its document was left", () => {
    marks.enter(["a"]);
    const elsewhere = { ...memory, tab: "other" };
    expect(findLeft(elsewhere, { document: "next", living: undefined }).blamed).toEqual([]);
    expect(findLeft(memory, { document: "next", living: undefined }).blamed).toEqual(["a"]);
  });

  it("S560 who was painted without harm, and what happens in a hidden document, is not to blame", () => {
    marks.enter(["a"]);
    passFrames(marks);
    expect(marks.isEmpty).toBe(true);
    marks.enter(["b"]);
    marks.setHidden(true);
    expect(left()).toEqual({ blamed: [], deaths: [] });
    marks.setHidden(false);
    expect(left().blamed).toEqual(["b"]);
  });

  it("S560 a burst of changes is written down once as it begins, and once as it is over", () => {
    const write = vi.spyOn(memory, "write");
    const remove = vi.spyOn(memory, "remove");
    for (let change = 0; change < 100; change += 1) {
      marks.enter(["a"]);
      marks.passFrame();
    }
    passFrames(marks);
    expect([write.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1]);
  });

  it("S561 who is painted for the first time is to blame, else who came last", () => {
    marks.enter(["steady"]);
    vi.advanceTimersByTime(500);
    marks.enter(["late"]);
    expect(left().blamed).toEqual(["late"]);
    marks.enter(["first"], true);
    vi.advanceTimersByTime(500);
    marks.enter(["other"]);
    expect(left().blamed).toEqual(["first"]);
    marks.settle(["first"]);
    expect(left().blamed).toEqual(["other"]);
  });

  it("S561 what was never painted is painted one after the other, and what is known at once", () => {
    const painted: string[] = [];
    const turns = new PaintTurns({ isKnown: (key) => key === "known", begin: () => undefined });
    const ask = (key: string): void => void turns.ask(key, () => painted.push(key));
    for (const key of ["a", "b", "known", "a", "c"]) ask(key);
    expect(painted).toEqual(["a", "known", "a"]);
    turns.next();
    expect(painted.slice(3)).toEqual(["b"]);
    turns.next();
    turns.next();
    expect(painted.slice(4)).toEqual(["c"]);
  });

  it("S560 what is to blame stays so until the person asks for it", () => {
    const blame = new PaintBlame(memory);
    blame.know(["a"]);
    blame.blame(["a"]);
    expect([blame.of("a"), blame.isKnown("a")]).toEqual(["new", false]);
    blame.tell("a");
    expect(new PaintBlame(memory).of("a")).toBe("told");
    blame.lift("a");
    expect(new PaintBlame(memory).of("a")).toBeUndefined();
  });

  it("S562 of two documents that ended with nothing being painted what stood in both is to blame, within ten minutes", () => {
    const blame = new PaintBlame(memory);
    memory.write(`${shownPrefix}one`, { tab: "tab", at: Date.now(), keys: ["a", "b"] });
    for (const shown of left().deaths) blame.noteDeath(shown);
    expect(blame.of("a")).toBeUndefined();
    vi.advanceTimersByTime(600_001);
    blame.noteDeath(["a"]);
    expect(blame.of("a")).toBeUndefined();
    blame.noteDeath(["a", "c"]);
    expect([blame.of("a"), blame.of("c")]).toEqual(["new", undefined]);
  });

  it("S563 the third long picture within a minute counts, for whoever drew most of it", () => {
    const frames = new LongFrames<string>();
    frames.drew("small", 1);
    frames.drew("large", 9);
    expect([frames.take(), frames.take()]).toEqual(["large", undefined]);
    expect([500, 501, 501].map((time) => frames.took("large", time))).toEqual([false, false, false]);
    vi.advanceTimersByTime(60_001);
    expect([501, 501, 501].map((time) => frames.took("large", time))).toEqual([false, false, true]);
  });
});
