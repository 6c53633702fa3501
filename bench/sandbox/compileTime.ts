import { compileSource } from "../../sandbox/compile/compileSource.ts";
import { calibrate } from "../harness/calibrate.ts";
import { openComponentPage } from "../harness/componentPage.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";

const runs = 5;

const part = (index: number): string => `
function Part${index}({ title, rows }: { readonly title: string; readonly rows: readonly { id: number; name: string }[] }) {
  const [chosen, choose] = useState<number | undefined>(undefined);
  const shown = rows.filter(({ name }) => name.startsWith(title[0] ?? ""));
  return <section className="part"><h3>{title}</h3>{shown.map(({ id, name }) => <button key={id} onClick={() => choose(id)} aria-pressed={id === chosen}>{name}</button>)}</section>;
}`;

/** Ten kilobytes of what an integrator writes. */
function tenKilobytes(): string {
  let text = 'import { useState } from "react";\n';
  for (let index = 0; text.length < 10 * 1024 - 100; index += 1) text += part(index);
  return `${text}\nexport default () => <p data-bench>there</p>;`;
}

/** Compiling 10 KB when the compiler is warm; and what a second visit to a page compiles. */
export async function measure(): Promise<Figure[]> {
  const text = tenKilobytes();
  for (let warm = 0; warm < 50; warm += 1) compileOnce(text, warm);
  const best = Math.min(...Array.from({ length: runs }, (_, run) => compileOnce(text, 100 + run)));
  return [
    atMost("compile 10 KB warm, best of five", best, { unit: "ms", limit: 15 }),
    atMost("second visit: compilers started", await compilersAtSecondVisit(text), { unit: "workers", limit: 0 }),
    told("compile: calibration loop", calibrate(), "ms"),
  ];
}

function compileOnce(text: string, run: number): number {
  const source = { path: "page:bench/Bench.tsx", text: `${text}\n// ${run}` };
  const start = performance.now();
  const { isOk } = compileSource(source);
  const time = performance.now() - start;
  if (!isOk) throw new Error("the text does not compile");
  return time;
}

/** The compiler is a worker of the page that starts with the first source that is not in the cache. */
async function compilersAtSecondVisit(text: string): Promise<number> {
  const { page, close } = await openComponentPage(text);
  try {
    const started: string[] = [];
    page.on("worker", (worker) => /compile/.test(worker.url()) && started.push(worker.url()));
    page.on("request", (request) => /compile\.worker/.test(request.url()) && started.push(request.url()));
    await page.reload();
    await page.locator("[data-bench]").waitFor();
    return started.length;
  } finally {
    await close();
  }
}
