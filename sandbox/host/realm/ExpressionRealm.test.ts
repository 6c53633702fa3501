import { expect, it } from "vitest";
import { realmLimits } from "#core/limits/realmLimits.ts";
import { writeEvaluation, type EvaluateMessage, type EvaluationResult, type GuardCommand } from "#sandbox/protocol/index.ts";
import type { Guard, GuardListener } from "../guard/Guard.ts";
import { ExpressionRealm } from "./ExpressionRealm.ts";

/** A realm that was asked for so many cells, and the way to answer as its worker. */
async function ask(count: number) {
  const asked: EvaluateMessage[] = [];
  let hear: GuardListener["onReport"] = () => undefined;
  const guard = {
    connect: ({ listener }: { listener: GuardListener }) => {
      hear = (report) => listener.onReport(report);
      queueMicrotask(() => hear({ kind: "message", body: JSON.stringify({ kind: "ready" }) }));
      const command = (said: GuardCommand): void => {
        if (said.kind === "relay" && said.message.kind === "evaluate") asked.push(said.message);
      };
      return { command, close: () => undefined, giveUp: () => undefined };
    },
  } as unknown as Guard;
  const realm = await ExpressionRealm.start({ guard, slot: { dispose: () => undefined }, guest: new Blob(), limits: realmLimits });
  const columnsOf = (from: number): EvaluateMessage["columns"] => [{ name: "value", values: [from] }];
  const answered = realm.evaluate({ program: 1, count, columnsOf });
  const answer = (values: readonly unknown[], more: Partial<EvaluationResult> = {}): void =>
    hear({ kind: "result", body: writeEvaluation({ batch: 1, values: JSON.stringify(values), count: values.length, failures: [], isLate: false, ...more }) });
  return { realm, asked, answered, answer };
}

const cells = (count: number, value: string): string[] => Array.from({ length: count }, () => value);

it("S531 the cells of a batch travel in slices of 2,500, so that the realm is at the first while the page writes the others", async () => {
  const { asked, answered, answer } = await ask(6_000);
  expect(asked.map(({ batch, count, columns }) => [batch, count, columns[0]?.values[0]])).toEqual([[1, 2_500, 0], [1, 2_500, 2_500], [1, 1_000, 5_000]]);
  answer(cells(2_500, "a"));
  answer(cells(2_500, "b"), { failures: [{ cell: 7, message: "no", line: 1, column: 2 }] });
  answer(cells(1_000, "c"));
  expect(await answered).toEqual({
    values: [...cells(2_500, "a"), ...cells(2_500, "b"), ...cells(1_000, "c")],
    failures: [{ cell: 2_507, message: "no", line: 1, column: 2 }],
    isLate: false,
  });
});

it.each([true, false])("S531 where one falls short nothing is taken of those behind it (late: %s)", async (isLate) => {
  const { answered, answer } = await ask(6_000);
  answer(cells(2_500, "a"));
  answer(cells(3, "b"), { isLate });
  answer(cells(1_000, "c"));
  expect(await answered).toEqual({ values: [...cells(2_500, "a"), ...cells(3, "b")], failures: [], isLate });
});

it("S373 an expression realm that answers once more than it was asked is ended", async () => {
  const { realm, answered, answer } = await ask(1);
  answer(["a"]);
  expect(await answered).toMatchObject({ values: ["a"] });
  expect(realm.isAlive).toBe(true);
  answer(["a"]);
  expect(realm.isAlive).toBe(false);
});

it("S373 an expression realm that answers a slice with more cells than it has is ended", async () => {
  const { answered, answer } = await ask(2_501);
  answer(cells(2_500, "a"));
  answer(cells(2, "b"));
  expect(await answered).toMatchObject({ why: "protocol" });
});
