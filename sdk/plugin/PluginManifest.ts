import type { CapabilityName } from "../capabilities/index.ts";
import type { ContributionDeclarations, ContributionPoint } from "../contributions/index.ts";

/**
 * What a plugin says of itself before any of its code is loaded: the kernel builds routes, menus and placeholders
 * from manifests alone and loads the code when something declared here is first needed.
 * @since 1.0.0
 * @example
 * export const manifest = {
 *   id: "tables", version: "1.0.0", name: "plugins.tables",
 *   uses: ["tables", "navigation"], owns: ["cellFormat"],
 *   contributes: { screen: [{ id: "table", path: "/tables/:name", alsoPublic: true }], view: ["table"] },
 * } as const satisfies PluginManifest;
 */
export interface PluginManifest {
  /** Unique, lower case, `[a-z][a-z0-9-]*`. */
  readonly id: string;
  /** Semantic version. */
  readonly version: string;
  /** Wording key of the name that administrators read. */
  readonly name: string;
  /** A required plugin is shown without a switch (D73). */
  readonly required?: boolean;
  /** The capabilities that the plugin is granted; any other is refused (D72). */
  readonly uses: readonly CapabilityName[];
  /** Contribution points that this plugin reads. It is activated before the plugins that contribute to them. */
  readonly owns?: readonly ContributionPoint[];
  /** What it will contribute, by point; contributing anything else is an error. */
  readonly contributes?: ContributionDeclarations;
}
