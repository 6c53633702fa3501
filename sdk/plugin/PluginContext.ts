import type { CapabilityMap, CapabilityName } from "../capabilities/index.ts";
import type { ContributionMap, ContributionPoint } from "../contributions/index.ts";
import type { Disposable } from "./Disposable.ts";
import type { PluginManifest } from "./PluginManifest.ts";
import type { Readable } from "./Readable.ts";

/**
 * What a plugin holds while it is active. Everything that it registers is owned by the context and given back when the
 * plugin is switched off.
 * @since 1.0.0
 */
export interface PluginContext<Uses extends CapabilityName = CapabilityName> {
  readonly manifest: PluginManifest;
  /** The granted capabilities; reading one that the manifest does not name throws `capability_missing`. */
  readonly capabilities: Pick<CapabilityMap, Uses>;
  /**
   * Adds a definition to a contribution point that the manifest declares.
   * @throws PlatonError `contribution_not_declared`
   */
  contribute<Point extends ContributionPoint>(point: Point, definition: ContributionMap[Point]): Disposable;
  /**
   * What all active plugins contribute to a point that the manifest owns, in the order of the product's plugin list;
   * it changes as plugins are switched on and off. In a component: `useContributions`.
   * @throws PlatonError `contribution_point_not_owned`
   */
  contributions<Point extends ContributionPoint>(point: Point): Readable<readonly ContributionMap[Point][]>;
  /** Ties something else to the life of the plugin. */
  own(disposable: Disposable): Disposable;
}
