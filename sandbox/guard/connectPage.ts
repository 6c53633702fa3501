import { guardReady, withoutWorker, type StartFrameMessage, type StartMessage } from "#sandbox/protocol/index.ts";
import { connectFrame } from "./connectFrame.ts";
import { connectWorker, startWorker } from "./connectWorker.ts";

/**
 * Listens to the window that made this frame, and to nobody else; each message starts one realm. The worker of the first
 * starts with the guard, while the host is still told of it.
 */
export function connectPage(): void {
  const workers = location.hash === withoutWorker ? [] : [startWorker()];
  addEventListener("message", (event: MessageEvent<unknown>) => {
    if (event.source !== parent || event.source === window) return;
    const [host, frame] = event.ports;
    const start = readStart(event.data);
    if (start?.kind === "platon-guard-start" && host) connectWorker(workers.pop() ?? startWorker(), start, host);
    if (start?.kind === "platon-guard-frame" && host && frame) connectFrame(start, { host, frame });
  });
  // The host checks the source; this document's own origin is opaque, so no narrower target could be named.
  parent.postMessage(guardReady, "*");
}

function readStart(data: unknown): StartMessage | StartFrameMessage | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { kind } = data as { kind?: unknown };
  return kind === "platon-guard-start" || kind === "platon-guard-frame" ? (data as StartMessage | StartFrameMessage) : undefined;
}
