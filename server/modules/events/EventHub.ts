import type { Kysely } from "kysely";
import type { ChangeStep, NewDevice, SessionChange } from "#contract/serverEvent.ts";
import type { TaskState } from "#contract/task.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";

/** An event as it is stored: what one caller receives of it is decided per caller (D10). */
export type StoredEvent =
  | { readonly kind: "config"; readonly entity: string; readonly name: string; readonly revision: number }
  | { readonly kind: "plugin"; readonly plugin: string; readonly state: string }
  | {
      readonly kind: "record";
      /** `dataset:cities` or `entity:menus`. */
      readonly source: string;
      readonly recordId: string;
      readonly change: "insert" | "update" | "delete" | "restore";
      /** Of a row that changed or is gone for good: what row rules read of it as it was before. Nobody is told of it. */
      readonly before?: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: "menu" }
  /** More changed at once than is told one by one: everybody reads everything again. */
  | { readonly kind: "reset" }
  /** Of a change that a session makes, while it lasts. */
  | ({ readonly kind: "progress"; readonly userId: string; readonly sessionId: string } & ChangeStep)
  /** Of a task: its owner and administrators hear it. */
  | { readonly kind: "task"; readonly taskId: string; readonly userId: string; readonly state: TaskState; readonly done: number; readonly total: number | null }
  | { readonly kind: "session"; readonly userId: string; readonly sessionId: string; readonly change: SessionChange; readonly newDevice?: NewDevice };

export type RecordEvent = Extract<StoredEvent, { kind: "record" }>;

/** An event that was committed, on this node or another. */
export interface HeardEvent {
  readonly id: number;
  readonly projectId: string;
  /** When its transaction began, by the database's clock. */
  readonly at: Date;
  readonly event: StoredEvent;
}

/** Announces events to all nodes and lets streams resume (D10). */
export interface EventHub {
  /**
   * Writes the event in the transaction of the change that it tells of; it is heard after the commit, everywhere, in one
   * order. Transactions do not wait for each other here.
   * @example await services.events.record(tx, projectId, { kind: "menu" });
   */
  record(tx: Kysely<PlatonSchema>, projectId: string, event: StoredEvent): Promise<void>;
  /** The same for several, in their order, by one statement. */
  recordAll(tx: Kysely<PlatonSchema>, projectId: string, events: readonly StoredEvent[]): Promise<void>;
  /** Hears every event of every project in order, once, until the returned function is called or the hub is closed. */
  onEvent(heard: (event: HeardEvent) => void, closed?: () => void): () => void;
  /** Id of the last event that was heard; 0 when there is none. */
  latest(): number;
  /** Whether there are events of what was committed before that were not heard yet. */
  hasUnheard(): Promise<boolean>;
  /** The project's events behind `after`; "reset" when some of them are no longer kept, or too many to be told. */
  since(projectId: string, after: number): Promise<readonly HeardEvent[] | "reset">;
  /** Ends all streams and hears nothing more. */
  close(): Promise<void>;
}
