import type { ServerEvent } from "#contract/serverEvent.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { HeardEvent } from "./EventHub.ts";
import { visibleEvent, type SeeRecord } from "./visibleEvent.ts";

const heartbeatMs = 15_000;
/** Events that wait to be judged, and bytes that wait to be read: beyond them the client is too slow and is let go. */
const waitingAtMost = 2_000;
const bytesAtMost = 262_144;

/** One leader tab reads for a whole browser (D10), so this is plenty. */
const streamsAtMost = 20;
const openStreams = new Map<string, number>();

export const countOpenStreams = (): number => [...openStreams.values()].reduce((sum, count) => sum + count, 0);

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
};

interface StreamOptions {
  /** Id of the last event that the client knows. */
  readonly after: number | undefined;
  readonly canSeeRecord: SeeRecord;
}

/**
 * The events that the caller may hear, as they happen, from `after` on (D10). It ends with the access token, with the
 * session, with the server, or when the client does not keep up; the client comes back with its last id.
 * @throws CallFailure too_many_requests when the session has twenty open
 */
export function openEventStream(context: CallContext, { after, canSeeRecord }: StreamOptions): Response {
  const sessionId = context.caller?.sessionId ?? "";
  if ((openStreams.get(sessionId) ?? 0) >= streamsAtMost) throw new CallFailure("too_many_requests", { params: { seconds: 30 } });
  const stream = new EventStream(context, canSeeRecord);
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => stream.start(controller, after),
      cancel: () => stream.end(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: bytesAtMost }),
  );
  return new Response(body, { headers });
}

function countStream(sessionId: string): () => void {
  openStreams.set(sessionId, (openStreams.get(sessionId) ?? 0) + 1);
  return () => {
    const left = (openStreams.get(sessionId) ?? 1) - 1;
    if (left > 0) openStreams.set(sessionId, left);
    else openStreams.delete(sessionId);
  };
}

const encoder = new TextEncoder();

class EventStream {
  readonly #context: CallContext;
  readonly #canSeeRecord: SeeRecord;
  readonly #waiting: HeardEvent[] = [];
  readonly #undo: (() => void)[] = [];
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #last = 0;
  #isReplayed = false;
  #isTelling = false;

  constructor(context: CallContext, canSeeRecord: SeeRecord) {
    this.#context = context;
    this.#canSeeRecord = canSeeRecord;
  }

  start(controller: ReadableStreamDefaultController<Uint8Array>, after: number | undefined): void {
    const { services, project, signal, tokenExpiresAt } = this.#context;
    this.#controller = controller;
    this.#undo.push(countStream(this.#context.caller?.sessionId ?? ""));
    const end = (): void => this.end();
    this.#undo.push(services.events.onEvent((event) => event.projectId === project.id && this.#hear(event), end));
    signal.addEventListener("abort", end, { once: true });
    const heartbeat = setInterval(() => this.#write(": still here\n\n"), heartbeatMs);
    const life = Math.max((tokenExpiresAt?.getTime() ?? 0) - services.now().getTime(), 0);
    const expiry = setTimeout(end, life);
    this.#undo.push(
      () => signal.removeEventListener("abort", end),
      () => clearInterval(heartbeat),
      () => clearTimeout(expiry),
    );
    void this.#replay(after).catch((error: unknown) => this.#fail(error));
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
    const { services, project } = this.#context;
    this.#last = after ?? services.events.latest();
    this.#write(`id: ${this.#last}\n: connected\n\n`);
    const missed = after === undefined ? [] : await services.events.since(project.id, after);
    if (missed === "reset") {
      this.#last = services.events.latest();
      this.#send({ id: String(this.#last), kind: "reset" });
    } else {
      this.#waiting.unshift(...missed);
    }
    this.#isReplayed = true;
    await this.#tellWaiting();
  }

  #hear(event: HeardEvent): void {
    if (this.#waiting.push(event) > waitingAtMost) this.end();
    else if (this.#isReplayed && !this.#isTelling) void this.#tellWaiting().catch((error: unknown) => this.#fail(error));
  }

  async #tellWaiting(): Promise<void> {
    this.#isTelling = true;
    for (let heard = this.#waiting.shift(); heard !== undefined; heard = this.#waiting.shift()) {
      if (this.#controller === undefined) break;
      if (heard.id <= this.#last) continue;
      await this.#tell(heard);
      this.#last = heard.id;
    }
    this.#isTelling = false;
  }

  async #tell(heard: HeardEvent): Promise<void> {
    const { caller: known, project, services } = this.#context;
    const { event } = heard;
    const isOwnEnd = event.kind === "session" && event.change === "revoked" && event.sessionId === known?.sessionId;
    const caller = isOwnEnd || known === undefined ? known : await services.callers.of(project.id, known.sessionId);
    if (caller === undefined) return this.end();
    const visible = await visibleEvent({ ...this.#context, caller }, heard, this.#canSeeRecord);
    if (visible !== undefined) this.#send(visible);
    services.counters.eventTold(heard.at);
    if (isOwnEnd) this.end();
  }

  #send(event: ServerEvent): void {
    this.#write(`id: ${event.id}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  #write(text: string): void {
    if (this.#controller === undefined) return;
    this.#controller.enqueue(encoder.encode(text));
    if ((this.#controller.desiredSize ?? 0) <= 0) this.end();
  }

  #fail(error: unknown): void {
    this.#context.services.log.warn({ err: error, requestId: this.#context.requestId }, "event stream ended");
    this.end();
  }
}
