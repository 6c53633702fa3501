import type { ProjectInfo } from "#contract/info.ts";
import { grantNames, guestGrants, type GrantName } from "#core/grants/guestGrants.ts";
import { farthest, reachOf } from "#core/grants/reach.ts";
import {
  guestCapabilities,
  type CapabilityMap,
  type GuestCapabilityMap,
  type GuestCapabilityName,
  type GuestGrant,
} from "#sdk/capabilities/index.ts";
import { projectManifest } from "../realmsManifest.ts";

const guestNames = Object.keys(guestCapabilities) as GuestCapabilityName[];

/** What a trust group may use, as the project says (`/info`); one that it does not know may use nothing. */
export function grantOf(group: string, info: Pick<ProjectInfo, "projectGrants" | "projectPlugins"> | undefined): GuestGrant {
  if (group === projectManifest.id) return projectGrant(info?.projectGrants ?? guestNames);
  const plugin = info?.projectPlugins.find(({ id }) => id === group);
  return Object.fromEntries((plugin?.capabilities ?? []).map((one) => [one.name, reachOf(one)])) as GuestGrant;
}

function projectGrant(granted: readonly string[]): GuestGrant {
  // What plugins have for pages is for its pages: it is there as long as the plugin is on.
  const names = grantNames.filter((name) => name === "components" || granted.includes(name));
  return Object.fromEntries(names.map((name) => [name, projectReach(name)])) as GuestGrant;
}

/** The author of a project's code configures the project: it reaches everything but what the person has in the clipboard. */
const projectReach = (name: GrantName): unknown => (name === "clipboard" ? ["write"] : farthest(guestGrants[name]));

/** Every capability that guests know, made for one trust group. */
export const guestCapabilitiesFor = (
  capability: <Name extends GuestCapabilityName>(name: Name) => CapabilityMap[Name],
): GuestCapabilityMap =>
  Object.fromEntries(guestNames.map((name) => [name, capability(name)])) as unknown as GuestCapabilityMap;
