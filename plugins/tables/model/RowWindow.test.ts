import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { CountAnswer, RowsAnswer } from "#sdk/wire.ts";
import { RowWindow } from "./RowWindow.ts";

const pageSize = 10;

interface Server {
  total: number;
  estimate: number | undefined;
  generation: number;
}

/** A server that answers when it is told to. */
function aWindow(server: Server) {
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  const failures: unknown[] = [];
  const load = (page: number): Promise<RowsAnswer> =>
    new Promise((resolve, reject) => {
      asked.push(page);
      const { total, generation } = server;
      answers.push(() => (total < 0 ? reject(new Error("down")) : resolve(answerOf(page, { total, generation }))));
    });
  const counted: CountAnswer[] = [];
  const count = async (): Promise<CountAnswer> => {
    const { total, estimate } = server;
    counted.push({ total: estimate ?? total, totalIsEstimate: estimate !== undefined, footers: [] });
    return await Promise.resolve(counted.at(-1) ?? unknownCount);
  };
  const rows = new RowWindow({ load, count, hasFooters: false, pageSize, onFailure: (failure) => failures.push(failure) });
  /** Answers everything that is asked, and what is asked because of that. */
  const settle = async (): Promise<void> => {
    while (answers.length > 0) {
      answers.shift()?.();
      await sleep();
    }
  };
  return { rows, asked, counted, answers, failures, settle };
}

const unknownCount: CountAnswer = { total: null, totalIsEstimate: false, footers: [] };

/** The last page knows the total. */
function answerOf(page: number, { total, generation }: Pick<Server, "total" | "generation">): RowsAnswer {
  const from = (page - 1) * pageSize;
  const count = Math.max(0, Math.min(pageSize, total - from));
  const isLast = from + count === total && (count > 0 || from === 0);
  return {
    rows: Array.from({ length: count }, (_, index) => ({ $id: String(from + index), generation })),
    page, pageSize, ...(count > 0 && from + count < total && { next: "next" }),
    total: isLast ? total : null, totalIsEstimate: false, footers: [],
  };
}

