import { computed, effect, type ReadonlySignal } from "@preact/signals-react";
import type { ProjectInfo } from "#contract/info.ts";
import { limitsInForce, type RealmLimits } from "#core/limits/realmLimits.ts";
import type { ProjectPlugin } from "#contract/plugin.ts";
import type { GuestCapabilityMap } from "#sdk/capabilities/index.ts";
import type { Disposable } from "#sdk/plugin/Disposable.ts";
import { RealmHost, type RealmComponent, type RealmGrant, type RealmIncident, type RealmLog, type StrikeMemory } from "#sandbox/host/index.ts";
import { readFonts } from "../../services/http/readFonts.ts";
import type { KernelServices } from "../KernelServices.ts";
import { createModuleSources, findPluginComponent, findProjectComponent } from "./createModuleSources.ts";
import { createPaintMemory } from "./createPaintMemory.ts";
import { admitPart } from "./gate/admitPart.ts";
import { createGrant, type ObservedCall } from "./gate/createGrant.ts";
import { grantOf, guestCapabilitiesFor } from "./gate/grantOf.ts";
import { partNeeds, type PartRequest } from "./gate/partNeeds.ts";
import { PartPace } from "./gate/PartPace.ts";
import { reportUsage } from "./gate/reportUsage.ts";
import { UsageLedger } from "./gate/UsageLedger.ts";
import { IncidentReporter } from "./IncidentReporter.ts";
import { projectManifest, realmsManifest } from "./realmsManifest.ts";
import { runPluginCommand } from "./runPluginCommand.ts";
import { tellIncident } from "./tellIncident.ts";

/** What the realms depend on: where guards are served, whose session it is, and how much is allowed. */
interface RealmTerms {
  readonly address: string;
  readonly user: string;
  /** What the project's code may use up, where that is not the default. */
  readonly limits: Partial<RealmLimits> | undefined;
}

/** What a group is granted, and its code, are fixed for the life of its realms: another grant makes other realms. */
function groupText(info: ProjectInfo | undefined, group: string): string {
  if (group === projectManifest.id) return JSON.stringify(info?.projectGrants ?? null);
  const plugin = info?.projectPlugins.find(({ id }) => id === group);
  // The reason is a text in the user's language.
  const reaches = plugin?.capabilities.map((capability) => ({ ...capability, reason: undefined }));
  return JSON.stringify(plugin ? [plugin.version, reaches, plugin.modules] : null);
}

/** Many components of a page ask for the same group's. */
function rememberTexts(info: ProjectInfo | undefined): (group: string) => string {
  const texts = new Map<string, string>();
  return (group) => {
    const text = texts.get(group) ?? groupText(info, group);
    texts.set(group, text);
    return text;
  };
}

/** A component that is asked for by its name alone. */
export interface NamedComponent {
  readonly group: string;
  readonly component: RealmComponent;
}

/** Whose markup a first-party part stands in. */
interface PartOwner {
  readonly group: string;
  readonly component: string;
}

/** Stopped for the whole project (D74): one version of a component's source. */
const isQuarantined = (info: ProjectInfo | undefined, { group, component, version }: Record<"group" | "component" | "version", string>): boolean =>
  info?.quarantined.some((one) => one.plugin === group && one.component === component && one.hash === version) === true;

/** All that may be asked for by name. */
function namesText({ project, projectPlugins }: KernelServices): string {
  const plugins = projectPlugins.running.value.map(({ id, modules, contributes }) => [id, modules, contributes.pageComponents]);
  return JSON.stringify([project.value?.components, plugins]);
}

/** The realms of this document: one host for each session, so that nothing of one user's is met by the next. */
export class ProjectRealms implements Disposable {
  /** Changes with the session; undefined while no sandbox host is configured (X9). */
  readonly host: ReadonlySignal<RealmHost | undefined>;
  readonly #services: KernelServices;
  readonly #usage = new Map<string, UsageLedger>();
  readonly #paces = new Map<string, PartPace>();
  /** What the groups that have begun were begun with. */
  readonly #groups = new Map<string, string>();
  /** What components were told of their first-party parts: once. */
  readonly #told = new Set<string>();
  readonly #incidents: IncidentReporter;
  readonly #groupTexts: ReadonlySignal<(group: string) => string>;
  readonly #names: ReadonlySignal<string>;
  /** Components by their names: the cells of a column ask for the same one. */
  #found: { readonly names: string; readonly byName: Map<string, Promise<NamedComponent | undefined>> } = { names: "", byName: new Map() };
  readonly #stops: readonly (() => void)[];
  readonly #reporting: Disposable;
  #latest: { readonly terms: RealmTerms; readonly host: RealmHost } | undefined;

