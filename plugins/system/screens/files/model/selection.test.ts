import { expect, it } from "vitest";
import { chooseAll, goTo, noSelection, reach, stepTo, toggle, without, type Selection } from "./selection.ts";

const ids = ["a", "b", "c", "d", "e"];
const shown = ({ chosen, active }: Selection): [string, string | undefined] => [[...chosen].join(""), active];

it("SY148 a press chooses one file, with Ctrl adds or takes away, with Shift chooses from the last press up to here", () => {
  const first = reach(noSelection, ids, "b");
  expect(shown(first)).toEqual(["b", "b"]);
  const range = reach(first, ids, "d", { isRange: true });
  expect(shown(range)).toEqual(["bcd", "d"]);
  expect(shown(reach(range, ids, "a", { isRange: true }))).toEqual(["ab", "a"]);
  const added = reach(range, ids, "a", { isAdding: true });
  expect([...added.chosen].sort().join("")).toBe("abcd");
  expect(shown(toggle(range, "c"))).toEqual(["bd", "c"]);
  expect(shown(reach(noSelection, ids, "c", { isRange: true }))).toEqual(["c", "c"]);
  expect([shown(goTo(range, "e")), shown(chooseAll(range, ids))]).toEqual([["bcd", "e"], ["abcde", "d"]]);
});

it("SY149 arrows go one file, or one row of cards, Home and End to the ends, and never out of the list", () => {
  const to = (active: string | undefined, key: string, columns = 1): string | undefined => stepTo(ids, active, { key, columns });
  expect([to("b", "ArrowDown"), to("a", "ArrowUp"), to("e", "ArrowDown"), to(undefined, "ArrowDown")]).toEqual(["c", "a", "e", "a"]);
  expect([to("b", "ArrowRight"), to("b", "x"), to("b", "Home"), to("b", "End")]).toEqual([undefined, undefined, "a", "e"]);
  expect([to("b", "ArrowDown", 2), to("d", "ArrowDown", 2), to("d", "ArrowLeft", 2), to("b", "ArrowUp", 2)]).toEqual(["d", "e", "c", "b"]);
});

it("SY150 when files have gone the keyboard is where the first of them was, and the others stay chosen", () => {
  const range = reach(reach(noSelection, ids, "b"), ids, "d", { isRange: true });
  expect(shown(without(range, ids, ["a", "b", "e"]))).toEqual(["b", "e"]);
  expect(shown(without(range, ids, ["a", "b"]))).toEqual(["b", "b"]);
  expect(shown(without(range, ids, []))).toEqual(["", undefined]);
});
