import type { GuardCommand, StartGuestMessage, StartMessage } from "#sandbox/protocol/index.ts";
import { ActiveRealm } from "./ActiveRealm.ts";
import { Relay } from "./Relay.ts";

const active = new ActiveRealm();

/**
 * A worker's first script. It imports the realm's program and then passes on what began it: a browser keeps one text of a
 * module, and two of a worker's own script, a third of a megabyte each.
 */
const bootScript = `onmessage = ({ data, ports }) => {
  onmessage = null;
  const begin = dispatchEvent.bind(self, new MessageEvent("message", { data, ports: [...ports] }));
  const address = URL.createObjectURL(data.guest);
  import(address).then(() => {
    URL.revokeObjectURL(address);
    begin();
  }).catch(reportError);
};`;
const bootAddress = URL.createObjectURL(new Blob([bootScript], { type: "text/javascript" }));

/**
 * A worker that waits for its program. It is a blob's, so it inherits this document's policy and its opaque origin: from
 * inside every way to the network is closed (X1).
 */
export const startWorker = (): Worker => new Worker(bootAddress);

/** Makes a worker a realm: gives it its program, and joins its port with the host's through a {@link Relay}. */
export function connectWorker(worker: Worker, { guest: program, limits, realm }: StartMessage, host: MessagePort): void {
  const { port1: guest, port2: guestEnd } = new MessageChannel();
  const relay = new Relay({
    limits,
    realm,
    active,
    toGuest: (message) => guest.postMessage(message),
    toHost: (report) => host.postMessage(report),
    terminate: () => {
      worker.terminate();
      guest.close();
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
  const begin: StartGuestMessage = { guest: program, limits };
  worker.postMessage(begin, [guestEnd]);
}
