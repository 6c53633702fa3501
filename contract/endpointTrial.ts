import Type, { type Static } from "typebox";
import { endpoint, Id, Nullable, Values } from "./endpoint.ts";
import { EndpointParameter } from "./entities/endpoints.ts";

/** What a form says of an endpoint or of one of its stages, and nobody has saved yet. */
const Draft = Type.Object({
  entity: Type.Union([Type.Literal("api_endpoints"), Type.Literal("api_stages")]),
  /** Absent of a stage that is new. */
  id: Type.Optional(Id),
  values: Values,
});

const TrialBody = Type.Object({
  /** As a call gives them. */
  params: Values,
  drafts: Type.Array(Draft, { maxItems: 22 }),
});

/** A value as JSON text, so much of it as is shown. */
const Shown = Type.Object({ text: Type.String(), isCut: Type.Boolean() });

/** Why a stage or the whole call gave nothing. */
const TrialFailure = Type.Object({
  /** Of the catalogue. */
  code: Type.String(),
  /** In the caller's language. */
  message: Type.String(),
  /** By parameter or property. */
  fields: Type.Record(Type.String(), Type.Array(Type.String())),
  /** Of the stage's own: its kind, for a program line and column of its source, and what else is known of it. */
  fault: Nullable(Type.Record(Type.String(), Type.Unknown())),
});
export type TrialFailure = Static<typeof TrialFailure>;

const StageTrace = Type.Object({
  name: Type.String(),
  kind: Type.String(),
  /** Milliseconds. */
  ms: Type.Integer(),
  /** Of a list. */
  rows: Nullable(Type.Integer()),
  result: Nullable(Shown),
  /** What a program wrote to its console. */
  logs: Type.Array(Type.String()),
  failure: Nullable(TrialFailure),
});
export type StageTrace = Static<typeof StageTrace>;

const Trial = Type.Object({
  /** What a call would have got. */
  answer: Nullable(Shown),
  ms: Type.Integer(),
  /** Those that ran, in their order. */
  stages: Type.Array(StageTrace),
  /** Nothing of it is there when a stage failed, which says so itself. */
  failure: Nullable(TrialFailure),
});
export type Trial = Static<typeof Trial>;

/** What whoever writes a program of an endpoint, or tries it, needs to know of it as it is saved. */
const EndpointOutline = Type.Object({
  name: Type.String(),
  method: Type.String(),
  parameters: Type.Array(EndpointParameter),
  /** TypeScript that says what a program is given. */
  declarations: Type.String(),
});
export type EndpointOutline = Static<typeof EndpointOutline>;

const byId = Type.Object({ id: Id });

export const endpointTrialEndpoints = {
  "POST endpoints/{id}/try": endpoint({ summary: "Runs an endpoint as a form has it, unsaved, with the caller's own permissions: the answer and what each stage did; administrators", plugin: "kernel", access: "user", params: byId, body: TrialBody, response: Trial, bodyLimit: 4_194_304 }),
  "GET endpoints/{id}/outline": endpoint({ summary: "An endpoint's parameters, and what a program of it is given, as TypeScript: parameters, results of the stages before it; administrators", plugin: "kernel", access: "user", params: byId, query: Type.Object({ stage: Type.Optional(Id) }), response: EndpointOutline }),
};
