import type { ServerEvent } from "#contract/serverEvent.ts";
import type { CallerValue } from "../../access/rowRules.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { RecordEvent } from "./EventHub.ts";

/** Names of the tables and forms through which the caller may read a record, or could before it changed. */
export type SeenThrough = Pick<Extract<ServerEvent, { kind: "record" }>, "tables" | "forms">;

/** Given from outside: tables announce their changes here and cannot be known here too. */
export interface RecordSight {
  /** What of a caller, beside the permissions, decides who sees the record of an event. */
  callerValues(context: CallContext, event: RecordEvent): Promise<readonly CallerValue[]>;
  /** Through what the caller sees the record of each event. */
  canSeeRecords(context: CallContext, events: readonly RecordEvent[]): Promise<readonly SeenThrough[]>;
}
