import Type, { type Static } from "typebox";
import { closed, flag, Key, number, optional, sortTerms, text } from "../schemaParts.ts";

const scalarType = () =>
  Type.Union([Type.Literal("string"), Type.Literal("number"), Type.Literal("int"), Type.Literal("boolean"), Type.Literal("date")]);

/** One parameter of an endpoint: what it is, and within which limits. */
export const EndpointParameter = Type.Object(
  {
    name: Key,
    type: Type.Union([scalarType(), Type.Literal("array")]),
    /** What a list holds, `string` unless said; in an address it is JSON, or its values have commas between them. */
    items: optional(scalarType()),
    isRequired: flag(),
    /** The closed list of values. */
    options: optional(Type.Array(text(200), { minItems: 1, maxItems: 1_000 })),
    minLength: number(), maxLength: number(), minValue: number(), maxValue: number(),
    minDate: optional(text(40)), maxDate: optional(text(40)),
    /** Values of a list, at most 1,000. */
    maxCount: optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  },
  closed,
);
export type EndpointParameter = Static<typeof EndpointParameter>;

/**
 * D46 api_stage. A table or view query reads a table, or one over a view (D45), under the caller's permissions; texts
 * `$param.<name>` and `$stage.<name>` in its filters stand for values. A program's source usually stands in a sibling
 * file: `{ "$file": "city-summary.totals.ts" }`.
 */
export const EndpointStage = Type.Object(
  {
    name: Key,
    kind: Type.Union([Type.Literal("table"), Type.Literal("view"), Type.Literal("program")]),
    query: optional(
      Type.Object(
        { table: text(100), filters: optional(Type.Unknown()), sort: sortTerms(), limit: optional(Type.Integer({ minimum: 1, maximum: 1000 })), isCount: flag() },
        closed,
      ),
    ),
    source: optional(text(262_144)),
  },
  closed,
);
export type EndpointStage = Static<typeof EndpointStage>;

/** `endpoints/<name>.json` (D46 api_endpoint): the last stage's output is the answer. */
export const EndpointText = Type.Object(
  {
    title: optional(text()),
    method: Type.Union([Type.Literal("GET"), Type.Literal("POST")]),
    /** Any signed-in user may call it unless said. */
    permission: optional(text(100)),
    isPublic: flag(),
    /** Disabled with this plugin; the project's own code unless said (D58). */
    plugin: optional(text(60)),
    /** Rows of the answer, 1,000 unless said. */
    limit: optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    parameters: optional(Type.Array(EndpointParameter, { maxItems: 50 })),
    stages: Type.Array(EndpointStage, { minItems: 1, maxItems: 20 }),
  },
  closed,
);
export type EndpointText = Static<typeof EndpointText>;
