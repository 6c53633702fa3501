import { calibrate } from "../harness/calibrate.ts";
import { openProduct } from "../harness/componentPage.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";
import { placeSandbox } from "../harness/hostBundle.ts";
import { timeWake } from "../harness/timeWake.ts";

const cells = 10_000;
const runs = 5;

/** Beyond the restricted language: variables and a loop. */
const source = `(() => { let text = ""; for (const tag of row.tags) text += tag + ", "; return text + value.toFixed(2); })()`;

/** 10,000 cells of one program in a warm expression realm, from the scopes to all texts. */
export async function measure(): Promise<Figure[]> {
  const { page, sandbox, close } = await openProduct({}, "/pages/bench");
  try {
    await placeSandbox(page, sandbox);
    await page.evaluate(runProgram, { source, cells });
    await page.evaluate(runProgram, { source, cells });
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await page.evaluate(runProgram, { source, cells }));
    return [
      atMost("10,000 program cell formats, best of five", Math.min(...times), { unit: "ms", limit: 30 }),
      told("10,000 program cell formats: calibration loop", calibrate(), "ms"),
      told("10,000 program cell formats: a word to another thread and back", await timeWake(), "ms"),
    ];
  } finally {
    await close();
  }
}

interface Programs {
  run(request: object, scopes: readonly object[]): Promise<readonly { readonly value?: unknown }[]>;
}

/** Runs in the page. */
async function runProgram({ source: program, cells: count }: { source: string; cells: number }): Promise<number> {
  const { programs } = (window as unknown as { bench: { programs: Programs } }).bench;
  const scopes = Array.from({ length: count }, (_, index) => ({
    value: index * 1.37, row: { id: index, name: `Шаҳар ${index}`, tags: ["янги", `т${index % 7}`] }, column: { dataField: "amount" }, locale: "uz",
  }));
  const request = { source: program, names: new Set(["value", "row", "column", "locale"]), locale: "uz", timeZone: "Asia/Tashkent" };
  const start = performance.now();
  const outcomes = await programs.run(request, scopes);
  const time = performance.now() - start;
  if (outcomes.length !== count || outcomes[1]?.value !== "янги, т1, 1.37") throw new Error(`wrong: ${JSON.stringify(outcomes[1])}`);
  return time;
}
