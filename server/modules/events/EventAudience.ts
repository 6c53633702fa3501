import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { ServerEvent } from "#contract/serverEvent.ts";
import { isInNetworks } from "../../access/networks.ts";
import type { CallerValue } from "../../access/rowRules.ts";
import type { CallContext, Caller } from "../../http/CallContext.ts";
import { callerGroup } from "./callerGroup.ts";
import type { EventHub, HeardEvent } from "./EventHub.ts";
import type { RecordSight } from "./RecordSight.ts";
import { ToldEvents } from "./ToldEvents.ts";
import { visibleEvents } from "./visibleEvents.ts";

/** Events that wait to be judged: beyond them nobody keeps up, and all come back by what they know. */
const waitingAtMost = 2_000;
const judgedAtOnce = 100;
/** Telling takes a quarter of the time at most, so that many streams leave room for saves; who waits is told more at once. */
const restPerWork = 3;
const restAtMostMs = 80;

/** An open stream, as events are told to it. */
export interface Listener {
  /** Of the call that opened it. */
  readonly context: CallContext;
  readonly sessionId: string;
  tell(told: ToldEvents): void;
  end(): void;
}

const audiences = new WeakMap<EventHub, Map<string, EventAudience>>();

/** Tells the listener every event of its project from now on, until the returned function is called or the hub is closed. */
export function joinAudience(listener: Listener, sight: RecordSight): () => void {
  const { project, services: { events } } = listener.context;
  const ofHub = audiences.get(events) ?? new Map<string, EventAudience>();
  audiences.set(events, ofHub);
  const audience = ofHub.get(project.id) ?? new EventAudience(listener.context, sight);
  ofHub.set(project.id, audience);
  audience.add(listener);
  return () => {
    audience.remove(listener);
    if (audience.isEmpty && ofHub.get(project.id) === audience) ofHub.delete(project.id);
  };
}

/** Events that one and the same decides about. */
interface Run {
  readonly values: readonly CallerValue[];
  readonly events: HeardEvent[];
}

/** Those of one permission and of the same values: they hear the same. */
interface Group {
  readonly key: string;
  readonly caller: Caller;
  readonly members: Listener[];
}

/**
 * The open streams of one project on this node. What happens is judged once for all streams that nothing tells apart,
 * beside the saves and with pauses, in the order in which it happened.
 */
class EventAudience {
  readonly #context: CallContext;
  readonly #sight: RecordSight;
  readonly #listeners = new Set<Listener>();
  readonly #waiting: HeardEvent[] = [];
  readonly #leaveHub: () => void;
  #isTelling = false;

  constructor(context: CallContext, sight: RecordSight) {
    this.#context = context;
    this.#sight = sight;
    const { project, services } = context;
    this.#leaveHub = services.events.onEvent((event) => event.projectId === project.id && this.#hear(event), () => this.#endAll());
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  add(listener: Listener): void {
    this.#listeners.add(listener);
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.isEmpty) this.#leaveHub();
  }

  #endAll(): void {
    for (const listener of [...this.#listeners]) listener.end();
  }

  #hear(event: HeardEvent): void {
    if (this.#waiting.push(event) > waitingAtMost) this.#endAll();
    else if (!this.#isTelling) void this.#tellWaiting();
  }

  async #tellWaiting(): Promise<void> {
    this.#isTelling = true;
    // What was read together is told together.
    await nextTurn();
    while (this.#waiting.length > 0 && !this.isEmpty) {
      const started = performance.now();
      await this.#tell(this.#waiting.splice(0, judgedAtOnce)).catch((error: unknown) => this.#fail(error, [...this.#listeners]));
      await sleep(Math.min((performance.now() - started) * restPerWork, restAtMostMs));
    }
    this.#isTelling = false;
  }

  async #tell(events: readonly HeardEvent[]): Promise<void> {
    // Whoever comes from here on knows these events, or reads them.
    const listeners = [...this.#listeners];
    const ends = endsIn(events);
    for (const run of await this.#runsOf(events)) {
      for (const group of await this.#groupsOf(listeners, run.values, ends)) await this.#tellGroup(group, run);
    }
  }

  /** Of what follows each other and is decided by the same. */
  async #runsOf(events: readonly HeardEvent[]): Promise<Run[]> {
    const runs: Run[] = [];
    for (const heard of events) {
      const values = await this.#decidedBy(heard);
      const last = runs.at(-1);
      if (last && String(last.values) === String(values)) last.events.push(heard);
      else runs.push({ values, events: [heard] });
    }
    return runs;
  }

  #decidedBy({ event }: HeardEvent): Promise<readonly CallerValue[]> | readonly CallerValue[] {
    if (event.kind === "record") return this.#sight.callerValues(this.#context, event);
    return event.kind === "session" || event.kind === "progress" || event.kind === "task" ? ["$user.id"] : [];
  }

