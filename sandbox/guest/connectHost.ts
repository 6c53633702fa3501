import { channels, frameReady, type Channel, type HostMessage, type StartGuestMessage } from "#sandbox/protocol/index.ts";
import { setLimits } from "./limitsHere.ts";

export interface HostConnection {
  /** Says one line; see `protocol/channels.ts`. */
  say(channel: Channel, body: string): void;
}

export interface HostListener {
  onMessage(message: HostMessage): void;
  onConnected(host: HostConnection): void;
  /** The guard asks each 100 ms; it has its answer already. */
  onPing(): void;
}

/**
 * Waits for the port that the guard sends with its first message and answers its pings. The functions are taken before
 * foreign code runs, but nothing rests on that: what leaves this port is believed by nobody.
 */
export function connectHost({ onMessage, onConnected, onPing }: HostListener): void {
  const listener = ({ data, ports }: MessageEvent<StartGuestMessage>): void => {
    const [port] = ports;
    if (!port) return;
    globalThis.removeEventListener("message", listener);
    setLimits(data.limits);
    onConnected(connectPort(port, onMessage, onPing));
  };
  globalThis.addEventListener("message", listener);
}

/** Speaks and hears on the port to the guard. */
export function connectPort(port: MessagePort, onMessage: HostListener["onMessage"], onPing?: HostListener["onPing"]): HostConnection {
  const say = (channel: Channel, body: string): void => port.postMessage(channel + body);
  port.onmessage = ({ data }: MessageEvent<HostMessage | { readonly ping: number }>) => {
    if (!("ping" in data)) return onMessage(data);
    say(channels.pong, String(data.ping));
    onPing?.();
  };
  return { say };
}

const waiting: (() => void)[] = [];
let own: MessageChannel | undefined;

/** Lets messages that are there already be heard; a timer would wait longer each time. */
export const hearWhatWaits = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    own ??= openOwn();
    own.port2.postMessage(undefined);
  });

function openOwn(): MessageChannel {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => waiting.shift()?.();
  return channel;
}

/** Says that a frame realm's document listens. */
export function announceFrame(): void {
  // The host checks the source; this document's own origin is opaque, so no narrower target could be named.
  parent.postMessage(frameReady, "*");
}
