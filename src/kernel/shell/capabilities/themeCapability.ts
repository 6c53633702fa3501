import { computed } from "@preact/signals-react";
import { toReadable } from "../../services/state/toReadable.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const themeCapability: CapabilityFactory<"theme"> = ({ theme, density }, { ledger }) => ({
  current: ledger.readable("theme.current", toReadable(theme.current)),
  available: ledger.readable("theme.available", toReadable(computed(() => theme.resolved.value.available))),
  set: async (name) => await Promise.resolve(theme.set(name)),
  density: ledger.readable("theme.density", toReadable(density.current)),
  setDensity: async (one) => await Promise.resolve(density.set(one)),
});
