import Type, { type Static } from "typebox";
import { closed, flag as optionalFlag, Key, number as optionalNumber, optional, grouping, sortTerms, text as string } from "../schemaParts.ts";
import { describe, describePart, type TextOf } from "./describe.ts";
import { choice, code, flag, int, json, pattern, text } from "./fields.ts";
import { parameterInner, requestInner, stageQueryInner } from "./inners.ts";

const scalarType = () =>
  Type.Union([Type.Literal("string"), Type.Literal("number"), Type.Literal("int"), Type.Literal("boolean"), Type.Literal("date")]);

const requestMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** One parameter of an endpoint: what it is, and within which limits. */
export const EndpointParameter = Type.Object(
  {
    name: Key,
    type: Type.Union([scalarType(), Type.Literal("array")]),
    /** What a list holds, `string` unless said; in an address it is JSON, or its values have commas between them. */
    items: optional(scalarType()),
    isRequired: optionalFlag(),
    /** The closed list of values. */
    options: optional(Type.Array(string(200), { minItems: 1, maxItems: 1_000 })),
    minLength: optionalNumber(), maxLength: optionalNumber(), minValue: optionalNumber(), maxValue: optionalNumber(),
    minDate: optional(string(40)), maxDate: optional(string(40)),
    /** Values of a list, at most 1,000. */
    maxCount: optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  },
  closed,
);
export type EndpointParameter = Static<typeof EndpointParameter>;

const StageQuery = Type.Object(
  { table: string(100), filters: optional(Type.Unknown()), sort: sortTerms(), limit: optional(Type.Integer({ minimum: 1, maximum: 1000 })), isCount: optionalFlag(), ...grouping() },
  closed,
);

/**
 * A question to another server. `{$param.name}` and `{$stage.name.path}` stand for values in its address, headers and body, `{$secret.name}`
 * in headers for a secret of the project's settings.
 */
const StageRequest = Type.Object(
  {
    method: Type.Unsafe<(typeof requestMethods)[number]>(Type.Union(requestMethods.map((name) => Type.Literal(name)))),
    /** Its host is written out. */
    url: string(2_000),
    headers: optional(Type.Array(Type.Object({ name: Type.String({ pattern: "^[A-Za-z0-9-]{1,100}$" }), value: string(2_000) }, closed), { maxItems: 30 })),
    /** Any JSON; of a form an object of texts. A text that is `$param.name` or `$stage.name.path` alone is that value as it is. */
    body: optional(Type.Unknown()),
    bodyAs: optional(Type.Union([Type.Literal("json"), Type.Literal("form")])),
    answer: optional(Type.Union([Type.Literal("json"), Type.Literal("text")])),
    /** The stage gives `{ status, body }`, whatever the status; otherwise the body, and a status beyond 299 is a failure. */
    withStatus: optionalFlag(),
    /** Seconds, 10 unless said. */
    timeout: optional(Type.Integer({ minimum: 1, maximum: 30 })),
    /** Of the answer, 1,024 unless said. */
    maxKilobytes: optional(Type.Integer({ minimum: 1, maximum: 4_096 })),
  },
  closed,
);
export type StageRequest = Static<typeof StageRequest>;

const stageFields = {
  name: pattern("^[a-z][a-z0-9_]{0,62}$", 63, { isRequired: true, title: "Калит", about: "Later stages find what it gives in $stage.<name> and stages.<name>" }),
  kind: choice(["table", "view", "program", "http"], {
    isRequired: true, title: "Тури", labels: { table: "Жадвал сўрови", view: "Кўриниш сўрови", program: "Дастур", http: "HTTP сўрови" },
    about: "A query of a table or of a view, a program, or a question to another server",
  }),
  query: json(StageQuery, { title: "Сўров", inner: stageQueryInner, onlyFor: ["table", "view"], about: "Of a query: rows under the caller's permissions; $param.<name> and $stage.<name> in its filters stand for values" }),
  source: code({ extension: "ts", maxLength: 262_144, isProgram: true }, { title: "Дастур", begins: "export default ({ params, stages, user }: StageInput) => {\n  return stages;\n};\n", onlyFor: ["program"], about: "Of a program: what it computes" }),
  request: json(StageRequest, { title: "HTTP сўрови", inner: requestInner, onlyFor: ["http"], help: "Қийматлар: {$param.ном}, {$stage.босқич.майдон}; сарлавҳаларда махфий калит: {$secret.ном}", about: "Of http: what another server is asked; the operator names the hosts" }),
};

/** D46 api_stage. */
export const endpointStages = describePart({ name: "api_stages", title: "API босқичлари", keyField: "name", fields: stageFields });
export type EndpointStage = TextOf<typeof stageFields>;

const fields = {
  name: text(100, { isRequired: true, title: "Калит" }),
  title: text(500, { isTranslated: true, title: "Номи", about: "What people read of the endpoint" }),
  method: choice(["GET", "POST"], { isRequired: true, title: "Усул", about: "POST where it changes something" }),
  permission: text(100, { title: "Рухсат", names: { of: "permissions" }, about: "Who may call it; any signed-in user unless said" }),
  isPublic: flag(false, { title: "Ҳамма учун", about: "Guests may call it" }),
  plugin: text(60, { default: "project", title: "Плагин", names: { of: "plugins" }, about: "Disabled with this plugin; the project's own code unless said" }),
  // `limit` is a word of SQL.
  limit: int(1, 1000, { default: 1000, column: "row_limit", title: "Қаторларнинг энг кўп сони", about: "Most rows of the answer" }),
  parameters: json(Type.Array(EndpointParameter, { maxItems: 50 }), { default: [], title: "Параметрлар", inner: parameterInner, about: "What a call may say" }),
};

/** `endpoints/<name>.json` (D46 api_endpoint): the last stage's output is the answer. */
export const endpoints = describe({
  name: "api_endpoints",
  title: "API методлари",
  place: { folder: "endpoints", name: /^[a-z][a-z0-9_-]{0,99}$/ },
  keyField: "name",
  fields,
  parts: { stages: { part: endpointStages, isRequired: true, maxItems: 20 } },
  partOf: "endpointId",
  titleOfOne: "API методи",
});

export type EndpointText = TextOf<Omit<typeof fields, "name">> & { stages: EndpointStage[] };
