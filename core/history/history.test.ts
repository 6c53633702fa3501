import { expect, it } from "vitest";
import { compareValues } from "./compareValues.ts";
import { diffSequences } from "./diffSequences.ts";
import { diffLines, diffMembers, diffWords } from "./diffTexts.ts";
import { placeAtPath } from "./placeAtPath.ts";

const before = { title: "A", fields: [{ name: "x", type: "text" }, { name: "y", type: "int" }], more: { hint: "h", width: 6 } };
const after = { title: "A", fields: [{ name: "y", type: "int" }, { name: "x", type: "json" }, { name: "z", type: "int" }], more: { width: 12 } };

it("CF690 members of a list are compared by their names, wherever they stand, and another order is told as such", () => {
  expect(compareValues(before, after)).toEqual([
    { path: "fields[x].type", before: "text", after: "json" },
    { path: "fields[z]", before: null, after: { name: "z", type: "int" } },
    { path: "fields", before: ["x", "y"], after: ["y", "x", "z"] },
    { path: "more.hint", before: "h", after: null },
    { path: "more.width", before: 6, after: 12 },
  ]);
  expect(compareValues({ a: null, b: [1] }, { b: [1], c: undefined })).toEqual([]);
  expect(compareValues({ a: ["x", "y"] }, { a: ["y"] })).toEqual([{ path: "a", before: ["x", "y"], after: ["y"] }]);
  // Members that are not told apart are compared as a whole.
  expect(compareValues({ a: [{ name: "x" }, { name: "x" }] }, { a: [{ name: "x" }] })).toHaveLength(1);
});

it("CF691 one place of a value becomes what it was, and everything beside it stays", () => {
  const back = (path: string) => placeAtPath(after, path, before)?.value;
  expect(back("more.width")).toEqual({ ...after, more: { width: 6 } });
  expect(back("more.hint")).toEqual({ ...after, more: { width: 12, hint: "h" } });
  expect(back("fields[x].type")).toMatchObject({ fields: [{ name: "y" }, { name: "x", type: "text" }, { name: "z" }] });
  expect(back("fields[z]")).toMatchObject({ fields: [{ name: "y" }, { name: "x", type: "json" }] });
  expect(back("fields")).toEqual({ ...after, fields: before.fields });
  expect(placeAtPath(before, "fields[z]", after)?.value).toMatchObject({ fields: [{ name: "x" }, { name: "y" }, { name: "z" }] });
  for (const path of ["nosuch", "fields[nosuch].type", "title[0]", "a..b", "]"]) expect([path, back(path)]).toEqual([path, undefined]);
});

it("CF692 a text is compared by lines or words: what stayed, what went, what came", () => {
  expect(diffLines("a\r\nb\nc\n", "a\nc\nd\n")).toEqual([
    { kind: "same", items: ["a"] }, { kind: "removed", items: ["b"] }, { kind: "same", items: ["c"] }, { kind: "added", items: ["d"] },
    { kind: "same", items: [""] },
  ]);
  expect(diffLines("", "x")).toEqual([{ kind: "added", items: ["x"] }]);
  expect(diffWords("Шаҳар номи.", "Шаҳарнинг номи.").map(({ kind, items }) => [kind, items.join("")])).toEqual([
    ["removed", "Шаҳар"], ["added", "Шаҳарнинг"], ["same", " номи."],
  ]);
});

it("CF692 whatever two sequences are, what stayed and went is the first and what stayed and came the second", () => {
  let seed = 7;
  const random = (most: number): number => (seed = (seed * 16_807) % 2_147_483_647) % most;
  const any = (): string[] => Array.from({ length: random(30) }, () => "abcd"[random(4)] ?? "");
  for (let round = 0; round < 300; round += 1) {
    const [one, other] = [any(), any()];
    const way = diffSequences(one, other);
    const of = (kind: string): string[] => way.flatMap((stretch) => (stretch.kind === kind || stretch.kind === "same" ? stretch.items : []));
    expect([of("removed"), of("added")]).toEqual([one, other]);
  }
  // Far apart and long: told as a whole, in no time.
  const long = (letter: string): string[] => Array.from({ length: 20_000 }, (_, index) => `${letter}${index}`);
  expect(diffSequences(long("a"), long("b")).map(({ kind }) => kind)).toEqual(["removed", "added"]);
});

it("CF692 a list is compared by its members: came, went, moved", () => {
  expect(diffMembers(["a", "b", "c"], ["c", "a", "d"])).toEqual([
    { kind: "removed", member: "b" }, { kind: "same", member: "c" }, { kind: "moved", member: "a" }, { kind: "added", member: "d" },
  ]);
});
