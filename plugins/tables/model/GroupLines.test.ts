import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, it } from "vitest";
import { GroupLines } from "./GroupLines.ts";
import type { Line } from "./lines.ts";

const pageSize = 10;
/** City, then status: 30 cities, each with two statuses of five rows. */
const cities = Array.from({ length: 30 }, (_, index) => `c${index}`);
const statuses = ["new", null];

let asked: string[];
let shownCities: readonly string[];
/** What the groups' second footer row says. */
let total: number;
let lines: GroupLines;

async function load(path: readonly unknown[], page: number) {
  asked.push(`${JSON.stringify(path)} ${page}`);
  const empty = { rows: [], page, pageSize, total: null, totalIsEstimate: false, footers: [] };
  const paged = <T>(all: readonly T[]): readonly T[] => all.slice((page - 1) * pageSize, page * pageSize);
  await sleep();
  if (path.length === 0) {
    const groups = paged(shownCities).map((city) => ({ value: city, label: null, count: 10, footers: [[], [{ column: "size", value: total, label: null }]], path: [city] }));
    return { ...empty, groupTotal: shownCities.length, groups };
  }
  if (path.length === 1) return { ...empty, groupTotal: 2, groups: statuses.map((value) => ({ value, label: null, count: 5, footers: [], path: [...path, value] })) };
  return { ...empty, rows: Array.from({ length: 5 }, (_, index) => ({ $id: `${path.join("/")}/${index}` })) };
}

beforeEach(async () => {
  asked = [];
  shownCities = cities;
  total = 1;
  const count = async () => await Promise.resolve({ total: 300, totalIsEstimate: false, footers: [] });
  lines = new GroupLines({ levels: 2, load, count, hasFooters: true, pageSize, onFailure: (failure) => expect.fail(String(failure)) });
  lines.show(0, 8);
  await sleep(20);
});

const texts = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, at) => text(lines.line(from + at)));

function text(line: Line): string {
  if (line.kind === "row") return `row ${line.index} ${line.row?.$id ?? "…"}`;
  if (line.kind === "footer") return `footer ${line.index} ${line.group.path.join("/")}`;
  return `${line.isOpen ? "-" : "+"}${line.group ? line.group.path.join("/") : "…"} ${line.group?.count ?? ""}`;
}

it("T611 groups are loaded a page at a time as they come into sight, and are as many lines while they are closed", async () => {
  expect(asked).toEqual(["[] 1", "[] 2"]);
  expect(texts(0, 3)).toEqual(["+c0 10", "+c1 10", "+c2 10"]);
  lines.show(15, 25);
  await sleep(20);
  expect([asked.at(-1), lines.height]).toEqual(["[] 3", 30]);
});

it("T612 opening a group asks for what stands in it, once, and its lines stand below its head with its further footers behind them", async () => {
  expect(lines.toggle(1)).toEqual({ from: 2, by: 2 });
  await sleep(20);
  expect(asked.slice(2)).toEqual(['["c1"] 1']);
  expect(texts(0, 6)).toEqual(["+c0 10", "-c1 10", "+c1/new 5", "+c1/ 5", "footer 1 c1", "+c2 10"]);
  lines.toggle(3);
  await sleep(20);
  expect(asked.slice(3)).toEqual(['["c1",null] 1']);
  expect(texts(3, 10)).toEqual(["-c1/ 5", "row 0 c1//0", "row 1 c1//1", "row 2 c1//2", "row 3 c1//3", "row 4 c1//4", "footer 1 c1"]);
  expect((await lines.read([4, 8, 9])).map((row) => row?.$id)).toEqual(["c1//0", "c1//4", undefined]);
  expect(lines.toggle(1)).toEqual({ from: 2, by: -8 });
  expect(texts(0, 3)).toEqual(["+c0 10", "+c1 10", "+c2 10"]);
});

it("T613 a group that stands elsewhere after a change is open there, and one that is gone is closed", async () => {
  lines.toggle(4);
  lines.toggle(1);
  await sleep(20);
  shownCities = ["new", ...cities.filter((city) => city !== "c4")];
  lines.refresh();
  await sleep(30);
  expect(texts(0, 5)).toEqual(["+new 10", "+c0 10", "-c1 10", "+c1/new 5", "+c1/ 5"]);
  expect(texts(6, 10)).toEqual(["+c2 10", "+c3 10", "+c5 10", "+c6 10"]);
});

it("T614 all groups open and close together, also those that come later", async () => {
  lines.toggleAll(true);
  await sleep(20);
  expect(texts(0, 2)).toEqual(["-c0 10", "-c0/new 5"]);
  lines.toggleAll(false);
  expect([texts(0, 2), lines.height]).toEqual([["+c0 10", "+c1 10"], 30]);
});

it("T615 the number of rows is that of the rows, not of the groups", () => {
  expect([lines.count, lines.reach]).toEqual([{ kind: "exact", rows: 300 }, 0]);
});

it("T613 after a change the footers below an open group are those of the change", async () => {
  lines.toggle(1);
  await sleep(20);
  expect(lines.line(4)).toMatchObject({ kind: "footer", group: { footers: [[], [{ value: 1 }]] } });
  total = 2;
  lines.refresh();
  await sleep(30);
  expect(lines.line(4)).toMatchObject({ kind: "footer", group: { footers: [[], [{ value: 2 }]] } });
});
