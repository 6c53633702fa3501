import { entityDescriptions } from "#contract/entities/index.ts";
import type { ServerEvent } from "#contract/serverEvent.ts";
import { isAdministrator, isAllowed } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { personOf } from "../../http/personOf.ts";
import type { HeardEvent, StoredEvent } from "./EventHub.ts";
import type { RecordSight, SeenThrough } from "./RecordSight.ts";

type Config = Extract<StoredEvent, { kind: "config" }>;

/** Entities that every session shows something of; of the others only administrators hear. */
const everybodys: ReadonlySet<string> = new Set([
  "projects", ...entityDescriptions.flatMap((description) => ("isEverybodys" in description ? [description.name] : [])),
]);

const unseen: SeenThrough = { tables: [], forms: [] };

/** Those of the events that are the caller's business, as this caller may hear them (D10). */
export async function visibleEvents(
  context: CallContext, heard: readonly HeardEvent[], sight: RecordSight,
): Promise<readonly ServerEvent[]> {
  const records = heard.flatMap(({ event }) => (event.kind === "record" ? [event] : []));
  const seen = await sight.canSeeRecords(context, records);
  const seenThrough = new Map<StoredEvent, SeenThrough>(records.map((record, index) => [record, seen[index] ?? unseen]));
  const visible = await Promise.all(heard.map((one) => visibleEvent(context, one, seenThrough.get(one.event) ?? unseen)));
  return visible.filter((event) => event !== undefined);
}

async function visibleEvent(context: CallContext, heard: HeardEvent, { tables, forms }: SeenThrough): Promise<ServerEvent | undefined> {
  const { event } = heard;
  const id = String(heard.id);
  switch (event.kind) {
    case "config":
      if (!(await maySeeObject(context, event))) return undefined;
      return { id, kind: "config", entity: event.entity, name: event.name, revision: String(event.revision) };
    case "plugin":
      return { id, kind: "plugin", plugin: event.plugin, state: event.state as "enabled" | "disabled" | "quarantined" };
    case "record":
      if (tables.length + forms.length === 0) return undefined;
      return { id, kind: "record", tables, forms, recordId: event.recordId, change: event.change };
    case "menu":
    case "reset":
      return { id, kind: event.kind };
    case "progress": {
      const { userId, ...told } = event;
      return userId === personOf(context.caller)?.userId ? { id, ...told } : undefined;
    }
    case "task": {
      const { userId, ...told } = event;
      const isOwn = userId === personOf(context.caller)?.userId;
      return isOwn || isAdministrator(context.caller) ? { id, ...told, isOwn } : undefined;
    }
    case "session":
      return visibleSession(context.caller, id, event);
  }
}

/** The own sessions; whoever looks as another user also hears that this user's rights changed, and nothing of their sessions. */
function visibleSession(caller: CallContext["caller"], id: string, { userId, sessionId, change, newDevice }: Extract<StoredEvent, { kind: "session" }>): ServerEvent | undefined {
  const isOfSessions = change === "revoked" || change === "begun";
  // Where its owner signs in is no machine's business.
  if (isOfSessions && caller?.apiToken) return undefined;
  if (userId === personOf(caller)?.userId) return { id, kind: "session", sessionId, change, ...(newDevice && { newDevice }) };
  const isObserved = userId === caller?.userId && !isOfSessions;
  return isObserved ? { id, kind: "session", sessionId: "", change } : undefined;
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
