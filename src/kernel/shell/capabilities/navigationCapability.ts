import { toReadable } from "../../services/state/toReadable.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const navigationCapability: CapabilityFactory<"navigation"> = ({ navigator, location }, { ledger }) => ({
  location: ledger.readable("navigation.location", toReadable(location.visible)),
  open: async (link, options) => await navigator.open(link, options),
  href: (link) => navigator.href(link),
  setQuery: async (change) => await Promise.resolve(location.setQuery(change)),
  back: async () => await navigator.back(),
  guard: (isDirty) => ledger.track("navigation.guard", location.guard(isDirty, 0)),
});
