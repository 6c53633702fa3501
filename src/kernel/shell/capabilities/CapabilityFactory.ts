import type { CapabilityMap, CapabilityName } from "#sdk/capabilities/index.ts";
import type { CapabilityUser } from "../../services/plugins/PluginHost.ts";
import type { KernelServices } from "../KernelServices.ts";

/** Makes one capability for one plugin; what it hands out is written into the plugin's ledger. */
export type CapabilityFactory<Name extends CapabilityName> = (
  services: KernelServices,
  user: CapabilityUser,
) => CapabilityMap[Name];
