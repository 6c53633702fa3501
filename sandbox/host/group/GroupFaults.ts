import type { DeathCause, GuestLog } from "#sandbox/protocol/index.ts";
import type { ComponentFailure, SourcePlace } from "../component/ComponentState.ts";
import { versionOf, type RealmComponent } from "../component/RealmComponent.ts";
import type { RealmIncident, RealmLog } from "./RealmIncident.ts";
import type { StrikeLedger } from "./StrikeLedger.ts";

export interface GroupFaultsOptions {
  /** Of the trust group. */
  readonly name: string;
  readonly strikes: StrikeLedger;
  /** Stopped for the whole project (D74). */
  isQuarantined(component: string, version: string): boolean;
  onIncident(incident: RealmIncident): void;
  onLog(log: RealmLog): void;
}

/** What the components of a trust group have done wrong: told to those who have to know, and counted by version of their source. */
export class GroupFaults {
  readonly #options: GroupFaultsOptions;
  /** Versions that do not compile and were told of. */
  readonly #refused = new Set<string>();

  constructor(options: GroupFaultsOptions) {
    this.#options = options;
  }

  /** Whether the project's quarantine names it. */
  isStoppedForAll(component: RealmComponent): boolean {
    return this.#options.isQuarantined(component.name, versionOf(component));
  }

  /** Whether it was stopped here so often that it is not started any more. */
  async isStoppedHere(component: RealmComponent): Promise<boolean> {
    return await this.#options.strikes.isQuarantined(this.keyOf(component));
  }

  async hasStrikes(component: RealmComponent): Promise<boolean> {
    return (await this.#options.strikes.count(this.keyOf(component))) > 0;
  }

  /** Begins anew: it was released. */
  async forgive(component: RealmComponent): Promise<void> {
    await this.#options.strikes.forgive(this.keyOf(component));
  }

  /** It brought its realm down. @returns true when it is not started any more */
  async strike(component: RealmComponent, why: DeathCause): Promise<boolean> {
    this.#tell({ component: component.name, mounted: sourceOf(component), message: endedBy(why), why });
    return await this.#options.strikes.strike(this.keyOf(component));
  }

  /**
   * Something was thrown.
   * @param place in whose code, where that is known
   * @param component the mounted one that it befell, where that is known
   */
  tellError(message: string, place: SourcePlace | undefined, component: RealmComponent | undefined): void {
    this.#tell({ component: place?.component ?? component?.name, mounted: component && sourceOf(component), message, place });
  }

  /** It does not compile: told once, because it is the same at every mount. */
  tellRefused(faulty: RealmComponent, { message, place }: ComponentFailure): void {
    const key = this.keyOf(faulty);
    if (this.#refused.has(key)) return;
    this.#refused.add(key);
    this.#tell({ component: faulty.name, mounted: sourceOf(faulty), message, place });
  }

  /** A program of an expression had to be ended. */
  tellExpression(source: string, why: string): void {
    this.#tell({ component: undefined, mounted: undefined, message: `an expression was ended (${why}): ${source}` });
  }

  tellLog({ level, text }: GuestLog, component: RealmComponent | undefined): void {
    this.#options.onLog({ group: this.#options.name, component: component?.name, level, text });
  }

  /** Names one version of a component of this group. */
  keyOf(component: RealmComponent): string {
    return `${this.#options.name}/${component.scope}/${component.name}/${versionOf(component)}`;
  }

  #tell(incident: Pick<RealmIncident, "component" | "mounted" | "message"> & Partial<RealmIncident>): void {
    this.#options.onIncident({ group: this.#options.name, place: undefined, why: undefined, ...incident });
  }
}

export const endedBy = (why: DeathCause): string => `the realm was ended: ${why}`;

const sourceOf = (component: RealmComponent): NonNullable<RealmIncident["mounted"]> => ({
  scope: component.scope, name: component.name, version: versionOf(component),
});
