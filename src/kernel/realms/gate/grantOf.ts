import type { ProjectInfo } from "#contract/info.ts";
import { reachOf } from "#core/grants/reach.ts";
import {
  guestCapabilities,
  type CapabilityMap,
  type GuestCapabilityMap,
  type GuestCapabilityName,
  type GuestGrant,
} from "#sdk/capabilities/index.ts";
import { projectManifest } from "../realmsManifest.ts";

const guestNames = Object.keys(guestCapabilities) as GuestCapabilityName[];

/**
 * What a trust group may use, as the project says (`/info`): its own code what the manifest asks for as far as it is
 * granted, a plugin what it was granted, and a group that nobody knows nothing.
 */
export function grantOf(group: string, info: Pick<ProjectInfo, "projectGrants" | "projectPlugins"> | undefined): GuestGrant {
  if (group === projectManifest.id) return projectGrant(info?.projectGrants ?? guestNames);
  const plugin = info?.projectPlugins.find(({ id }) => id === group);
  return Object.fromEntries((plugin?.capabilities ?? []).map((one) => [one.name, reachOf(one)])) as GuestGrant;
}

function projectGrant(granted: readonly string[]): GuestGrant {
  const grants = Object.entries(projectManifest.capabilities ?? {})
    .filter(([name]) => granted.includes(name))
    .map(([name, request]) => [name, request.grant]);
  // What plugins have for pages is for its pages: it is there as long as the plugin is on.
  return { ...Object.fromEntries(grants), ...(granted.includes("frames") && { frames: true }), components: ["*"] };
}

/** Every capability that guests know, made for one trust group. */
export const guestCapabilitiesFor = (
  capability: <Name extends GuestCapabilityName>(name: Name) => CapabilityMap[Name],
): GuestCapabilityMap =>
  Object.fromEntries(guestNames.map((name) => [name, capability(name)])) as unknown as GuestCapabilityMap;
