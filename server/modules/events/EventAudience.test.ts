import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { CallContext, Caller } from "../../http/CallContext.ts";
import { joinAudience, type Listener } from "./EventAudience.ts";
import type { HeardEvent } from "./EventHub.ts";
import type { RecordSight } from "./RecordSight.ts";
import type { ToldEvents } from "./ToldEvents.ts";

/** Permissions, then what else is known of the caller. */
type Kind = Partial<Pick<Caller, "permissions" | "userId" | "orgId">>;

class Room {
  readonly #hear: ((event: HeardEvent) => void)[] = [];
  readonly callers = new Map<string, Caller>();
  readonly context: CallContext;

  constructor() {
    const project = { id: "town", settings: {} };
    this.context = {
      project,
      services: {
        events: { onEvent: (hear: (event: HeardEvent) => void) => (this.#hear.push(hear), () => undefined) },
        projects: { byId: () => Promise.resolve(project) },
        callers: { ofAll: (_: string, ids: string[]) => Promise.resolve(new Map([...this.callers].filter(([id]) => ids.includes(id)))) },
        counters: { eventTold: () => undefined },
        log: { warn: () => undefined },
      },
    } as unknown as CallContext;
  }

  /** A stream of a session of its own. */
  join(sessionId: string, kind: Kind, sight: RecordSight): { told: string[]; ended: boolean } {
    this.callers.set(sessionId, {
      userId: sessionId, sessionId, username: "", fullName: "", permissions: [], orgId: undefined, tin: undefined, pinfl: undefined, ...kind,
    });
    const seen = { told: [] as string[], ended: false };
    const listener: Listener = {
      context: this.context, sessionId,
      tell: (told: ToldEvents) => void seen.told.push(new TextDecoder().decode(told.behind(0))),
      end: () => { seen.ended = true; leave(); },
    };
    const leave = joinAudience(listener, sight);
    return seen;
  }

  happen(...events: HeardEvent[]): void {
    for (const event of events) for (const hear of this.#hear) hear(event);
  }
}

const changed = (id: number, recordId = `r${id}`): HeardEvent =>
  ({ id, projectId: "town", at: new Date(), event: { kind: "record", source: "dataset:streets", recordId, change: "update" } });

/** Sees every record, and counts how often it looked. */
function sightBy(values: Awaited<ReturnType<RecordSight["callerValues"]>>): RecordSight & { readonly looked: string[] } {
  const looked: string[] = [];
  return {
    looked,
    callerValues: () => Promise.resolve(values),
    canSeeRecords: ({ caller }, events) => {
      looked.push(caller?.orgId ?? String(caller?.permissions));
      return Promise.resolve(events.map(() => ({ tables: ["streets"], forms: [] })));
    },
  };
}

it("EV138 a record is looked at once for all streams that nothing tells apart, however many there are", async () => {
  const [room, sight] = [new Room(), sightBy([])];
  const streams = Array.from({ length: 500 }, (_, index) => room.join(`s${index}`, { permissions: [index % 2 ? "read" : "write"] }, sight));
  room.happen(changed(1));
  await expect.poll(() => streams.every(({ told }) => told.length === 1)).toBe(true);
  expect(sight.looked.toSorted()).toEqual(["read", "write"]);
  expect(streams[7]?.told[0]).toContain('"recordId":"r1"');
});

it("EV139 streams are told apart by what row rules over the record read of their callers, and by nothing else", async () => {
  const [room, sight] = [new Room(), sightBy(["$user.orgId"])];
  const streams = ["north", "south", "north"].map((orgId, index) => room.join(`s${index}`, { orgId }, sight));
  room.happen(changed(1), changed(2));
  await expect.poll(() => streams.map(({ told }) => told.join("").match(/"recordId":"r\d"/g)?.length)).toEqual([2, 2, 2]);
  expect(sight.looked.toSorted()).toEqual(["north", "south"]);
});

it("EV140 whose permissions change, or whose session ends, while an event is judged is not told by what they were", async () => {
  const room = new Room();
  const sight = sightBy([]);
  const slow: RecordSight = {
    ...sight,
    canSeeRecords: async (context, events) => {
      const { callers } = room;
      const demoted = callers.get("demoted");
      if (demoted) callers.set("demoted", { ...demoted, permissions: [] });
      callers.delete("gone");
      await sleep(1);
      return sight.canSeeRecords(context, events);
    },
  };
  const [demoted, gone, stays] = ["demoted", "gone", "stays"].map((name) => room.join(name, { permissions: ["read"] }, slow));
  room.happen(changed(1));
  await expect.poll(() => stays?.told.length).toBe(1);
  expect([demoted, gone]).toEqual([{ told: [], ended: true }, { told: [], ended: true }]);
});

it("EV5 whose session is over hears that it is, also when it is over before its event is told", async () => {
  const [room, sight] = [new Room(), sightBy([])];
  const stream = room.join("s", {}, sight);
  room.callers.delete("s");
  room.happen(changed(1), { id: 2, projectId: "town", at: new Date(), event: { kind: "session", userId: "s", sessionId: "s", change: "revoked" } });
  await expect.poll(() => stream.ended).toBe(true);
  expect(stream.told).toEqual(['id: 2\nevent: session\ndata: {"id":"2","kind":"session","sessionId":"s","change":"revoked"}\n\n']);
});

it("EV9 when more waits than can be judged, all streams end and come back by what they know", async () => {
  const [room, sight] = [new Room(), sightBy([])];
  const stream = room.join("s", {}, { ...sight, canSeeRecords: () => new Promise(() => undefined) });
  room.happen(...Array.from({ length: 2_200 }, (_, index) => changed(index + 1)));
  expect(stream.ended).toBe(true);
});