  constructor(services: KernelServices) {
    this.#services = services;
    const address = computed(() => services.project.value?.sandbox ?? undefined);
    const limits = computed(() => services.project.value?.limits);
    const user = computed(() => services.session.user.value?.id ?? "");
    this.host = computed(() => (address.value ? this.#hostFor({ address: address.value, user: user.value, limits: limits.value }) : undefined));
    this.#incidents = new IncidentReporter((group, report) => void tellIncident(services, group, report));
    this.#groupTexts = computed(() => rememberTexts(services.project.value));
    this.#names = computed(() => namesText(services));
    const stopped = computed(() => JSON.stringify(services.project.value?.quarantined));
    this.#stops = [
      // Read at once at each change, so that the realms of a session that has ended do not wait for the next component.
      this.host.subscribe(() => undefined),
      effect(() => this.#endOtherGroups(services.project.value)),
      stopped.subscribe(() => this.#latest?.host.reviewQuarantine()),
    ];
    this.#reporting = reportUsage({
      take: () => new Map([...this.#usage].map(([group, usage]) => [group, usage.take()])),
      // Of guests nothing is kept.
      send: async (body) => services.session.writer() && (await services.http.call("POST plugins/usage", { body })),
      onFailure: (failure) => services.log.error(failure),
    });
  }

  /** Begins with what is to be mounted soon; settles when its code is ready. */
  async prepare(request: NamedComponent | undefined): Promise<void> {
    if (request) await this.host.peek()?.group(request.group).prepare(request.component);
  }

  /** Changes when the realms of a group begin anew: what is mounted in them is mounted again. */
  groupKey(group: string): string {
    return this.#groupTexts.value(group);
  }

  /** Changes with the components that may be asked for by name. */
  namesKey(): string {
    return this.#names.value;
  }

  /** A component by its name: the project's own, else one that a plugin has for pages. */
  async find(name: string): Promise<NamedComponent | undefined> {
    const names = this.#names.peek();
    if (this.#found.names !== names) this.#found = { names, byName: new Map() };
    const { byName } = this.#found;
    const known = byName.get(name) ?? this.#search(name);
    byName.set(name, known);
    // What failed is asked for again.
    known.catch(() => byName.delete(name));
    return await known;
  }

  async #search(name: string): Promise<NamedComponent | undefined> {
    const own = await findProjectComponent(this.#services, name);
    if (own) return { group: projectManifest.id, component: own };
    for (const plugin of this.#services.projectPlugins.running.peek()) {
      const found = plugin.contributes.pageComponents?.find((one) => one.name === name);
      const component = found && (await findPluginComponent(this.#services, plugin, found.module));
      if (component) return { group: plugin.id, component: { ...component, realm: found?.realm ?? "worker" } };
    }
    return undefined;
  }

  async runCommand(plugin: ProjectPlugin, module: string, input: unknown): Promise<void> {
    const host = this.host.peek();
    if (host) await runPluginCommand(host, plugin, { module, input });
  }

  /** What a component lacks to draw a first-party part; it is in its console, once. */
  admitPart({ group, component }: PartOwner, request: PartRequest): string | undefined {
    const onLacking = (capability: string): void => this.#tellOnce({ group, component }, `capability "${capability}" is missing`);
    const observe = (call: ObservedCall): void => this.#announce(group, call);
    return admitPart(request, { grant: grantOf(group, this.#services.project.peek()), usage: this.#usageOf(group), observe, onLacking });
  }

  /** A press in a first-party part that the component hides counts as a refused call; why is in its console, once. */
  refusePress({ group, component }: PartOwner, request: PartRequest, why: string): void {
    const { capability, call } = partNeeds(request, grantOf(group, this.#services.project.peek()));
    const text = `a press in a first-party part (${request.part}) was not taken: the component hides or covers it (${why})`;
    this.#usageOf(group).refused(capability, text);
    this.#announce(group, { call, args: [], time: 0, outcome: "refused" });
    this.#tellOnce({ group, component }, text);
  }

  /** Milliseconds until a part of the group may ask for something else to be shown; 0 counts as asked. */
  pausePart({ group }: PartOwner): number {
    const pace = this.#paces.get(group) ?? new PartPace();
    this.#paces.set(group, pace);
    return pace.take();
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    this.#reporting.dispose();
    this.#latest?.host.dispose();
    this.#latest = undefined;
  }

  #hostFor(terms: RealmTerms): RealmHost {
    const { terms: before, host } = this.#latest ?? {};
    if (host && JSON.stringify(before) === JSON.stringify(terms)) return host;
    host?.dispose();
    this.#groups.clear();
    const next = new RealmHost({
      address: terms.address,
      limits: limitsInForce(terms.limits),
      loadGuest: async () => (await import("./guestProgram.ts")).guestProgram,
      loadExpressionGuest: async () => (await import("./expressionProgram.ts")).expressionProgram,
      loadFrameGuest: async () => (await import("./frameProgram.ts")).frameProgram,
      loadFrameFonts: readFonts,
      strikeMemory: this.#strikeMemory(),
      paintMemory: createPaintMemory(this.#services.storage),
      grantFor: (group) => this.#grantFor(group),
      isQuarantined: (group, component, version) => isQuarantined(this.#services.project.peek(), { group, component, version }),
      onIncident: (incident) => this.#writeDown(incident),
      sourcesFor: (group) => createModuleSources(this.#services, group),
      onLog: (line) => this.#writeLine(line),
    });
    this.#latest = { terms, host: next };
    return next;
  }

  #grantFor(group: string): RealmGrant {
    const { plugins, overlays, project } = this.#services;
    this.#groups.set(group, groupText(project.peek(), group));
    const manifest = { ...projectManifest, id: group };
    const usage = this.#usageOf(group);
    // A menu opens for a press in the group's own boxes.
    const overlay: GuestCapabilityMap["overlay"] = { openMenu: async (items, options) => await overlays.openMenu(items, options, group) };
    const capabilities = { ...guestCapabilitiesFor((name) => plugins.capability(name, manifest)), overlay };
    const observe = (call: ObservedCall): void => this.#announce(group, call);
    return createGrant({ grant: grantOf(group, project.peek()), capabilities, usage, observe });
  }

  #usageOf(group: string): UsageLedger {
    const usage = this.#usage.get(group) ?? new UsageLedger((line) => this.#services.log.warn(`${group}: ${line}`));
    this.#usage.set(group, usage);
    return usage;
  }

  /** For the screens that show what sandboxed code does. */
  #announce(group: string, { args, ...call }: ObservedCall): void {
    const { bus } = this.#services;
    if (bus.isHeard("GuestCall")) bus.emit("GuestCall", { group, ...call, size: JSON.stringify(args).length });
  }

  #endOtherGroups(info: ProjectInfo | undefined): void {
    for (const [group, text] of this.#groups) {
      if (groupText(info, group) === text) continue;
      this.#groups.delete(group);
      this.#latest?.host.endGroup(group);
    }
  }

  #strikeMemory(): StrikeMemory {
    const storage = this.#services.plugins.capability("storage", realmsManifest);
    return {
      read: async () => await storage.get("strikes"),
      write: async (strikes) => await storage.set("strikes", strikes),
    };
  }

  #tellOnce({ group, component }: PartOwner, text: string): void {
    const key = `${group}/${component}/${text}`;
    if (this.#told.has(key)) return;
    this.#told.add(key);
    this.#writeLine({ group, component, level: "error", text });
  }

  /** What components write to their consoles; stays in the browser. */
  #writeLine({ group, component, level, text }: RealmLog): void {
    const line = `${component ?? group}: ${text}`;
    if (level === "warn" || level === "error") this.#services.log.warn(line);
    else this.#services.log.info(line);
  }

  /** An integrator reads component, line and column of their own source (D75). */
  #writeDown(incident: RealmIncident): void {
    const { group, component, message, place, why } = incident;
    this.#incidents.report(incident);
    const { bus, log } = this.#services;
    const where = place ? `${place.component}:${place.line}:${place.column}` : (component ?? group);
    log.warn(`${where}: ${message}`);
    bus.emit("GuestIncident", { group, message, ...(component && { component }), ...(place && { place }), ...(why && { why }) });
  }
}
