// First: React looks at the document while its own modules are evaluated.
import "./dom/installDom.ts";
import { connectHost } from "./connectHost.ts";
import { GuestRealm } from "./GuestRealm.ts";
import { watchBuffers } from "./memory/watchBuffers.ts";
import { followTimers } from "./roots/currentRoot.ts";

// After React has taken its own timers: those run for no component.
followTimers();

let realm: GuestRealm | undefined;
connectHost({
  onMessage: (message) => realm?.hear(message),
  onConnected: (host) => {
    realm = new GuestRealm(host);
  },
  onPing: watchBuffers((root) => realm?.fill(root)),
});
