/** What may stand between the values of a csv file. */
export const csvSeparators = [";", ",", "\t", "|"] as const;
export type CsvSeparator = (typeof csvSeparators)[number];

const looked = 20;

/**
 * What the first lines have most evenly outside of quotes; `sep=;` says it itself (Excel).
 * @example guessSeparator("a;b;c\n1,5;2;3") // ";"
 */
export function guessSeparator(head: string): CsvSeparator {
  const said = saidSeparator(head);
  if (said !== undefined) return said;
  const lines = head.replace(/"(?:[^"]|"")*"/g, "").split(/\r\n|\n|\r/).filter((line) => line.trim() !== "").slice(0, looked);
  const scored = csvSeparators.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const most = Math.max(0, ...counts);
    return { separator, score: most === 0 ? 0 : counts.filter((count) => count === most).length * 1_000 + most };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}

export const saidSeparator = (head: string): CsvSeparator | undefined =>
  csvSeparators.find((separator) => head.startsWith(`sep=${separator}`));
