import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";

/**
 * In which order plugins are activated when one is needed: itself, then those that contribute to a point that it owns,
 * and so on. An owner always stands before its contributors, whatever the order of the list.
 */
export function activationOrder(needed: PluginManifest, enabled: readonly PluginManifest[]): PluginManifest[] {
  const order: PluginManifest[] = [];
  const visit = (manifest: PluginManifest): void => {
    if (order.includes(manifest)) return;
    order.push(manifest);
    enabled.filter((other) => contributesTo(other, manifest)).forEach(visit);
  };
  visit(needed);
  return order;
}

function contributesTo(contributor: PluginManifest, owner: PluginManifest): boolean {
  return (owner.owns ?? []).some((point) => (contributor.contributes?.[point]?.length ?? 0) > 0);
}
