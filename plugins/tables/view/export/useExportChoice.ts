import { useState } from "react";
import type { ExportQuestion } from "#sdk/wire.ts";
import type { ExportSubject } from "./exportSubject.ts";

export type ExportScope = ExportQuestion["scope"];
export type ExportFormat = "xlsx" | "csv";
export type ExportSeparator = NonNullable<ExportQuestion["separator"]>;

export interface ExportChoice {
  readonly scope: ExportScope;
  readonly format: ExportFormat;
  readonly separator: ExportSeparator;
  /** Ids of the chosen columns, in the table's order. */
  readonly columns: readonly string[];
  setScope(scope: ExportScope): void;
  setFormat(format: ExportFormat): void;
  setSeparator(separator: ExportSeparator): void;
  toggle(id: string): void;
  toggleAll(): void;
  question(language: string): ExportQuestion;
}

const isNarrowed = ({ filters, search }: ExportSubject["query"]): boolean => filters !== undefined || search !== undefined;

/** What a person chooses of a table: at first what they look at, with all of its columns. */
export function useExportChoice(subject: ExportSubject): ExportChoice {
  const { leaves, query, page, selected } = subject;
  const [scope, setScope] = useState<ExportScope>(selected.length > 0 ? "selection" : isNarrowed(query) ? "filter" : "all");
  const [format, setFormat] = useState<ExportFormat>("xlsx");
  const [separator, setSeparator] = useState<ExportSeparator>("semicolon");
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const columns = leaves.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  return {
    scope, format, separator, columns, setScope, setFormat, setSeparator,
    toggle: (id) => setLeft((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    toggleAll: () => setLeft(new Set(left.size > 0 ? [] : leaves.map(({ id }) => id))),
    question: (language) => ({
      scope, format, locale: language,
      columns: leaves.filter(({ id }) => !left.has(id)).map(({ id, title }) => ({ id, title })),
      query: { ...query, ...(scope === "page" && page && { page: page.page, pageSize: page.pageSize }) },
      ...(scope === "selection" && { ids: [...selected] }),
      ...(format === "csv" && { separator }),
    }),
  };
}
