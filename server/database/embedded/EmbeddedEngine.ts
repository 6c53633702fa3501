import { randomUUID } from "node:crypto";
import { constants, existsSync, mkdirSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ChannelListeners } from "../ChannelListeners.ts";
import type { DatabaseHealth, DatabaseLog, Subscription } from "../Database.ts";
import { DatabaseUnavailable } from "../databaseErrors.ts";
import type { Engine } from "../Engine.ts";
import type { HeavyReach } from "../HeavyPlaces.ts";
import { Lease } from "../Lease.ts";
import { isHeavy, longestExport, type QueryClass, type QueryLimits } from "../QueryClass.ts";
import { DirectoryOwner } from "./DirectoryOwner.ts";
import { EmbeddedSession } from "./EmbeddedSession.ts";
import { Housekeeping } from "./Housekeeping.ts";
import { LeaseQueue } from "./LeaseQueue.ts";

interface EmbeddedOptions {
  readonly dataDir: string;
  readonly workerFile: URL;
  readonly parameters: readonly string[];
  readonly limits: QueryLimits;
  readonly log: DatabaseLog;
  /** A copy, whose folder goes when it is closed. */
  readonly isThrownAway?: boolean;
}

/** Below the data directory: databases that somebody reads as they were at one moment. */
const copies = "copies";

/** Milliseconds between two replacements for the sake of memory: work that needs much all the time goes on. */
const renewalPause = 600_000;

/**
 * PGlite in a worker thread. It has one session and cannot cancel a query: requests queue for it, and a watchdog ends
 * the whole worker and opens the database again, which takes about a second, when one overstays.
 */
export class EmbeddedEngine implements Engine {
  readonly kind = "embedded";
  readonly heavyReach: HeavyReach = { report: 1, search: 1, count: 1 };
  readonly #options: EmbeddedOptions;
  readonly #directory: string;
  readonly #owner: DirectoryOwner;
  readonly #queue = new LeaseQueue();
  readonly #listeners = new ChannelListeners();
  readonly #housekeeping: Housekeeping;
  readonly #closing = new AbortController();
  #session: Promise<EmbeddedSession>;
  #live: EmbeddedSession | undefined;
  #state: DatabaseHealth["state"] = "starting";
  #restarts = 0;
  #renewedAt = -renewalPause;

  private constructor(options: EmbeddedOptions, owner: DirectoryOwner) {
    this.#options = options;
    this.#owner = owner;
    this.#directory = join(resolve(options.dataDir), "database");
    this.#housekeeping = new Housekeeping(() => this.lease("maintenance"), options.log);
    this.#session = this.#start();
  }

  /** @throws DirectoryInUse, NotDurable, DatabaseUnavailable */
  static async open(options: EmbeddedOptions): Promise<EmbeddedEngine> {
    const dataDir = resolve(options.dataDir);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const owner = await DirectoryOwner.claim(dataDir);
    try {
      // Those of a process that died.
      await rm(join(dataDir, copies), { recursive: true, force: true });
      const directory = join(dataDir, "database");
      if (!existsSync(directory)) await EmbeddedSession.initialise(options.workerFile, directory);
      const engine = new EmbeddedEngine(options, owner);
      await engine.#session;
      return engine;
    } catch (error) {
      owner.release();
      throw error;
    }
  }

  async lease(queryClass: QueryClass): Promise<Lease> {
    const { interactive, [queryClass]: { run: allowed, wait } } = this.#options.limits;
    // A statement ends only with the whole database, which nobody's count is worth.
    const run = Math.max(allowed, interactive.run);
    await this.#queue.enter(wait, { isHeavy: isHeavy(queryClass) });
    try {
      const session = await this.#liveSession(wait);
      const endSession = (error: Error): void => session.end(error);
      const release = (lease: Lease): void => this.#leave(lease);
      return new Lease({ client: session.client, deadline: run, limit: run, endSession, release });
    } catch (error) {
      this.#queue.leave();
      throw error;
    }
  }