  /** Who listens now, by what they may hear. */
  async #groupsOf(listeners: readonly Listener[], values: readonly CallerValue[], ends: Ends): Promise<Iterable<Group>> {
    const present = listeners.filter((listener) => this.#listeners.has(listener));
    const callers = await this.#callersOf(present);
    const networks = (await this.#context.services.projects.byId(this.#context.project.id))?.settings.access?.networks ?? [];
    const groups = new Map<string, Group>();
    for (const listener of present) {
      const caller = callers.get(listener.sessionId);
      const isAway = caller?.apiToken !== undefined && networks.length > 0 && !isInNetworks(listener.context.address, networks);
      if (caller === undefined || isAway || ends.has(listener.sessionId)) this.#endOver(listener, ends);
      else join(groups, { key: callerGroup(caller, values), caller, listener });
    }
    return groups.values();
  }

  /** Whose session is over hears that it is, and nothing else: the session is over before the event of it is heard. */
  #endOver(listener: Listener, ends: Ends): void {
    const end = ends.get(listener.sessionId) ?? endsIn(this.#waiting).get(listener.sessionId);
    if (end) listener.tell(new ToldEvents([end]));
    listener.end();
  }

  async #tellGroup({ key, caller, members }: Group, { values, events }: Run): Promise<void> {
    const { services, project } = this.#context;
    try {
      const present = (await services.projects.byId(project.id)) ?? project;
      const told = new ToldEvents(await visibleEvents({ ...this.#context, project: present, caller }, events, this.#sight));
      const callers = await this.#callersOf(members);
      for (const listener of members) {
        const now = callers.get(listener.sessionId);
        // Somebody else by now: ends, and is judged anew from what it knows.
        if (now === undefined || callerGroup(now, values) !== key) listener.end();
        else listener.tell(told);
      }
      for (const { at } of events) services.counters.eventTold(at);
    } catch (error) {
      this.#fail(error, members);
    }
    await nextTurn();
  }

  #callersOf(listeners: readonly Listener[]): Promise<ReadonlyMap<string, Caller>> {
    return this.#context.services.callers.ofAll(this.#context.project.id, listeners.map(({ sessionId }) => sessionId));
  }

  #fail(error: unknown, listeners: readonly Listener[]): void {
    this.#context.services.log.warn({ err: error, project: this.#context.project.id, streams: listeners.length }, "event streams ended");
    for (const listener of listeners) listener.end();
  }
}

function join(groups: Map<string, Group>, { key, caller, listener }: { key: string; caller: Caller; listener: Listener }): void {
  const known = groups.get(key);
  if (known) known.members.push(listener);
  else groups.set(key, { key, caller, members: [listener] });
}

/** Ends of sessions, by session. */
type Ends = ReadonlyMap<string, ServerEvent>;

function endsIn(heard: readonly HeardEvent[]): Ends {
  return new Map(heard.flatMap(({ id, event }) => {
    if (event.kind !== "session" || event.change !== "revoked") return [];
    const { sessionId, change } = event;
    return [[sessionId, { id: String(id), kind: "session", sessionId, change }]];
  }));
}
