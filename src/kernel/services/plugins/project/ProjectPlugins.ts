import { computed, effect, type ReadonlySignal } from "@preact/signals-react";
import type { MenuItem, ProjectInfo } from "#contract/info.ts";
import type { PluginContributions, ProjectPlugin } from "#contract/plugin.ts";
import { DisposableStore } from "#sdk/plugin/DisposableStore.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { Log } from "../../log/Log.ts";
import type { PluginEntry } from "../PluginEntry.ts";
import type { PluginHost } from "../PluginHost.ts";

/** Executes a command of a plugin in its realm; settles when the command has. */
export type RunCommand = (plugin: ProjectPlugin, module: string, input: unknown) => Promise<void>;

export interface ProjectPluginsOptions {
  readonly project: ReadonlySignal<ProjectInfo | undefined>;
  readonly host: PluginHost;
  readonly log: Log;
  /**
   * A plugin of the project as the host takes it.
   * @param current the plugin as `/info` has it now: texts and settings may change while it is on
   */
  readonly entryOf: (plugin: ProjectPlugin, current: ReadonlySignal<ProjectPlugin | undefined>) => PluginEntry;
}

/** What comes and goes with one version of a plugin; titles, settings and grants change without it. */
interface Known {
  readonly version: string;
  readonly entry: PluginEntry;
}

const none: readonly ProjectPlugin[] = [];

/** The plugins of the project, as `/info` and events say: they come and go while the document is open (D73). */
export class ProjectPlugins {
  readonly #options: ProjectPluginsOptions;
  readonly #known = new Map<string, Known>();
  #runCommand: RunCommand | undefined;

  /** Those that are on. */
  readonly running: ReadonlySignal<readonly ProjectPlugin[]>;
  /** What they add to the menu, behind the project's own. */
  readonly menuItems: ReadonlySignal<readonly MenuItem[]>;

  constructor(options: ProjectPluginsOptions) {
    this.#options = options;
    const { project, host } = options;
    this.running = computed(() => {
      const enabled = new Set(host.enabled.value.map(({ id }) => id));
      return project.value?.projectPlugins.filter(({ id }) => enabled.has(id)) ?? none;
    });
    this.menuItems = computed(() => setApart(this.running.value.flatMap((plugin) => menuItemsOf(plugin, project.value?.id ?? ""))));
  }

  /** Keeps the host's list, and the commands on offer, as the project says. */
  follow(): Disposable {
    const { project, host } = this.#options;
    const listed = computed(() => project.value?.projectPlugins ?? none);
    const stop = effect(() => host.setProjectEntries(listed.value.map((plugin) => this.#entryOf(plugin))));
    const commands = this.#followCommands();
    return toDisposable(() => {
      stop();
      commands.dispose();
    });
  }

  /** The sandbox is there, until the returned handle is disposed of. */
  connect(runCommand: RunCommand): Disposable {
    this.#runCommand = runCommand;
    return toDisposable(() => (this.#runCommand = undefined));
  }

  #entryOf(plugin: ProjectPlugin): PluginEntry {
    const version = versionText(plugin);
    const known = this.#known.get(plugin.id);
    if (known?.version === version) return known.entry;
    const current = computed(() => this.running.value.find(({ id }) => id === plugin.id));
    const entry = this.#options.entryOf(plugin, current);
    this.#known.set(plugin.id, { version, entry });
    return entry;
  }

  #followCommands(): Disposable {
    let offered = new DisposableStore();
    const wanted = computed(() => JSON.stringify(this.running.value.map(({ id, contributes }) => [id, contributes.commands])));
    const stop = effect(() => {
      // Another text is another list; what else changed of the plugins is no matter here.
      void wanted.value;
      offered.dispose();
      offered = new DisposableStore();
      for (const plugin of this.running.peek()) this.#offer(plugin, offered);
    });
    return toDisposable(() => {
      stop();
      offered.dispose();
    });
  }

  #offer({ id, contributes }: ProjectPlugin, offered: DisposableStore): void {
    const entry = this.#known.get(id)?.entry;
    if (!entry || !contributes.commands) return;
    const commands = this.#options.host.capability("commands", entry.manifest);
    for (const { id: command, title, module } of contributes.commands) {
      offered.add(commands.register({ id: command, title }, (input) => void this.#execute(id, module, input)));
    }
  }

  async #execute(id: string, module: string, input: unknown): Promise<void> {
    const { host, log } = this.#options;
    try {
      if (!this.#runCommand) await host.activate("realms");
      const plugin = this.running.peek().find((one) => one.id === id);
      if (plugin) await this.#runCommand?.(plugin, module, input);
    } catch (failure) {
      log.error(failure, { plugin: id, module });
    }
  }
}

function versionText({ version, contributes, modules }: ProjectPlugin): string {
  const withoutTitles = (key: string, value: unknown): unknown => (key === "title" ? undefined : value);
  return JSON.stringify([version, contributes, modules], withoutTitles);
}

/** A line stands between the project's own menu and what plugins add. */
const setApart = (items: readonly MenuItem[]): MenuItem[] => items.map((item, index) => ({ ...item, hasDividerBefore: index === 0 }));

const menuItemsOf = ({ id, contributes }: ProjectPlugin, projectId: string): MenuItem[] =>
  (contributes.menuItems ?? []).map((item, index) => menuItem(`plugin-${id}-${index}`, projectId, item));

const menuItem = (id: string, projectId: string, { title, link, icon = "puzzle" }: NonNullable<PluginContributions["menuItems"]>[number]): MenuItem => ({
  id, projectId, name: title, link, cssClass: icon, cssStyle: null, children: [], badge: null, badgeType: "", hasDividerBefore: false,
  isHomepage: false, isTrackMenu: false, datasource: null,
});
