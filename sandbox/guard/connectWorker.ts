import type { GuardCommand, StartGuestMessage, StartMessage } from "#sandbox/protocol/index.ts";
import { Relay } from "./Relay.ts";

/**
 * Starts a worker realm and joins its port with the host's through a {@link Relay}. The worker is a blob's, so it
 * inherits this document's policy and its opaque origin: from inside every way to the network is closed (X1).
 */
export function connectWorker(start: StartMessage, host: MessagePort): void {
  const address = URL.createObjectURL(start.guest);
  const worker = new Worker(address);
  const { port1: guest, port2: guestEnd } = new MessageChannel();
  const relay = new Relay({
    limits: start.limits,
    realm: start.realm,
    toGuest: (message) => guest.postMessage(message),
    toHost: (report) => host.postMessage(report),
    terminate: () => {
      worker.terminate();
      guest.close();
      URL.revokeObjectURL(address);
    },
  });
  // Errors of components are the guest's to report; one that comes before the guest is ready is of its own start.
  worker.onerror = (event) => {
    event.preventDefault();
    relay.crashed();
  };
  host.onmessage = ({ data }: MessageEvent<GuardCommand>) => relay.fromHost(data);
  guest.onmessage = ({ data }: MessageEvent<unknown>) => relay.fromGuest(data);
  guest.onmessageerror = () => relay.end("protocol");
  const begin: StartGuestMessage = { limits: start.limits };
  worker.postMessage(begin, [guestEnd]);
}
