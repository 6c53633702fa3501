import { createLibrary, prepareExpression, type Scope } from "../../core/expressions/index.ts";
import { calibrate } from "../harness/calibrate.ts";
import { atMost, type Figure, told } from "../harness/Figure.ts";

const cells = 10_000;
/** The engine takes dozens of rounds until it has settled how it runs the closures of three formats. */
const rounds = 101;
const library = createLibrary({ locale: "uz" });

interface Row {
  readonly id: number;
  readonly name: string;
  readonly amount: number;
  readonly tags: readonly string[];
  readonly owner: { readonly city: string };
}

interface CellScope extends Scope {
  readonly value: number;
  readonly row: Row;
}

interface CellOutcome {
  readonly value: { readonly text: string; readonly color?: string };
}

interface Rival {
  readonly name: string;
  readonly source: string;
  /** The same, as one would write it by hand. */
  readonly plain: (scope: CellScope) => CellOutcome;
}

const rivals: readonly Rival[] = [
  {
    name: "a number with a unit and a mark",
    source: "(value * 1.2).toFixed(2) + ' RUB' + (value > 1000 ? ' !' : '')",
    plain: ({ value }) => ({ value: { text: (value * 1.2).toFixed(2) + " RUB" + (value > 1000 ? " !" : "") } }),
  },
  {
    name: "texts of the row",
    source: "`${row.name.toUpperCase()}, ${row.owner?.city ?? '—'} (${row.tags.join(', ')})`",
    plain: ({ row }) => ({ value: { text: `${row.name.toUpperCase()}, ${row.owner?.city ?? "—"} (${row.tags.join(", ")})` } }),
  },
  {
    name: "a formatted number with a colour",
    source: "{ text: formatNumber(value, 2), color: value > 1000 ? 'danger' : 'success' }",
    plain: ({ value }) => ({ value: { text: String(library.formatNumber(value, 2)), color: value > 1000 ? "danger" : "success" } }),
  },
];

const scopes: readonly CellScope[] = Array.from({ length: cells }, (_, index) => ({
  value: index * 1.37,
  row: { id: index, name: `Шаҳар ${index}`, amount: index * 1.37, tags: ["янги", `т${index % 7}`], owner: { city: "Тошкент" } },
  column: { dataField: "amount" }, locale: "uz",
}));

/** 10,000 cells of each format, shaped and checked, against closures written by hand; in turn, the best of each. */
export function measure(): Figure[] {
  const calibration = calibrate();
  const figures = rivals.flatMap(({ name, source, plain }) => {
    const format = prepareExpression(source, "cellFormat", { library });
    if (format.kind !== "ready") throw new Error(`${source} is a program`);
    const evaluateAll = () => scopes.map((scope) => format.evaluate(scope));
    if (evaluateAll().some(({ value }, index) => value?.text !== plain(scopes[index] as CellScope).value.text)) {
      throw new Error(`${source}: the two differ`);
    }
    const [ours, theirs] = bestInTurn(evaluateAll, () => scopes.map(plain));
    return [
      atMost(`10,000 restricted cell formats against plain closures: ${name}`, ours / theirs, { unit: "times", limit: 3 }),
      told(`10,000 restricted cell formats, best: ${name}`, ours, "ms"),
    ];
  });
  return [...figures, told("calibration loop", calibration, "ms")];
}

/** Who goes first changes, so that one does not always clear up after the other. */
function bestInTurn(one: () => unknown, other: () => unknown): [number, number] {
  const best: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < rounds; round += 1) {
    for (const index of round % 2 === 0 ? [0, 1] as const : [1, 0] as const) {
      const start = performance.now();
      (index === 0 ? one : other)();
      best[index] = Math.min(best[index], performance.now() - start);
    }
  }
  return best;
}
