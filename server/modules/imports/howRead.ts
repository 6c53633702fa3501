import type { FoundImport } from "#contract/import.ts";
import type { FoundFile } from "./reading/readFile.ts";

/** How a file is read, as people are told of it: of a workbook the sheet and those beside it, of a text its encoding and separator. */
export const howRead = (found: FoundFile): Pick<FoundImport, "format" | "sheet" | "sheets" | "encoding" | "separator"> => ({
  format: found.format,
  sheet: found.format === "xlsx" ? found.sheet : null, sheets: found.format === "xlsx" ? [...found.sheets] : [],
  encoding: found.format === "csv" ? found.encoding : null, separator: found.format === "csv" ? found.separator : null,
});
