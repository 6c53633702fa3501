import type { BootFrameMessage } from "#sandbox/protocol/index.ts";
import { announceFrame } from "../connectHost.ts";
import { removeDoors } from "../dom/removeDoors.ts";

interface FrameProgram {
  startFrame(port: MessagePort, start: Pick<BootFrameMessage, "limits" | "fonts">): void;
}

/**
 * The frame realm's document: waits for its program from the window that made it, and for nobody else's. What must be
 * gone before foreign code runs is gone before that.
 */
removeDoors();
addEventListener("message", function start(event: MessageEvent<unknown>) {
  const [port] = event.ports;
  if (event.source !== parent || event.source === window || !port || !isBoot(event.data)) return;
  removeEventListener("message", start);
  const boot = event.data;
  const address = URL.createObjectURL(boot.guest);
  void import(/* @vite-ignore */ address).then(({ startFrame }: FrameProgram) => startFrame(port, boot));
});
announceFrame();

function isBoot(data: unknown): data is BootFrameMessage {
  return typeof data === "object" && data !== null && (data as BootFrameMessage).kind === "platon-frame-start";
}
