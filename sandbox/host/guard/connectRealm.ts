import type { BootFrameMessage, GuardCommand, GuardReport, StartFrameMessage, StartMessage } from "#sandbox/protocol/index.ts";

/**
 * Has a guard start a realm, or stand before a frame realm. The one window message carries the ports; what comes
 * through them comes from this realm, whatever a message says of itself (X12).
 */
export function startRealm(guard: Window | null, start: StartMessage | StartFrameMessage, ports: MessagePort[]): void {
  // The guard's origin is opaque: no narrower target could be named.
  guard?.postMessage(start, "*", ports);
}

/** Gives a frame realm's document its program, the product's typeface, and the port to its guard. */
export function bootFrame(frame: Window | null, { guest, fonts, limits }: Omit<BootFrameMessage, "kind">, port: MessagePort): void {
  const boot: BootFrameMessage = { kind: "platon-frame-start", guest, fonts, limits };
  // Its origin is opaque too.
  frame?.postMessage(boot, "*", [port]);
}

/** Hears a guard on a port of its own, and commands it. */
export function joinGuard(port: MessagePort, onReport: (report: GuardReport) => void): (command: GuardCommand) => void {
  port.onmessage = ({ data }: MessageEvent<GuardReport>) => onReport(data);
  return (command) => port.postMessage(command);
}
