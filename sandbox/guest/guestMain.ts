// First: React looks at the document while its own modules are evaluated.
import "./dom/installDom.ts";
import { connectHost } from "./connectHost.ts";
import { GuestRealm } from "./GuestRealm.ts";
import { watchWorkerMemory } from "./memory/watchWorkerMemory.ts";
import { followTimers } from "./roots/currentRoot.ts";

// After React has taken its own timers: those run for no component.
followTimers();

let realm: GuestRealm | undefined;
connectHost({
  onMessage: (message) => realm?.hear(message),
  onConnected: (host) => {
    realm = new GuestRealm(host);
  },
  onPing: watchWorkerMemory({ onFull: (root) => realm?.fill(root), onWeigh: (isDone) => realm?.weigh(isDone) }),
});
