import { eventStreamParser, type StreamMessage } from "./parseEventStream.ts";

export interface EventStreamRequest {
  readonly url: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  readonly onMessage: (message: StreamMessage) => void;
}

/**
 * Reads a stream of server-sent events by fetch, because EventSource cannot carry a bearer token (D10).
 * @returns the HTTP status, once the stream has ended or was refused
 */
export async function readEventStream(request: EventStreamRequest): Promise<number> {
  request.headers.set("accept", "text/event-stream");
  const answer = await fetch(request.url, { headers: request.headers, signal: request.signal, cache: "no-store" });
  if (!answer.ok || !answer.body) return answer.status;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const parse = eventStreamParser();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) parse(piece.value).forEach(request.onMessage);
  return answer.status;
}
