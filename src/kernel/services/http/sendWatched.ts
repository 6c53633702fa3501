import type { FetchResponse } from "ofetch";
import { parseBody } from "./parseBody.ts";

/** Told how many bytes of a body have left. */
export type OnSent = (bytes: number) => void;

export interface WatchedRequest {
  readonly method: string;
  readonly body: XMLHttpRequestBodyInit | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
  readonly onSent: OnSent;
}

/**
 * Sends a request and tells how far its body is, of which `fetch` says nothing.
 * @throws TypeError when no answer comes, as `fetch` does
 */
export async function sendWatched(url: string, { method, body, headers, signal, onSent }: WatchedRequest): Promise<FetchResponse<unknown>> {
  const request = new XMLHttpRequest();
  request.open(method, url);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener("progress", ({ loaded }) => onSent(loaded));
  const abort = (): void => request.abort();
  signal?.addEventListener("abort", abort);
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (): void => reject(new TypeError("no answer"));
      request.addEventListener("load", () => resolve());
      for (const end of ["error", "abort", "timeout"]) request.addEventListener(end, fail);
      if (signal?.aborted) fail();
      else request.send(body);
    });
  } finally {
    signal?.removeEventListener("abort", abort);
  }
  return answerOf(request);
}

function answerOf(request: XMLHttpRequest): FetchResponse<unknown> {
  const lines = request.getAllResponseHeaders().trim().split("\r\n").filter(Boolean);
  const headers = lines.map((line): [string, string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]);
  return Object.assign(new Response(null, { status: request.status, headers }), { _data: parseBody(request.responseText) });
}
