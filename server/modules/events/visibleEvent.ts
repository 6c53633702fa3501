import { entityDescriptions } from "#contract/entities/index.ts";
import type { ServerEvent } from "#contract/serverEvent.ts";
import { isAdministrator, isAllowed } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { HeardEvent, RecordEvent, StoredEvent } from "./EventHub.ts";

type Config = Extract<StoredEvent, { kind: "config" }>;

/** Entities that every session shows something of; of the others only administrators hear. */
const everybodys: ReadonlySet<string> = new Set([
  "projects", ...entityDescriptions.flatMap((description) => ("isEverybodys" in description ? [description.name] : [])),
]);

/** Names of the tables and forms through which the caller may read a record, or could before it changed. */
export type SeenThrough = Pick<Extract<ServerEvent, { kind: "record" }>, "tables" | "forms">;

/** Given from outside: tables announce their changes here and cannot be known here too. */
export type SeeRecord = (context: CallContext, event: RecordEvent) => Promise<SeenThrough>;

/** The event as this caller may hear it; undefined when it is none of the caller's business (D10). */
export async function visibleEvent(
  context: CallContext,
  heard: HeardEvent,
  canSeeRecord: SeeRecord,
): Promise<ServerEvent | undefined> {
  const { event } = heard;
  const id = String(heard.id);
  switch (event.kind) {
    case "config":
      if (!(await maySeeObject(context, event))) return undefined;
      return { id, kind: "config", entity: event.entity, name: event.name, revision: String(event.revision) };
    case "plugin":
      return { id, kind: "plugin", plugin: event.plugin, state: event.state as "enabled" | "disabled" | "quarantined" };
    case "record": {
      const { tables, forms } = await canSeeRecord(context, event);
      if (tables.length + forms.length === 0) return undefined;
      return { id, kind: "record", tables, forms, recordId: event.recordId, change: event.change };
    }
    case "menu":
      return { id, kind: "menu" };
    case "session":
      if (event.userId !== context.caller?.userId) return undefined;
      return { id, kind: "session", sessionId: event.sessionId, change: event.change };
  }
}

async function maySeeObject(context: CallContext, { entity, name }: Config): Promise<boolean> {
  if (isAdministrator(context.caller) || everybodys.has(entity)) return true;
  const config = await context.services.configuration.of(context.project.id);
  switch (entity) {
    case "tables":
      return isVisible(config.tables.get(name), context);
    case "forms":
      return isVisible(config.forms.get(name), context);
    case "platon_pages":
      return isVisible(config.pages.get(name), context);
    default:
      return false;
  }
}

/** Of an object that is gone everybody may hear: whoever has it open must learn so. */
const isVisible = (object: Parameters<typeof isAllowed>[0] | undefined, context: CallContext): boolean =>
  object === undefined || isAllowed(object, "read", context);
