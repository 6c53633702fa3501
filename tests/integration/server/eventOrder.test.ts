import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "../../../server/database/Database.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { migrations } from "../../../server/database/migrations/index.ts";
import { openEventHub, type EventHub } from "../../../server/modules/events/index.ts";
import { TestDatabases } from "../database/TestDatabases.ts";

const databases = await TestDatabases.prepare();
afterAll(() => databases.dispose());
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

interface Node {
  readonly database: Database;
  readonly hub: EventHub;
  /** Records that were heard of, in their order. */
  readonly heard: string[];
  readonly ids: number[];
}

/** Two nodes on one database, as far as events go. */
describe.skipIf(!databases.kinds.includes("postgres"))("events of two nodes · postgres", () => {
  const nodes: Node[] = [];
  beforeAll(async () => {
    const url = await databases.newUrl();
    for (let index = 0; index < 2; index += 1) {
      const database = await databases.openUrl(url);
      await migrate(database, migrations, log);
      if (index === 0) await database.sql.insertInto("platon.projects").values({ id: "town", title: "Town", is_default: true, seeded_at: null }).execute();
      const hub = await openEventHub({ database, log });
      const node: Node = { database, hub, heard: [], ids: [] };
      hub.onEvent(({ id, event }) => {
        if (event.kind === "record") node.heard.push(event.recordId);
        node.ids.push(id);
      });
      nodes.push(node);
    }
  });
  afterAll(() => Promise.all(nodes.map(({ hub }) => hub.close())));

  const nodeAt = (index: number): Node => nodes[index % nodes.length] as Node;
  const event = (recordId: string) => ({ kind: "record", source: "dataset:streets", recordId, change: "update" }) as const;
  const save = (node: Node, recordId: string, meanwhile: () => Promise<unknown> = () => Promise.resolve()): Promise<void> =>
    node.database.transaction(async (tx) => {
      await node.hub.record(tx, "town", event(recordId));
      await meanwhile();
    });
  const resumed = async (node: Node, after: number): Promise<string[]> => {
    const events = await node.hub.since("town", after);
    if (events === "reset") throw new Error("reset");
    return events.flatMap((one) => (one.event.kind === "record" ? [one.event.recordId] : []));
  };

  it("EV135 a save that is held open holds up neither other saves nor their events, and is told when it is committed", async () => {
    const before = nodeAt(0).hub.latest();
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    let begun = (): void => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const held = save(nodeAt(0), "held", () => (begun(), isReleased));
    await hasBegun;
    for (const [index, recordId] of ["first", "second", "third"].entries()) await save(nodeAt(index), recordId);
    for (const { heard } of nodes) await vi.waitFor(() => expect(heard).toEqual(["first", "second", "third"]), { timeout: 10_000 });
    const between = nodeAt(1).hub.latest();

    release();
    await held;
    for (const { heard } of nodes) await vi.waitFor(() => expect(heard).toEqual(["first", "second", "third", "held"]), { timeout: 10_000 });
    for (const node of nodes) {
      expect(await resumed(node, before)).toEqual(["first", "second", "third", "held"]);
      expect(await resumed(node, between)).toEqual(["held"]);
    }
  });

  it("EV136 twenty writers of two nodes that hold their transactions: all are told, once, in one order, also to who resumes anywhere", async () => {
    const before = nodeAt(0).hub.latest();
    for (const node of nodes) node.heard.length = node.ids.length = 0;
    const saved: string[] = [];
    const write = async (writer: number): Promise<void> => {
      for (let turn = 0; turn < 12; turn += 1) {
        // Some hold their number for long, most for a moment: commits come in another order than inserts.
        await save(nodeAt(writer), `${writer}/${turn}`, () => sleep((writer * 7 + turn * 13) % 10 === 0 ? 120 : (writer + turn) % 5));
        saved.push(`${writer}/${turn}`);
      }
    };
    await Promise.all(Array.from({ length: 20 }, (_, writer) => write(writer)));

    for (const { heard } of nodes) await vi.waitFor(() => expect(heard.length).toBe(saved.length), { timeout: 20_000 });
    const [here, there] = [nodeAt(0), nodeAt(1)];
    expect(here.heard.toSorted()).toEqual(saved.toSorted());
    expect(there.heard).toEqual(here.heard);
    expect(here.ids).toEqual(here.ids.toSorted((a, b) => a - b));
    // Each writer's own saves follow each other.
    for (let writer = 0; writer < 20; writer += 1) {
      const own = here.heard.filter((recordId) => recordId.startsWith(`${writer}/`));
      expect(own).toEqual(Array.from({ length: 12 }, (_, turn) => `${writer}/${turn}`));
    }
    for (const [index, id] of [before, ...here.ids].entries()) {
      if (index % 17 === 0) expect(await resumed(nodeAt(index), id)).toEqual(here.heard.slice(index));
    }
  });

  it("EV137 what was committed by a node that was killed before it told is told by another", async () => {
    for (const node of nodes) node.heard.length = 0;
    const payload = JSON.stringify(event("orphan"));
    await nodeAt(0).database.sql.insertInto("platon.unnumbered_events").values({ project_id: "town", kind: "record", payload }).execute();
    for (const { heard } of nodes) await vi.waitFor(() => expect(heard).toEqual(["orphan"]), { timeout: 10_000 });
  });
});
