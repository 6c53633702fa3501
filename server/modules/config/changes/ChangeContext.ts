import type { ChangeStep } from "#contract/serverEvent.ts";
import type { Database } from "../../../database/Database.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import type { EventHub } from "../../events/index.ts";

/** Who changes configuration, and what the change is announced with. Every CallContext is one. */
export interface ChangeContext extends Pick<CallContext, "project" | "caller" | "requestId" | "locale" | "language"> {
  /** Of the call, which says in them what it has confirmed. */
  readonly headers?: Headers;
  /** Where the call comes from. */
  readonly address?: string;
  /** Told how far a long change is, in place of the caller's session. */
  readonly onStep?: (step: ChangeStep) => void;
  readonly services: Pick<CallContext["services"], "configuration"> & {
    readonly events: Pick<EventHub, "record">;
    /** Of a running server: the most that its operator lets a project take. */
    readonly config?: Pick<CallContext["services"]["config"], "projectCaps">;
    /** Of a running server: by it a change is told of while it lasts. */
    readonly database?: Pick<Database, "kind" | "sql" | "transaction">;
    /** Of a running server: what its projects say, read anew by the next call. */
    readonly projects?: Pick<CallContext["services"]["projects"], "reload">;
    /** Of a running server: who has a session, and what they may do. */
    readonly callers?: Pick<CallContext["services"]["callers"], "forget">;
  };
}
