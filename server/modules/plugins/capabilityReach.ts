import type { CapabilityDifference, PluginCapability } from "#contract/plugin.ts";
import { guestGrants } from "#core/grants/guestGrants.ts";
import { isWithin } from "#core/grants/isWithin.ts";
import { reachOf } from "#core/grants/reach.ts";

/** What an administrator is told before another version takes the place of the present one. */
export function compareCapabilities(
  before: readonly PluginCapability[], after: readonly PluginCapability[],
): CapabilityDifference {
  const difference: CapabilityDifference = { added: [], removed: [], narrowed: [], widened: [] };
  for (const capability of after) {
    const { name } = capability;
    const was = before.find((one) => one.name === name);
    if (was === undefined) difference.added.push(name);
    else if (!isWithin(guestGrants[name], reachOf(capability), reachOf(was))) difference.widened.push(name);
    else if (!isWithin(guestGrants[name], reachOf(was), reachOf(capability))) difference.narrowed.push(name);
  }
  const names = new Set(after.map(({ name }) => name));
  difference.removed.push(...before.map(({ name }) => name).filter((name) => !names.has(name)));
  return difference;
}
