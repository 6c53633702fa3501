import type { Endpoint, ProjectConfig } from "../../config/index.ts";
import { parameterShape, stageShape, type Shape } from "./stageShapes.ts";

type Stage = Endpoint["stages"][number];

/**
 * TypeScript of what a program finds: its input, by the parameters of the endpoint and the stages before it, and what the isolate offers.
 * @example declareInput(config, endpoint, []) // "interface StageInput {\n  readonly params: { … };…"
 */
export function declareInput(config: ProjectConfig, { parameters }: Endpoint, before: readonly Stage[]): string {
  const params: Shape = {
    type: "object",
    properties: Object.fromEntries(parameters.map((one) => [one.name, parameterShape(one)])),
    required: parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
  const stages: Shape = { type: "object", properties: Object.fromEntries(before.map((stage) => [stage.name, stageShape(config, stage)])), required: before.map(({ name }) => name) };
  return `/** What the program is given: \`export default ({ params, stages, user }: StageInput) => …\` */
interface StageInput {
  /** What the call said, as the endpoint declares it; what was not given is absent. */
  readonly params: ${typeOf(params)};
  /** What the stages before this one gave. */
  readonly stages: ${typeOf(stages)};
  /** Who calls; a guest has neither id nor permissions. */
  readonly user: { readonly id: string | null; readonly orgId: string | null; readonly locale: string; readonly permissions: readonly string[] };
}
/** Ends the call with what is wrong with its parameters: a text, or a key of the translations, for each. */
declare function refuse(fields: Readonly<Record<string, string>>): never;
/** Lines for the log, and for whoever tries the endpoint. */
declare const console: { readonly [Level in "log" | "info" | "warn" | "error" | "debug"]: (...values: readonly unknown[]) => void };
`;
}

function typeOf(shape: Shape): string {
  if (shape.anyOf) return shape.anyOf.map((one) => (one.type === "array" ? `(${typeOf(one)})` : typeOf(one))).join(" | ");
  if (shape.enum) return shape.enum.map((one) => JSON.stringify(one)).join(" | ");
  switch (shape.type) {
    case "string":
    case "boolean":
    case "null":
      return shape.type;
    case "integer":
    case "number":
      return "number";
    case "array":
      return `readonly ${elementType(shape.items ?? {})}[]`;
    case "object":
      return shape.properties ? objectType(shape) : "Readonly<Record<string, any>>";
    default:
      return "any";
  }
}

const elementType = (shape: Shape): string => (shape.anyOf || shape.enum ? `(${typeOf(shape)})` : typeOf(shape));

function objectType({ properties = {}, required = [] }: Shape): string {
  const members = Object.entries(properties).map(([name, one]) => `readonly ${JSON.stringify(name)}${required.includes(name) ? "" : "?"}: ${typeOf(one)}`);
  return members.length > 0 ? `{ ${members.join("; ")} }` : "{}";
}
