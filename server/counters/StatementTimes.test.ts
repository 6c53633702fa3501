import { expect, it } from "vitest";
import { StatementTimes } from "./StatementTimes.ts";

it("MT37 the slowest statements stand first, those of one form together, with their mean and their longest time", () => {
  const times = new StatementTimes();
  times.note("select 'a' from t where id = $1", 10);
  times.note("select 'b'  from t where id = $2", 30);
  times.note("select 1", 2);
  times.note(`insert into t values ${"($1, $2), ".repeat(3_000)}`, 900);
  const [first, second] = times.slowest(2);
  expect(first).toMatchObject({ text: expect.stringMatching(/^insert into t values \(\?…\), …/), count: 1, meanMs: 900, maxMs: 900 });
  expect(second).toEqual({ text: "select ? from t where id = ?", count: 2, meanMs: 20, maxMs: 30 });
});

it("MT37 however many forms there are, five hundred are kept, the slow ones among them", () => {
  const times = new StatementTimes();
  times.note("select slow", 5_000);
  for (let index = 0; index < 5_000; index += 1) times.note(`select c from t_${index}`, index % 7);
  const kept = times.slowest(10_000);
  expect([kept.length, kept[0]?.text]).toEqual([500, "select slow"]);
  times.note("select slow", 1_000);
  expect(times.slowest(1)).toEqual([{ text: "select slow", count: 2, meanMs: 3_000, maxMs: 5_000 }]);
});
