import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { afterCommit } from "../../../server/database/afterCommit.ts";
import type { Database, Subscription } from "../../../server/database/Database.ts";
import { QueryTimedOut } from "../../../server/database/databaseErrors.ts";
import { shortLimits } from "./shortLimits.ts";
import { TestDatabases } from "./TestDatabases.ts";

const databases = await TestDatabases.prepare();
afterAll(() => databases.dispose());

describe.each(databases.kinds)("on %s", (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await databases.openNew(kind, { limits: shortLimits });
    await sql`create table notes (text text)`.execute(database.sql);
  });
  beforeEach(() => sql`delete from notes`.execute(database.sql));
  afterAll(() => database.close());

  const insert = (text: string): ReturnType<typeof sql> => sql`insert into notes values (${text})`;
  const notes = async (): Promise<string[]> => {
    const { rows } = await sql<{ text: string }>`select text from notes order by text`.execute(database.sql);
    return rows.map(({ text }) => text);
  };

  describe("transactions", () => {
    it("DB20 one that ends well is there whole, one that throws leaves nothing", async () => {
      const answer = await database.transaction(async (tx) => {
        await insert("a").execute(tx);
        await insert("b").execute(tx);
        return "done";
      });
      expect(answer).toBe("done");
      const failing = database.transaction(async (tx) => {
        await insert("c").execute(tx);
        throw new Error("changed my mind");
      }, { isolation: "serializable" });
      await expect(failing).rejects.toThrow("changed my mind");
      expect(await notes()).toEqual(["a", "b"]);
    });

    it("DB212 what waits for the end runs once it is committed, and never when it is rolled back", async () => {
      const seen: string[][] = [];
      const looked: Promise<unknown>[] = [];
      const look = (): void => void looked.push(notes().then((found) => seen.push(found)));
      await database.transaction(async (tx) => {
        afterCommit(tx, look);
        await insert("kept").execute(tx);
        expect(seen).toEqual([]);
      });
      const failing = database.transaction((tx) => {
        afterCommit(tx, look);
        return Promise.reject(new Error("no"));
      });
      await expect(failing).rejects.toThrow("no");
      await Promise.all(looked);
      expect(seen).toEqual([["kept"]]);
    });

    it("DB21 one that outlives its deadline is rolled back, and what its work sends later is refused", async () => {
      let later: Promise<unknown> | undefined;
      const overdue = database.transaction(async (tx) => {
        await insert("early").execute(tx);
        await sleep(1_200);
        later = insert("late").execute(tx);
        await later;
      });
      await expect(overdue).rejects.toBeInstanceOf(QueryTimedOut);
      expect(await notes()).toEqual([]);
      await vi.waitFor(() => expect(later).toBeDefined(), 5_000);
      await expect(later).rejects.toBeInstanceOf(QueryTimedOut);
      expect(await notes()).toEqual([]);
    });

    it("DB21 one whose statement runs into the deadline is rolled back, and the next query is answered", async () => {
      const overdue = database.transaction(async (tx) => {
        await insert("early").execute(tx);
        await sleep(400);
        await sql`select pg_sleep(20)`.execute(tx);
      });
      await expect(overdue).rejects.toBeInstanceOf(QueryTimedOut);
      expect(await notes()).toEqual([]);
    });

    it("DB22 one whose failed statement was overlooked fails at the end", async () => {
      const pretending = database.transaction(async (tx) => {
        await insert("a").execute(tx);
        await sql`select 1/0`.execute(tx).catch(() => undefined);
      });
      await expect(pretending).rejects.toThrow("rolled back");
      expect(await notes()).toEqual([]);
    });

    it("DB23 afterwards its tx refuses every statement", async () => {
      let forgotten: Database["sql"] | undefined;
      await database.transaction(async (tx) => void (forgotten = tx));
      await expect(insert("stray").execute(forgotten ?? database.sql)).rejects.toThrow("The transaction is over");
      expect(await notes()).toEqual([]);
    });

    it("DB24 Kysely's own, which has no deadline, is refused", async () => {
      const own = database.sql.transaction().execute(() => Promise.resolve(1));
      await expect(own).rejects.toThrow("database.transaction()");
      expect(await notes()).toEqual([]);
    });

    it("DB25 statements that are sent at once run one after the other", async () => {
      await database.transaction((tx) => Promise.all(["a", "b", "c"].map((text) => insert(text).execute(tx))));
      expect(await notes()).toEqual(["a", "b", "c"]);
    });
  });

  describe("notifications", () => {
    const subscriptions: Subscription[] = [];
    afterEach(async () => {
      await Promise.all(subscriptions.splice(0).map((subscription) => subscription.dispose()));
    });

    const listen = async (channel: string): Promise<string[]> => {
      const heard: string[] = [];
      subscriptions.push(await database.listen(channel, (payload) => heard.push(payload)));
      return heard;
    };
    const notify = (channel: string, payload: string): ReturnType<typeof sql> => sql`select pg_notify(${channel}, ${payload})`;

    it("DB30 heard after the commit, and not at all after a rollback", async () => {
      const heard = await listen("changes");
      const before: number[] = [];
      await database.transaction(async (tx) => {
        await notify("changes", "kept").execute(tx);
        before.push(heard.length);
      });
      await database.transaction(async (tx) => {
        await notify("changes", "dropped").execute(tx);
        throw new Error("no");
      }).catch(() => undefined);
      await notify("changes", "last").execute(database.sql);
      await vi.waitFor(() => expect(heard).toEqual(["kept", "last"]));
      expect(before).toEqual([0]);
    });

    it("DB31 who was disposed of hears nothing, the others go on", async () => {
      const first = await listen('odd "name"');
      const second = await listen('odd "name"');
      const [subscription] = subscriptions;
      await subscription?.dispose();
      await subscription?.dispose();
      await notify('odd "name"', "one").execute(database.sql);
      await vi.waitFor(() => expect(second).toEqual(["one"]));
      expect(first).toEqual([]);
    });

    it("DB32 listening goes on after the connection was lost", async () => {
      const heard = await listen("changes");
      const endConnection =
        kind === "embedded"
          ? sql`select pg_sleep(20)` // the watchdog's way
          : sql`select pg_terminate_backend(pid) from pg_stat_activity 
              where application_name = 'platon events' and datname = current_database()`;
      await endConnection.execute(database.sql).catch(() => undefined);
      await vi.waitFor(async () => {
        await notify("changes", "again").execute(database.sql);
        expect(heard).toContain("again");
      }, { timeout: 10_000, interval: 200 });
    });
  });
});
