// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { realmLimits } from "#core/limits/realmLimits.ts";
import { leaveOutHeavy, type WeighedRule } from "./leaveOutHeavy.ts";
import { measureTree } from "./measureTree.ts";
import { weighSelector, type TreeShape, type Weigh } from "./weighSelector.ts";

const { selectorLooks: most } = realmLimits;
/** A list of 4,900, fifty deep, and an ordinary tree. */
const [flat, deep, ordinary]: readonly TreeShape[] = [{ depth: 8, reach: 5_793 }, { depth: 64, reach: 256 }, { depth: 16, reach: 128 }];

/** How many such rules a sheet may have. */
const kept = (selector: string, shape = ordinary as TreeShape, rules = 1_000): number => {
  const all: WeighedRule[] = Array.from({ length: rules }, () => ({ selector, weigh: weighSelector(selector) }));
  return rules - leaveOutHeavy(all, shape, most).size;
};

describe("the weight of selectors", () => {
  it.each([
    [".z ~ i", flat, 3],
    ["i:has(~ .z)", flat, 3],
    [".a .b ~ .c", flat, 3],
    [":is(.z ~ i) ~ i", flat, 0],
    ["i:has(+ i ~ .z)", flat, 3],
    ["i:has(.a ~ .z)", flat, 3],
    ["i:has(~ i:not(.z ~ i))", flat, 0],
    ["i:nth-last-child(2 of .z ~ i)", flat, 0],
    ["i:nth-last-child(2 of .z)", flat, 320],
    ["i:has(.z)", flat, 320],
    ["i:not(:is(a b))", deep, 320],
    [":is(:active i) i", deep, 5],
    [":is(:is(:active i) i) i", deep, 1],
    [":not(:where(:is(:active i) i) i) i", deep, 1],
    [".a, .b ~ .c, .d", flat, 3],
    ["[title='a ~ b, c'] i", deep, 320],
  ])("S621 of a thousand rules of a heavy kind a few are kept in a large tree: %s", (selector, shape, most) => {
    expect(kept(selector, shape)).toBeLessThanOrEqual(most);
  });

  it.each([
    [".a", flat, 1_000],
    [".a:hover:not(.b):nth-child(2n + 1)::before", flat, 1_000],
    [".a .b > .c", ordinary, 500],
    [".a + .b", deep, 300],
    [".check:checked ~ .label", ordinary, 130],
    [".card:has(> img)", ordinary, 200],
    [".item:has(~ .item:hover)", ordinary, 90],
    [".list:has(.a ~ .b)", ordinary, 15],
    [".item:has(~ .item:hover)", flat, 2],
    [".row:has(input:checked)", flat, 250],
    ["li:nth-child(2 of :has(i)) i", ordinary, 1],
    ["li:nth-child(2 of .shown)", ordinary, 250],
    [".list > :not(:first-child, .a .b)", ordinary, 250],
    ["[data-x='a ~ b']", flat, 1_000],
    [".a\\~b", flat, 1_000],
  ])("S621 ordinary rules are kept: %s", (selector, shape, least) => {
    expect(kept(selector, shape)).toBeGreaterThanOrEqual(least);
  });

  it("S621 what `&` stands for is weighed as often as it is looked for, without being read so often", () => {
    let around: Weigh = weighSelector("i");
    for (let level = 0; level < 64; level += 1) around = weighSelector(":is(&:active, &:focus)", around);
    expect(around(ordinary as TreeShape)).toBeGreaterThan(2 ** 64);
    expect(weighSelector("& .b", weighSelector(".a"))(ordinary as TreeShape)).toBeLessThan(50);
    expect(weighSelector("~ .b", weighSelector(".a"))(flat as TreeShape)).toBeGreaterThan(5_000);
  });

  it("S621 the heaviest rules are left out, and of the same weight the last", () => {
    const rules = [".z ~ .a", ".b", ".z ~ .c", ".z ~ .d", ".z ~ .f", ".e"].map((selector) => ({ selector, weigh: weighSelector(selector) }));
    expect([...leaveOutHeavy(rules, flat as TreeShape, most)].map(({ selector }) => selector)).toEqual([".z ~ .f"]);
    expect(leaveOutHeavy(rules, ordinary as TreeShape, most).size).toBe(0);
  });

  it("S621 a tree is measured by its depth and by the siblings on the way to each element, but not inside of first-party parts", () => {
    const box = document.createElement("div");
    const list = "<i></i>".repeat(100);
    box.innerHTML = `<ul>${"<li><b><u></u><u></u></b></li>".repeat(200)}</ul><div data-platon-host="platon-table">${list.repeat(9)}</div>`;
    expect(measureTree(box)).toEqual({ depth: 8, reach: 256 });
    box.innerHTML = "<div>".repeat(40) + list;
    expect(measureTree(box)).toEqual({ depth: 46, reach: 182 });
  });
});
