/** What one file may ask of the thread that reads it. */
export const readingLimits = {
  /** Files that one node reads at a time. */
  atOnce: 4,
  /** Parts of a workbook. */
  entries: 10_000,
  /** Bytes of a part that is read, inflated: 500,000 rows of ten columns take about 300 MB. */
  inflated: 1_024 * 1_048_576,
  /** Times that it grew; a million formatted rows with nothing in them grow a hundredfold. */
  ratio: 400,
  /** Below so many inflated bytes nobody looks at the ratio. */
  unjudged: 32 * 1_048_576,
  /** Filled cells. */
  cells: 20_000_000,
  /** Characters of a cell: a workbook holds 32,767. */
  cell: 100_000,
  /** Characters of all texts that a workbook keeps apart. */
  strings: 200_000_000,
  /** Bytes without a tag. */
  untagged: 4 * 1_048_576,
  /** Columns with a title. */
  columns: 1_000,
  /** Rows in which titles are looked for. */
  head: 20,
  /** Letters of a number format: Excel has 255. */
  format: 255,
  /** Milliseconds that a batch may take. */
  batchMs: 60_000,
} as const;

/** What is handed over at once: a row of more goes alone. */
export const batchOf = { rows: 500, cells: 20_000, characters: 2_000_000 } as const;
