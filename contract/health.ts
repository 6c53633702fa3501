import Type, { type Static } from "typebox";
import { endpoint, Nullable } from "./endpoint.ts";

/** What was answered: `errors` by a fault of ours, `refusals` with what the caller has to mend. Milliseconds. */
const answered = {
  calls: Type.Integer(),
  errors: Type.Integer(),
  refusals: Type.Integer(),
  /** Below which half of them were answered; null where there were none. */
  p50: Nullable(Type.Number()),
  p95: Nullable(Type.Number()),
};

/** Of all nodes, by the minute in which they were answered. */
export const CallMinute = Type.Object({ at: Type.String(), ...answered });
export type CallMinute = Static<typeof CallMinute>;

/** By endpoint as the contract names it. */
export const CallShare = Type.Object({ call: Type.String(), ...answered });
export type CallShare = Static<typeof CallShare>;

/** A kind of task: those that are open now, and those that ended within a day. */
export const TaskFigures = Type.Object({
  kind: Type.String(), waiting: Type.Integer(), running: Type.Integer(), done: Type.Integer(), failed: Type.Integer(),
});
export type TaskFigures = Static<typeof TaskFigures>;

/** A component of the project whose realm was ended, or whose code failed. */
export const EndedRealm = Type.Object({
  plugin: Type.String(), scope: Type.String(), component: Type.String(), why: Type.String(), count: Type.Integer(), at: Type.String(), quarantined: Type.Boolean(),
});
export type EndedRealm = Static<typeof EndedRealm>;

const Files = Type.Object({ count: Type.Integer(), bytes: Type.Integer() });

/** A statement without its values, as this server sent it since its start. */
export const StatementFigures = Type.Object({ text: Type.String(), count: Type.Integer(), meanMs: Type.Number(), maxMs: Type.Number() });
export type StatementFigures = Static<typeof StatementFigures>;

export const NodeFacts = Type.Object({
  /** Of the machine. */
  host: Type.String(),
  version: Type.String(),
  /** Bytes that the process holds. */
  memory: Type.Integer(),
  /** Share of its time in which its thread worked, 0 to 1. */
  busy: Type.Number(),
  eventStreams: Type.Integer(),
  /** Requests that wait for a session of the database. */
  waiting: Type.Integer(),
  statements: Type.Array(StatementFigures),
});
export type NodeFacts = Static<typeof NodeFacts>;

export const NodeReport = Type.Object({
  id: Type.String(),
  /** The one that answers. */
  isOwn: Type.Boolean(),
  startedAt: Type.String(),
  /** When it was last heard of; nodes tell of themselves every minute. */
  seenAt: Type.String(),
  /** It has not been heard of for so long that it is likely gone. */
  isAway: Type.Boolean(),
  ...NodeFacts.properties,
});
export type NodeReport = Static<typeof NodeReport>;

/** What belongs to no single project. */
export const WholeServer = Type.Object({
  database: Type.Object({ kind: Type.Enum(["embedded", "postgres"]), version: Type.String(), bytes: Type.Integer() }),
  files: Files,
  /** The largest, with their indexes. */
  tables: Type.Array(Type.Object({ schema: Type.String(), name: Type.String(), bytes: Type.Integer() })),
  /** This one first. */
  nodes: Type.Array(NodeReport),
});
export type WholeServer = Static<typeof WholeServer>;

/** Answer of `GET health/report`. Sizes are bytes, moments ISO 8601. */
export const HealthReport = Type.Object({
  at: Type.String(),
  /** The last sixty, also those in which nobody called. */
  minutes: Type.Array(CallMinute),
  /** Of the last hour as a whole. */
  total: Type.Object(answered),
  /** Of the last hour: those with faults first, then those that were called most; fifteen at most. */
  calls: Type.Array(CallShare),
  tasks: Type.Array(TaskFigures),
  /** Since when the task waits that waits longest. */
  waitingSince: Nullable(Type.String()),
  /** The latest ten. */
  realms: Type.Array(EndedRealm),
  /** The project's own, the largest first; `title` in the caller's language. */
  tables: Type.Array(Type.Object({ name: Type.String(), title: Nullable(Type.String()), bytes: Type.Integer() })),
  files: Files,
  /** For administrators of the first project, who keep the server; null for those of others. */
  server: Nullable(WholeServer),
});
export type HealthReport = Static<typeof HealthReport>;

export const healthEndpoints = {
  "GET health/report": endpoint({
    plugin: "system", access: "user", summary: "How the product does: calls of the last hour, tasks, sizes, and of the whole server its nodes and slowest statements; for administrators", response: HealthReport,
  }),
};
