import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { Compiler } from "#sandbox/compile/index.ts";
import type { Frame, ModuleText } from "#sandbox/protocol/index.ts";
import type { ComponentFailure, SourcePlace } from "../component/ComponentState.ts";
import type { RealmComponent } from "../component/RealmComponent.ts";
import type { ModuleSources } from "./ModuleSources.ts";
import { ModuleStore } from "./ModuleStore.ts";

export interface GroupCodeOptions {
  readonly limits: RealmLimits;
  readonly compiler: Compiler;
  /** Where the modules that components import come from. */
  readonly sources: ModuleSources;
}

/** The code of a trust group: compiled once for workers, and once more, with guarded loops, for documents of their own. */
export class GroupCode {
  readonly #ofWorkers: ModuleStore;
  readonly #ofFrames: ModuleStore;

  constructor({ limits, compiler, sources }: GroupCodeOptions) {
    this.#ofWorkers = new ModuleStore({ limits, compiler, sources });
    this.#ofFrames = new ModuleStore({ limits, compiler: { compile: (source) => compiler.compile({ ...source, isGuarded: true }) }, sources });
  }

  /** Makes a component known, so that others find it whatever their order. @returns the one that is known, where both say the same */
  know(component: RealmComponent): RealmComponent {
    return this.#ofWorkers.know(component);
  }

  /** @returns the component's modules with all that they import, or why there are none */
  async compile(component: RealmComponent): Promise<ModuleText[] | ComponentFailure> {
    return await this.#storeOf(component).compile(component);
  }

  /** The innermost place of the group's own code, in the author's source. */
  findPlace(frames: readonly Frame[]): SourcePlace | undefined {
    return this.#ofWorkers.findPlace(frames) ?? this.#ofFrames.findPlace(frames);
  }

  /** The component in whose source the fault is that keeps `component` from being compiled. */
  findFaulty(component: RealmComponent, place: SourcePlace | undefined): RealmComponent {
    return (place && this.#storeOf(component).find(place.scope, place.component)) ?? component;
  }

  #storeOf({ realm }: RealmComponent): ModuleStore {
    return realm === "frame" ? this.#ofFrames : this.#ofWorkers;
  }
}
