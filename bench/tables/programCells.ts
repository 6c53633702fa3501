import { calibrate } from "../harness/calibrate.ts";
import { openProduct } from "../harness/componentPage.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";
import { placeSandbox } from "../harness/hostBundle.ts";

/** Far more than any screen shows of one column. */
const cells = 2_000;
const runs = 9;
const overhead = 30;

/** Beyond the restricted language: variables and a loop. */
const source = `(() => { let text = ""; for (const tag of row.tags) text += tag + ", "; return text + value.toFixed(2); })()`;

/** The cells in sight of a program format, from the scopes to all texts, against the same as a plain closure of the page. */
export async function measure(): Promise<Figure[]> {
  const { page, sandbox, close } = await openProduct({}, "/pages/bench");
  try {
    await placeSandbox(page, sandbox);
    const times: Times[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await page.evaluate(formatBoth, { source, cells }));
    const closures = Math.min(...times.map((one) => one.closures));
    return [
      atMost("2,000 cells of a program format, best of nine", Math.min(...times.slice(2).map((one) => one.program)), { unit: "ms", limit: overhead + 2 * closures }),
      told("2,000 cells of a plain closure, best of nine", closures, "ms"),
      told("2,000 cells of a program format: calibration loop", calibrate(), "ms"),
    ];
  } finally {
    await close();
  }
}

interface Times {
  readonly program: number;
  readonly closures: number;
}

interface Programs {
  run(request: object, scopes: readonly object[]): Promise<readonly { readonly value?: unknown }[]>;
}

/** Runs in the page. */
async function formatBoth({ source: program, cells: count }: { source: string; cells: number }): Promise<Times> {
  const { programs } = (window as unknown as { bench: { programs: Programs } }).bench;
  const scopes = Array.from({ length: count }, (_, index) => ({
    value: index * 1.37, row: { id: index, name: `Шаҳар ${index}`, tags: ["янги", `т${index % 7}`] }, column: { dataField: "amount" }, locale: "uz",
  }));
  const closure = ({ row, value }: (typeof scopes)[number]): string => {
    let text = "";
    for (const tag of row.tags) text += `${tag}, `;
    return text + value.toFixed(2);
  };
  const before = performance.now();
  const texts = scopes.map(closure);
  const closures = performance.now() - before;
  const request = { source: program, names: new Set(["value", "row", "column", "locale"]), locale: "uz", timeZone: "Asia/Tashkent" };
  const start = performance.now();
  const outcomes = await programs.run(request, scopes);
  const time = performance.now() - start;
  if (outcomes.some(({ value }, at) => value !== texts[at])) throw new Error(`wrong: ${JSON.stringify(outcomes[1])}`);
  return { program: time, closures };
}
