import { createContext, useContext } from "react";
import type { CapabilityMap, CapabilityName } from "../capabilities/index.ts";
import { PlatonError } from "../errors/PlatonError.ts";

/** The capabilities of the plugin whose tree this is; provided by the kernel, and in a sandbox by the guest. */
export const CapabilitiesContext = createContext<Partial<CapabilityMap>>({});

/**
 * A capability that the plugin was granted.
 * @throws PlatonError `capability_missing`; the message names what the manifest lacks
 * @since 1.0.0
 * @example const navigation = useCapability("navigation");
 */
export function useCapability<Name extends CapabilityName>(name: Name): CapabilityMap[Name] {
  const capability = useContext(CapabilitiesContext)[name];
  if (!capability) {
    const message = `capability "${name}" is missing`;
    throw new PlatonError("capability_missing", "bug", { message, params: { capability: name } });
  }
  return capability as CapabilityMap[Name];
}
