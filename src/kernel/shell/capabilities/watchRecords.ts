import type { TableChange } from "#sdk/capabilities/tables.ts";
import type { Disposable } from "#sdk/plugin/Disposable.ts";
import type { EventBus } from "../../services/events/EventBus.ts";

export interface Watched {
  /** The table or form through which the records are seen. */
  readonly through: "tables" | "forms";
  readonly name: string;
  readonly recordId?: string | undefined;
}

type Listener = (change: TableChange) => void;

/** Tells of changes of records (D10); after a gap in the stream anything may have changed. */
export function watchRecords(bus: EventBus, { through, name, recordId }: Watched, listener: Listener): Disposable {
  return bus.on("ServerEvent", (event) => {
    if (event.kind === "reset") return listener({});
    if (event.kind !== "record") return;
    if (!event[through].includes(name)) return;
    if (recordId === undefined || recordId === event.recordId) listener({ recordIds: [event.recordId] });
  });
}
