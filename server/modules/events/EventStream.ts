import type { CallContext } from "../../http/CallContext.ts";
import { joinAudience, type Listener } from "./EventAudience.ts";
import type { HeardEvent } from "./EventHub.ts";
import type { RecordSight } from "./RecordSight.ts";
import { ToldEvents } from "./ToldEvents.ts";
import { visibleEvents } from "./visibleEvents.ts";

const heartbeatMs = 15_000;
/** What waits to be read: beyond it the client is too slow and is let go. */
export const bytesAtMost = 262_144;
/** Events that happen while those before them are read from the database. */
const heldAtMost = 2_000;
const replayedAtOnce = 100;

const encoder = new TextEncoder();

/** One open answer to `GET events`. */
export class EventStream implements Listener {
  readonly context: CallContext;
  readonly sessionId: string;
  readonly #sight: RecordSight;
  readonly #undo: (() => void)[] = [];
  #held: ToldEvents[] | undefined = [];
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #last = 0;

  constructor(context: CallContext, sight: RecordSight) {
    this.context = context;
    this.sessionId = context.caller?.sessionId ?? "";
    this.#sight = sight;
  }

  /** @param options.ended called once, when the stream is over */
  start(controller: ReadableStreamDefaultController<Uint8Array>, { after, ended }: { after: number | undefined; ended: () => void }): void {
    const { services, signal, tokenExpiresAt } = this.context;
    this.#controller = controller;
    const end = (): void => this.end();
    signal.addEventListener("abort", end, { once: true });
    const heartbeat = setInterval(() => this.#write(encoder.encode(": still here\n\n")), heartbeatMs);
    const life = Math.max((tokenExpiresAt?.getTime() ?? 0) - services.now().getTime(), 0);
    const expiry = setTimeout(end, life);
    this.#undo.push(
      ended,
      joinAudience(this, this.#sight),
      () => signal.removeEventListener("abort", end),
      () => clearInterval(heartbeat),
      () => clearTimeout(expiry),
    );
    void this.#replay(after).catch((error: unknown) => this.#fail(error));
  }

  tell(told: ToldEvents): void {
    if (this.#held === undefined) this.#send(told);
    else if (this.#held.push(told) > heldAtMost) this.end();
  }

  end(): void {
    const controller = this.#controller;
    this.#controller = undefined;
    for (const undo of this.#undo.splice(0)) undo();
    try {
      controller?.close();
    } catch {
      // Cancelled by the reader, so there is nobody to tell.
    }
  }

  /** Tells what happened since `after`; what is heard meanwhile waits behind it. */
  async #replay(after: number | undefined): Promise<void> {
    const { services, project } = this.context;
    this.#last = after ?? services.events.latest();
    this.#write(encoder.encode(`id: ${this.#last}\n: connected\n\n`));
    const missed = after === undefined ? [] : await services.events.since(project.id, after);
    if (missed === "reset") {
      this.#last = services.events.latest();
      this.#write(new ToldEvents([{ id: String(this.#last), kind: "reset" }]).behind(-1));
    } else {
      await this.#tellMissed(missed);
    }
    for (const told of this.#held ?? []) this.#send(told);
    this.#held = undefined;
  }

  async #tellMissed(missed: readonly HeardEvent[]): Promise<void> {
    const { services, project } = this.context;
    for (let from = 0; from < missed.length && this.#controller !== undefined; from += replayedAtOnce) {
      const caller = await services.callers.of(project.id, this.sessionId);
      if (caller === undefined) return this.end();
      const events = missed.slice(from, from + replayedAtOnce);
      this.#send(new ToldEvents(await visibleEvents({ ...this.context, caller }, events, this.#sight)));
      this.#last = Math.max(this.#last, events.at(-1)?.id ?? 0);
    }
  }

  #send(told: ToldEvents): void {
    this.#write(told.behind(this.#last));
    this.#last = Math.max(this.#last, told.last);
  }

  #write(bytes: Uint8Array | undefined): void {
    if (this.#controller === undefined || bytes === undefined) return;
    this.#controller.enqueue(bytes);
    if ((this.#controller.desiredSize ?? 0) <= 0) this.end();
  }

  #fail(error: unknown): void {
    this.context.services.log.warn({ err: error, requestId: this.context.requestId }, "event stream ended");
    this.end();
  }
}
