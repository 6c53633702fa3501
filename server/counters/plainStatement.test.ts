import { expect, it } from "vitest";
import { plainStatement } from "./plainStatement.ts";

it("MT36 a statement is told without anybody's values, in whatever form they stand in it, also where it is cut off", () => {
  const told = (text: string): string => plainStatement(text);
  expect(told(`select "a 1", t.p95 from "p_x"."t" where name = 'Али''нинг' and n = 12.5e3 and e = E'a\\'b' and x = $12`)).toBe('select "a 1", t.p95 from "p_x"."t" where name = ? and n = ? and e = ? and x = ?');
  expect(told("insert into t values ($1, $2),\n  ($3, $4), ($5, $6) -- secret\n returning id /* it's */")).toBe("insert into t values (?…), … returning id");
  expect(told("do $body$ 'x' secret $body$; select $$secret$$, ''")).toBe("do ?; select ?, ?");
  for (const cut of ["select 'secr", "select $$secr", "select e'secr\\", "/* secr", "select 'a''secr"]) expect(told(cut)).not.toContain("secr");
  expect(told("select 1;select -7")).toBe("select ?;select -?");
});

it("MT36 a statement of a megabyte is told apart in no time", () => {
  const began = performance.now();
  for (const text of ["(".repeat(1_000_000), "'".repeat(1_000_001), "$a".repeat(300_000), `in (${"?, ".repeat(300_000)}`, "\"".repeat(1_000_001), "1a.".repeat(300_000)]) plainStatement(text.slice(0, 4_000));
  expect(performance.now() - began).toBeLessThan(500);
});
