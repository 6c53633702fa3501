import { nearest } from "../../../../nearest.ts";
import type { TextProblem } from "./reasons.ts";

/** Of longer lists only the nearest name is said. */
const mostNamed = 40;

type NameParams = NonNullable<TextProblem["params"]>;

/** What is said of a name that there is not: what was probably meant, and all that there is where that is a short list. */
export function unknownName(name: string, what: string, among: readonly string[]): NameParams {
  const near = nearest(name, among);
  return {
    what, name,
    ...(near !== undefined && { near }),
    ...(among.length > 0 && among.length <= mostNamed && { list: among.join(", ") }),
  };
}