  /** Its files as they are between two requests, in about the time that the disk takes for it; opened in a worker of its own. */
  async copy(): Promise<EmbeddedEngine> {
    const dataDir = join(resolve(this.#options.dataDir), copies, randomUUID());
    try {
      await this.#copyTo(join(dataDir, "database"));
      const { limits } = this.#options;
      const unhurried = { run: longestExport, wait: limits.export.wait };
      return await EmbeddedEngine.open({ ...this.#options, dataDir, limits: { ...limits, export: unhurried }, isThrownAway: true });
    } catch (error) {
      await rm(dataDir, { recursive: true, force: true });
      throw error;
    }
  }

  async #copyTo(directory: string): Promise<void> {
    const lease = await this.lease("maintenance");
    try {
      await lease.query("checkpoint");
      await cp(this.#directory, directory, { recursive: true, mode: constants.COPYFILE_FICLONE });
    } finally {
      void lease.release();
    }
  }

  async listen(channel: string, heard: (payload: string) => void): Promise<Subscription> {
    const subscription = this.#listeners.add(channel, heard);
    const lease = await this.lease("interactive");
    try {
      await this.#listenOn((statement) => lease.query(statement));
      return subscription;
    } catch (error) {
      await subscription.dispose();
      throw error;
    } finally {
      void lease.release();
    }
  }

  health(): DatabaseHealth {
    return { state: this.#state, waiting: this.#queue.waiting, restarts: this.#restarts };
  }

  announceClose(): void {
    this.#owner.announceLeaving();
  }

  async close(): Promise<void> {
    if (this.#state === "closed") return;
    this.#state = "closed";
    this.#closing.abort();
    this.#housekeeping.close();
    await this.#queue.close();
    const session = await this.#session.catch(() => undefined);
    await session?.close(new DatabaseUnavailable("The database is closed"));
    this.#owner.release();
    if (this.#options.isThrownAway === true) await rm(resolve(this.#options.dataDir), { recursive: true, force: true });
  }

  #leave(lease: Lease): void {
    if (lease.wrote) this.#housekeeping.noteWrite();
    this.#queue.leave();
  }

  async #liveSession(wait: number): Promise<EmbeddedSession> {
    if (this.#live?.alive) return this.#live;
    const waited = new AbortController();
    const late = sleep(wait, undefined, { signal: waited.signal }).then(() => {
      throw new DatabaseUnavailable("The database is starting; try again");
    });
    try {
      // One that was just ended is replaced as soon as it is over.
      await Promise.race([this.#live?.over, late]);
      return await Promise.race([this.#session, late]);
    } finally {
      late.catch(() => undefined);
      waited.abort();
    }
  }

  async #start(): Promise<EmbeddedSession> {
    const { workerFile, parameters } = this.#options;
    const session = await EmbeddedSession.start(workerFile, { kind: "serve", directory: this.#directory, parameters });
    this.#listeners.attach(session.client);
    await this.#listenOn((statement) => session.client.query(statement));
    this.#live = session;
    this.#state = "ready";
    void session.over.then((reason) => this.#startAgain(reason));
    void session.grown.then(() => this.#renewLater(session));
    return session;
  }

  #renewLater(session: EmbeddedSession): void {
    const pause = Math.max(0, this.#renewedAt + renewalPause - performance.now());
    setTimeout(() => void this.#renew(session), pause).unref();
  }

  /** Between two requests, so that nobody's query fails. */
  async #renew(session: EmbeddedSession): Promise<void> {
    const lease = await this.lease("maintenance").catch(() => undefined);
    this.#renewedAt = performance.now();
    if (lease !== undefined && session.alive) await session.close(new DatabaseUnavailable("It had grown too large"));
    void lease?.release();
  }

  #startAgain(reason: Error): void {
    if (this.#state === "closed") return;
    this.#state = "starting";
    this.#restarts += 1;
    this.#options.log.warn({ error: reason }, "the embedded database was ended and opens again");
    this.#session = this.#persist();
    this.#session.catch(() => undefined);
  }

  /** Tries until it opens: a full disk, for one, may have room again. */
  async #persist(): Promise<EmbeddedSession> {
    for (let pause = 500; ; pause = Math.min(pause * 2, 30_000)) {
      try {
        return await this.#start();
      } catch (error) {
        this.#options.log.error({ error }, "the embedded database does not open");
        await sleep(pause, undefined, { signal: this.#closing.signal });
      }
    }
  }

  async #listenOn(run: (statement: string) => Promise<unknown>): Promise<void> {
    const { statement } = this.#listeners;
    if (statement !== undefined) await run(statement);
  }
}
