import type { CapabilityMap, CapabilityName } from "../capabilities/index.ts";
import { contributionId, type ContributionMap, type ContributionPoint } from "../contributions/index.ts";
import { PlatonError } from "../errors/PlatonError.ts";
import type { Disposable } from "./Disposable.ts";
import type { DisposableStore } from "./DisposableStore.ts";
import type { PluginContext } from "./PluginContext.ts";
import type { PluginManifest } from "./PluginManifest.ts";
import type { Readable } from "./Readable.ts";

/** What a host does with the registrations of a plugin once they have passed the manifest. */
export interface PluginContextOptions {
  readonly manifest: PluginManifest;
  /** Owns everything that the plugin registers. */
  readonly store: DisposableStore;
  /** Called once for each granted capability that the plugin reads. */
  readonly capability: <Name extends CapabilityName>(name: Name) => CapabilityMap[Name];
  readonly register: <Point extends ContributionPoint>(point: Point, definition: ContributionMap[Point]) => Disposable;
  readonly contributions: <Point extends ContributionPoint>(point: Point) => Readable<readonly ContributionMap[Point][]>;
}

/**
 * The context of one plugin. The manifest is the whole of its power: what it does not name is refused here, in the
 * kernel and in tests alike.
 * @throws PlatonError `capability_missing`, `contribution_not_declared`, `contribution_point_not_owned`
 * @since 1.0.0
 */
export function createPluginContext(options: PluginContextOptions): PluginContext {
  const { manifest, store } = options;
  return {
    manifest,
    capabilities: grantedCapabilities(options),
    contribute: (point, definition) => {
      const id = contributionId(point, definition);
      if (!declares(manifest, point, id)) throw refusal("contribution_not_declared", manifest, `${point} "${id}"`);
      return store.add(options.register(point, definition));
    },
    contributions: (point) => {
      if (!manifest.owns?.includes(point)) throw refusal("contribution_point_not_owned", manifest, point);
      return options.contributions(point);
    },
    own: (disposable) => store.add(disposable),
  };
}

/** True when the manifest announces a contribution of this point and id. */
export function declares(manifest: PluginManifest, point: ContributionPoint, id: string): boolean {
  return manifest.contributes?.[point]?.some((declared) => (typeof declared === "string" ? declared : declared.id) === id) ?? false;
}

function grantedCapabilities({ manifest, capability }: PluginContextOptions): CapabilityMap {
  const made = new Map<string, unknown>();
  return new Proxy({} as CapabilityMap, {
    get: (_, name) => {
      // React and debuggers look for symbols and `then` on whatever they are handed.
      if (typeof name !== "string" || name === "then") return undefined;
      if (!manifest.uses.includes(name as CapabilityName)) throw refusal("capability_missing", manifest, name);
      if (!made.has(name)) made.set(name, capability(name as CapabilityName));
      return made.get(name);
    },
  });
}

const refusal = (code: string, manifest: PluginManifest, what: string): PlatonError =>
  new PlatonError(code, "bug", { message: `plugin "${manifest.id}": ${what} is not in its manifest` });