describe("RowWindow", () => {
  it.each([70, 130])("T20 an estimate of %d for 100 rows leads to the last one", async (estimate) => {
    const { rows, settle } = aWindow({ total: 100, estimate, generation: 1 });
    rows.show(0, 5);
    await settle();
    expect(rows.count).toEqual({ kind: "about", rows: estimate });
    for (let round = 0; round < 20 && rows.count.kind === "about"; round += 1) {
      rows.show((rows.height ?? 0) - 5, rows.height ?? 0);
      await settle();
    }
    expect(rows.height).toBe(100);
    rows.show(95, 100);
    await settle();
    expect(rows.row(99)).toMatchObject({ $id: "99" });
    expect(rows.row(100)).toBeUndefined();
  });

  it("T24 rows in sight come first, then those around them, three pages at once", async () => {
    const { rows, asked, settle } = aWindow({ total: 1000, estimate: undefined, generation: 1 });
    rows.show(0, 5);
    await settle();
    asked.length = 0;
    for (let from = 100; from < 900; from += 10) rows.show(from, from + 15);
    expect(asked).toHaveLength(3);
    await settle();
    expect(asked.slice(3)).toEqual([90, 91, 92, 89]);
    expect(rows.row(895)).toMatchObject({ $id: "895" });
  });

  it("T25 a refresh keeps rows until new ones come and drops late answers", async () => {
    const server = { total: 30, estimate: undefined, generation: 1 };
    const { rows, answers, settle } = aWindow(server);
    rows.show(0, 10);
    await settle();
    rows.refresh();
    const late = answers.splice(0);
    server.generation = 2;
    rows.refresh();
    expect(rows.row(3)).toMatchObject({ generation: 1 });
    await settle();
    expect(rows.row(3)).toMatchObject({ generation: 2 });
    for (const answer of late) answer();
    await settle();
    expect(rows.row(3)).toMatchObject({ generation: 2 });
  });

  it("T58 what a refresh or the end overtakes is given up", () => {
    const signals: AbortSignal[] = [];
    const load = (_page: number, { signal }: { signal: AbortSignal }): Promise<RowsAnswer> => (signals.push(signal), new Promise(() => undefined));
    const count = async (): Promise<CountAnswer> => await Promise.resolve(unknownCount);
    const rows = new RowWindow({ load, count, hasFooters: false, pageSize, onFailure: () => undefined });
    rows.show(0, 5);
    rows.refresh();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    rows.dispose();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it("T25 after a refresh a count found by scrolling is an estimate again", async () => {
    const server = { total: 25, estimate: 20, generation: 1 };
    const { rows, settle } = aWindow(server);
    rows.show(15, 20);
    await settle();
    expect(rows.height).toBe(25);
    server.total = 45;
    rows.refresh();
    await settle();
    expect(rows.height).toBe(45);
  });

  it("T26 a page that failed is asked for again by scrolling, not by itself", async () => {
    const server = { total: -1, estimate: undefined, generation: 1 };
    const { rows, asked, failures, settle } = aWindow(server);
    rows.show(0, 5);
    await settle();
    expect([asked, failures.length]).toEqual([[1], 1]);
    server.total = 8;
    rows.show(0, 6);
    await settle();
    expect(rows.height).toBe(8);
  });

  it("T52 rows out of sight are read for the clipboard", async () => {
    const { rows, settle } = aWindow({ total: 95, estimate: undefined, generation: 1 });
    rows.show(0, 5);
    await settle();
    const read = rows.read([88, 89, 93, 94, 95, 98]);
    await settle();
    expect((await read).map((row) => row?.$id)).toEqual(["88", "89", "93", "94", undefined, undefined]);
  });

  it("T96 reading more than is kept leaves nothing out, and keeps what is in sight", async () => {
    const { rows, settle } = aWindow({ total: 2500, estimate: undefined, generation: 1 });
    rows.show(0, 5);
    await settle();
    const read = rows.read(Array.from({ length: 2500 }, (_, index) => index));
    await sleep();
    await settle();
    expect((await read).every((row, index) => row?.$id === String(index))).toBe(true);
    expect(rows.row(0)).toMatchObject({ $id: "0" });
  });

  it("T96 what a refresh overtakes while it is read is read again", async () => {
    const { rows, answers, settle } = aWindow({ total: 95, estimate: undefined, generation: 1 });
    rows.show(0, 5);
    await settle();
    const read = rows.read([50, 51]);
    rows.refresh();
    for (const answer of answers.splice(0)) answer();
    await sleep();
    await settle();
    expect((await read).map((row) => row?.$id)).toEqual(["50", "51"]);
  });

  it("T96 a page that fails fails the reading, and so does the end of the window", async () => {
    const server = { total: -1, estimate: undefined, generation: 1 };
    const { rows, settle } = aWindow(server);
    const failed = rows.read([5]).catch((failure: unknown) => failure);
    await settle();
    expect(await failed).toEqual(new Error("down"));
    const ended = rows.read([5]).catch((failure: unknown) => failure);
    rows.dispose();
    await settle();
    expect(await ended).toMatchObject({ code: "cancelled" });
  });

  it("T20 after its end a window says nothing more", async () => {
    const { rows, settle } = aWindow({ total: 5, estimate: undefined, generation: 1 });
    let heard = 0;
    rows.subscribe(() => (heard += 1));
    rows.show(0, 5);
    rows.dispose();
    await settle();
    expect(heard).toBe(0);
  });

  it("T77, T317 count and footers are asked for once the first page is there, and again after a refresh, not with every page", async () => {
    const asked: string[] = [];
    const footers = [[{ column: "a", value: 1, label: "1" }]];
    const rows = new RowWindow({
      pageSize,
      hasFooters: true,
      onFailure: () => undefined,
      count: async () => (asked.push("count"), await Promise.resolve({ total: 100, totalIsEstimate: false, footers })),
      load: async (page) => (asked.push(`page ${page}`), await Promise.resolve(answerOf(page, { total: 100, generation: 1 }))),
    });
    rows.show(0, 5);
    expect([rows.footers, rows.count.kind]).toEqual([undefined, "counting"]);
    await sleep();
    expect([rows.footers, rows.count]).toEqual([footers, { kind: "exact", rows: 100 }]);
    rows.show(50, 55);
    await sleep();
    expect(asked.filter((one) => one === "count")).toHaveLength(1);
    expect(asked.indexOf("count")).toBe(1);
    rows.refresh();
    // What was said before holds until there is something newer.
    expect([rows.footers, rows.count]).toEqual([footers, { kind: "exact", rows: 100 }]);
    await sleep();
    expect(asked.filter((one) => one === "count")).toHaveLength(2);
    expect(rows.near().length).toBeGreaterThan(pageSize);
    rows.dispose();
  });

  it("T317 where the first page is the last and there are no footers nothing is counted", async () => {
    const { rows, counted, settle } = aWindow({ total: 8, estimate: undefined, generation: 1 });
    rows.show(0, 5);
    await settle();
    expect([rows.count, counted.length]).toEqual([{ kind: "exact", rows: 8 }, 0]);
  });

  it("T318 without a count there are many, and scrolling leads to the last row page by page", async () => {
    const asked: number[] = [];
    const rows = new RowWindow({
      pageSize,
      hasFooters: true,
      onFailure: () => undefined,
      count: async () => await Promise.reject(new Error("busy")),
      load: async (page) => (asked.push(page), await Promise.resolve(answerOf(page, { total: 45, generation: 1 }))),
    });
    rows.show(0, 5);
    await sleep();
    expect([rows.count.kind, rows.footers, asked]).toEqual(["many", [], [1, 2]]);
    for (let from = 0; rows.count.kind === "many" && from < 100; from += 10) {
      rows.show(from, from + 10);
      await sleep();
    }
    expect(rows.count).toEqual({ kind: "exact", rows: 45 });
    rows.dispose();
  });

  it("T317 the same rows in another order are not counted again", async () => {
    const first = aWindow({ total: 95, estimate: undefined, generation: 1 });
    first.rows.show(0, 5);
    await first.settle();
    expect(first.rows.counted).toEqual({ total: 95, totalIsEstimate: false, footers: [] });
    const count = async (): Promise<never> => await Promise.reject(new Error("asked again"));
    const load = async (page: number): Promise<RowsAnswer> => await Promise.resolve(answerOf(page, { total: 95, generation: 1 }));
    const rows = new RowWindow({ load, count, counted: first.rows.counted, hasFooters: false, pageSize, onFailure: () => undefined });
    rows.show(0, 5);
    await sleep();
    expect(rows.count).toEqual({ kind: "exact", rows: 95 });
    rows.refresh();
    expect(rows.counted).toBeUndefined();
    rows.dispose();
  });
});
