import type { CapabilityMap, GuestCapabilityMap, GuestCapabilityName } from "../capabilities/index.ts";
import { PlatonError } from "../errors/PlatonError.ts";

let connected: Partial<CapabilityMap> = {};

/** Gives this module the realm's capabilities; called once by the realm before any component runs. */
export function connectGuest(capabilities: Partial<CapabilityMap>): void {
  connected = capabilities;
}

/**
 * A capability as the realm has it; whether it is granted, the host says when a member is used.
 * @throws PlatonError `capability_missing` where there is no realm
 */
export function connectedCapability<Name extends GuestCapabilityName>(name: Name): CapabilityMap[Name] {
  const capability = connected[name];
  if (!capability) {
    const message = `capability "${name}" is missing`;
    throw new PlatonError("capability_missing", "bug", { message, params: { capability: name } });
  }
  return capability as CapabilityMap[Name];
}

/** A capability as an object that can be imported: each member is looked up when it is used. */
export function guestCapability<Name extends GuestCapabilityName>(name: Name): GuestCapabilityMap[Name] {
  return new Proxy({} as GuestCapabilityMap[Name], {
    get: (_target, member) => connectedCapability(name)[member as keyof CapabilityMap[Name]],
  });
}
