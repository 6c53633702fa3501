import { Compile } from "typebox/compile";
import { RowsQuery } from "#contract/table.ts";

const checked = Compile(RowsQuery);

/** The body of a rows call that came as JSON in the address; undefined when it is not one. */
export function rowsQueryFromText(text: string): RowsQuery | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return checked.Check(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
