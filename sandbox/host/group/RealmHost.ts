import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { FrameFont } from "#sandbox/protocol/index.ts";
import { Compiler } from "#sandbox/compile/index.ts";
import { ScopedSheets } from "#core/css/ScopedSheets.ts";
import type { RealmGrant } from "../sdk/grant.ts";
import { noModuleSources, type ModuleSources } from "../modules/ModuleSources.ts";
import type { PaintMemory } from "../paint/PaintMemory.ts";
import { PaintWatch } from "../paint/PaintWatch.ts";
import { RealmPool } from "../realm/RealmPool.ts";
import { RealmGroup } from "./RealmGroup.ts";
import type { RealmIncident, RealmLog } from "./RealmIncident.ts";
import { StrikeLedger, type StrikeMemory } from "./StrikeLedger.ts";

export interface RealmHostOptions {
  /** Where guards are served: `http://{label}.realm.localhost:3000`. */
  readonly address: string;
  /** Fetch the programs of the three kinds of realms; each is called once. */
  readonly loadGuest: () => Promise<string>;
  readonly loadExpressionGuest: () => Promise<string>;
  readonly loadFrameGuest: () => Promise<string>;
  /** The files of the product's typeface that the page uses. */
  readonly loadFrameFonts: () => Promise<readonly FrameFont[]>;
  readonly strikeMemory?: StrikeMemory;
  /** Where is written down what is painted; as long as the document lives, unless given. */
  readonly paintMemory?: PaintMemory;
  readonly limits: RealmLimits;
  /** What a trust group may use. */
  grantFor(group: string): RealmGrant;
  /** Whether this version of a component is stopped for the whole project (D74). */
  isQuarantined(group: string, component: string, version: string): boolean;
  onIncident(incident: RealmIncident): void;
  /** Where the modules that a group's components import come from; nowhere unless given. */
  sourcesFor?(group: string): ModuleSources;
  onLog?(log: RealmLog): void;
}

/** All realms of this document. Nothing starts before the first component asks. */
export class RealmHost {
  readonly sheets: ScopedSheets;
  readonly paint: PaintWatch;
  readonly #options: RealmHostOptions;
  readonly #compiler = new Compiler();
  readonly #strikes: StrikeLedger;
  readonly #pool: RealmPool;
  readonly #groups = new Map<string, RealmGroup>();

  constructor(options: RealmHostOptions) {
    this.#options = options;
    this.sheets = new ScopedSheets(options.limits);
    this.paint = new PaintWatch(options.paintMemory);
    this.#strikes = new StrikeLedger(options.limits, options.strikeMemory);
    const { address, loadGuest, loadExpressionGuest, loadFrameGuest, loadFrameFonts, limits } = options;
    const onShort = (): void => {
      for (const group of this.#groups.values()) group.rest();
    };
    this.#pool = new RealmPool({ address, loadGuest, loadExpressionGuest, loadFrameGuest, loadFrameFonts, onShort, limits });
  }

  group(name: string): RealmGroup {
    const known = this.#groups.get(name);
    if (known) return known;
    const { onIncident, grantFor, isQuarantined } = this.#options;
    const group = new RealmGroup({
      name,
      limits: this.#options.limits,
      compiler: this.#compiler,
      strikes: this.#strikes,
      pool: this.#pool,
      paint: this.paint,
      grant: grantFor(name),
      isQuarantined: (component, version) => isQuarantined(name, component, version),
      onIncident,
      sources: this.#options.sourcesFor?.(name) ?? noModuleSources,
      onLog: (log) => this.#options.onLog?.(log),
    });
    this.#groups.set(name, group);
    return group;
  }

  /** Ends all realms of a trust group; what is mounted next begins with what the group is granted then. */
  endGroup(name: string): void {
    this.#groups.get(name)?.dispose();
    this.#groups.delete(name);
  }

  /** What the project's quarantine names has changed. */
  reviewQuarantine(): void {
    for (const group of this.#groups.values()) group.reviewQuarantine();
  }

  dispose(): void {
    for (const group of this.#groups.values()) group.dispose();
    this.#pool.dispose();
    this.paint.dispose();
    this.#compiler.dispose();
  }
}
