import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { bytesAtMost, EventStream } from "./EventStream.ts";
import type { RecordSight } from "./RecordSight.ts";

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
  readonly sight: RecordSight;
}

/**
 * The events that the caller may hear, as they happen, from `after` on (D10). It ends with the access token, with the
 * session, with the server, or when the client does not keep up; the client comes back with its last id.
 * @throws CallFailure too_many_requests when the session has twenty open
 */
export function openEventStream(context: CallContext, { after, sight }: StreamOptions): Response {
  const sessionId = context.caller?.sessionId ?? "";
  if ((openStreams.get(sessionId) ?? 0) >= streamsAtMost) throw new CallFailure("too_many_requests", { params: { seconds: 30 } });
  const stream = new EventStream(context, sight);
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => stream.start(controller, { after, ended: countStream(sessionId) }),
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
