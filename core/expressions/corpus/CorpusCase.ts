import type { SourceFault } from "../types.ts";
import type { EvaluationFault } from "../values/ExpressionError.ts";

/** An expression and what its names stand for: JSON, so that it reaches every realm as it is. Other names are undefined. */
export interface CorpusCase {
  readonly source: string;
  readonly scope: Readonly<Record<string, unknown>>;
}

/** An expression that the interpreter refuses alone, where plain JavaScript would answer. */
export interface RefusedCase extends CorpusCase {
  readonly code: SourceFault | EvaluationFault;
}

/** The names that the cases know. */
export const corpusNames = ["value", "values", "row", "user", "column", "locale", "params", "isNew", "list", "missing"] as const;

export const sampleScope: CorpusCase["scope"] = {
  value: 1234.5,
  values: { city: "Тошкент", kind: "legal", tin: "123456789", count: 3, agreed: true, note: null, born: "1990-05-17", "қават": 2 },
  row: {
    id: "7", name: "Қўқон", amount: 1250.75, price: "99.90", qty: 3, rate: 0.15, done: false, empty: "", nothing: null,
    tags: ["янги", "муҳим"], created: "2026-12-31T19:30:00Z", day: "2026-11-21",
    owner: { name: "Нодира", address: { city: "Хива", lines: ["1-уй", "2-қават"] } }, "two words": 2, "0": "zero", toString: "own",
  },
  user: { id: "5", fullName: "Алишер Навоий", permissions: ["tables.cities.read", "forms.*"], orgId: null, locale: "uz" },
  column: { id: "c1", dataField: "amount", title: "Сумма" },
  locale: "uz",
  params: { tab: "2", q: "a b" },
  isNew: false,
  list: [3, 1, 2, null, "4", [5, [6]], "🙂"],
};

export const sampled = (sources: readonly string[]): CorpusCase[] => sources.map((source) => ({ source, scope: sampleScope }));
