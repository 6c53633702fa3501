import type { CronText } from "#contract/entities/index.ts";
import { isTimeZone } from "#core/format/zoneNames.ts";
import { cronProblem } from "../../../../cronTimes.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { unknownName } from "../problems/unknownName.ts";
import type { Placed } from "../shapes/projectText.ts";
import type { Tell } from "./checkTables.ts";
import type { Names } from "./Names.ts";

/** Its times can be read, and it names what it runs. */
export function checkCron({ file, value }: Placed<CronText>, { texts }: Names): TextProblem[] {
  const problems: TextProblem[] = [];
  const tell: Tell = (path, reason, params = {}) => void problems.push({ file, path, reason, params });
  const wrong = cronProblem(value.expression);
  if (wrong !== undefined) tell("$.expression", "cronTimes", { 0: wrong });
  if (value.timeZone !== undefined && !isTimeZone(value.timeZone)) tell("$.timeZone", "unknownName", unknownName(value.timeZone, "timeZone", Intl.supportedValuesOf("timeZone")));
  const named = (property: "endpoint" | "export" | "table", what: string, known: ReadonlyMap<string, unknown>): void => {
    const name = value[property];
    if (name === undefined || name === "") tell(`$.${property}`, "neededHere");
    else if (!known.has(name)) tell(`$.${property}`, "unknownName", unknownName(name, what, [...known.keys()]));
  };
  if (value.kind === "endpoint") named("endpoint", "endpoint", texts.endpoints);
  if (value.kind === "export") named("export", "export", texts.exports);
  if (value.kind === "cleanup") named("table", "table", texts.tables);
  return problems;
}
