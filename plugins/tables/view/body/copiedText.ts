/** As a text goes to the clipboard and to screen readers: a spreadsheet takes "1 234,5" with no-break spaces for text. */
export const copiedText = (text: string): string => text.replace(/(\d)\u00a0(?=\d{3})/g, "$1");

/** Texts of cells, line by line. */
export type CellLines = readonly (readonly string[])[];

/**
 * Lines of cells as a spreadsheet takes them: in quotes stands what would break a line or a cell, or begins with a quote.
 * One cell is its text as it is.
 */
export function tabSeparated(lines: CellLines): string {
  const [first = []] = lines;
  if (lines.length === 1 && first.length === 1) return first.join("");
  return lines.map((cells) => cells.map(quoted).join("\t")).join("\n");
}

/** The same cells for programs that take tables. */
export function copiedTable(lines: CellLines): string {
  const table = document.createElement("table");
  for (const cells of lines) {
    const row = table.insertRow();
    for (const cell of cells) row.insertCell().textContent = cell;
  }
  return new XMLSerializer().serializeToString(table);
}

const quoted = (text: string): string => (/[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
