import type { GuardCommand, StartFrameMessage } from "#sandbox/protocol/index.ts";
import { Relay } from "./Relay.ts";

interface FramePorts {
  readonly host: MessagePort;
  readonly frame: MessagePort;
}

/**
 * Joins a frame realm with the host through a {@link Relay}: what floods from there drowns nobody else. Only the host can
 * take the frame away; it does when it hears of the end.
 */
export function connectFrame({ limits }: StartFrameMessage, { host, frame }: FramePorts): void {
  const relay = new Relay({
    limits,
    realm: "frame",
    toGuest: (message) => frame.postMessage(message),
    toHost: (report) => host.postMessage(report),
    terminate: () => frame.close(),
  });
  host.onmessage = ({ data }: MessageEvent<GuardCommand>) => relay.fromHost(data);
  frame.onmessage = ({ data }: MessageEvent<unknown>) => relay.fromGuest(data);
  frame.onmessageerror = () => relay.end("protocol");
}
