import { callCases } from "./callCases.ts";
import { floodCases } from "./floodCases.ts";
import type { HostileCase } from "./HostileCase.ts";
import { loopCases } from "./loopCases.ts";
import { memoryCases } from "./memoryCases.ts";

/** Those of the calls that depend on the kind of realm: the others are about the one way to the SDK. */
const calls = callCases.filter(({ id }) => id === "many" || id === "large");

/** The same in a document of its own, which a group needs a grant for. */
const inFrame = (one: HostileCase): HostileCase => ({
  ...one,
  id: `frame${one.id[0]?.toUpperCase() ?? ""}${one.id.slice(1)}`,
  kind: "frames",
  label: `frame: ${one.label}`,
  realm: "frame",
  isProject: true,
});

/** Whatever stays for ever, in a document of its own: there the code draws on the thread that has to answer. */
export const frameCases: readonly HostileCase[] = [...loopCases, ...floodCases, ...memoryCases, ...calls]
  .filter(({ isExpression }) => !isExpression)
  .map(inFrame);
