import type { CompiledQuery } from "kysely";
import { expect, it } from "vitest";
import { KeptFigures } from "./KeptFigures.ts";

const statement = (...parameters: unknown[]): CompiledQuery => ({ sql: "select 1", parameters }) as unknown as CompiledQuery;

function kept() {
  let now = 0;
  let asked = 0;
  const figures = new KeptFigures(() => new Date(now));
  const answer = (parameter: unknown, lifetime: number, text = "") =>
    figures.answer({ statement: statement(parameter), lifetime }, () => Promise.resolve([{ asked: ++asked, text }])).then(({ rows, at }) => [rows[0]?.["asked"], at]);
  return { answer, forward: (seconds: number) => void (now += seconds * 1000) };
}

it("MT7 an answer holds for as many seconds as its metric says, and tells when it was asked", async () => {
  const { answer, forward } = kept();
  expect(await answer("a", 60)).toEqual([1, 0]);
  forward(59);
  expect(await answer("a", 60)).toEqual([1, 0]);
  expect(await answer("a", 30)).toEqual([2, 59_000]);
  forward(60);
  expect(await answer("a", 60)).toEqual([3, 119_000]);
  expect([await answer("a", 0), await answer("a", 0)]).toEqual([[4, 119_000], [5, 119_000]]);
});

it("MT7 who asks the same at the same time shares an answer, other values have another", async () => {
  const { answer } = kept();
  expect(await Promise.all([answer("a", 5), answer("a", 5), answer("b", 5)])).toEqual([[1, 0], [1, 0], [2, 0]]);
});

it("MT7 a failure is kept for nobody", async () => {
  const figures = new KeptFigures(() => new Date(0));
  const asked = { statement: statement(), lifetime: 60 };
  await expect(figures.answer(asked, () => Promise.reject(new Error("busy")))).rejects.toThrow("busy");
  expect((await figures.answer(asked, () => Promise.resolve([]))).rows).toEqual([]);
});

it("MT7 answers take no more than 32 MB on a node, and a very long one is not kept", async () => {
  const { answer } = kept();
  const megabyte = "x".repeat(1024 * 1024);
  for (let number = 1; number <= 40; number += 1) await answer(number, 60, megabyte);
  expect([await answer(40, 60), await answer(1, 60)]).toEqual([[40, 0], [41, 0]]);
  await answer("long", 60, megabyte.repeat(3));
  expect(await answer("long", 60)).toEqual([43, 0]);
});
