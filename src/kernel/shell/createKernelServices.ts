import { computed, signal } from "@preact/signals-react";
import type { ProjectInfo } from "#contract/info.ts";
import { usableTimeZone } from "#core/format/zoneNames.ts";
import type { Language } from "#core/languages.ts";
import { CommandRegistry } from "../services/commands/CommandRegistry.ts";
import { EventBus } from "../services/events/EventBus.ts";
import { ExpressionService } from "../services/expressions/ExpressionService.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import type { ClientSettings } from "../services/http/ClientSettings.ts";
import { Connection } from "../services/http/Connection.ts";
import { HttpClient } from "../services/http/HttpClient.ts";
import { PreferenceQueue } from "../services/http/PreferenceQueue.ts";
import { probeServer } from "../services/http/probeServer.ts";
import { ProjectReader } from "../services/http/ProjectReader.ts";
import { runExclusively } from "../services/http/runExclusively.ts";
import { watchAttendance } from "../services/http/watchAttendance.ts";
import { gatherWords } from "../services/i18n/gatherWords.ts";
import { I18nService } from "../services/i18n/I18nService.ts";
import { createLog } from "../services/log/Log.ts";
import { carryToasts, showCarriedToasts } from "../services/overlays/carryToasts.ts";
import { OverlayState } from "../services/overlays/OverlayState.ts";
import type { PluginEntry } from "../services/plugins/PluginEntry.ts";
import { PluginHost } from "../services/plugins/PluginHost.ts";
import { ProjectPlugins } from "../services/plugins/project/ProjectPlugins.ts";
import { AppLocation } from "../services/router/AppLocation.ts";
import { Navigator } from "../services/router/Navigator.ts";
import { ClientSession } from "../services/session/ClientSession.ts";
import { keepEqual } from "../services/state/keepEqual.ts";
import { BrowserStorage } from "../services/storage/BrowserStorage.ts";
import { resetCorrupt } from "../services/stored-values/resetCorrupt.ts";
import { DensityService } from "../services/theme/DensityService.ts";
import { ThemeService } from "../services/theme/ThemeService.ts";
import { capabilityFactories } from "./capabilities/index.ts";
import type { KernelServices } from "./KernelServices.ts";
import { projectPluginEntry } from "./plugins/project/projectPluginEntry.ts";
import { kernelSources } from "./words/kernelSources.ts";

export interface ServicesOptions {
  readonly settings: ClientSettings;
  readonly entries: readonly PluginEntry[];
  /** Paths that the document shows; a link to another one leaves it. */
  readonly isShownHere: (path: string) => boolean;
}

/** Of the six the tag, as every program knows it; of the project's own its code, which means that one alone. */
const acceptedLanguage = ({ code, tag, locale }: Language): string => (code === locale ? tag : code);

/** Builds the kernel's services, each from those above it. */
export function createKernelServices({ settings, entries, isShownHere }: ServicesOptions): KernelServices {
  const log = createLog("kernel");
  const storage = new BrowserStorage();
  resetCorrupt(storage, log);
  const project = signal<ProjectInfo | undefined>(undefined);
  const bus = new EventBus(log);
  const connection = new Connection(async () => await probeServer(settings));
  const overlays = new OverlayState();
  const http: HttpClient = new HttpClient({
    settings,
    storage,
    runExclusively,
    language: () => acceptedLanguage(i18n.language.peek()),
    transferMethod: () => project.peek()?.transfer_method ?? undefined,
    onSessionLost: async (isRefused) => await session.endForGood(isRefused),
    onQuestion: async (words, { typed, details }) => await overlays.ask({ title: words, text: i18n.t("kernel.confirm.question"), isDangerous: true, ...(typed !== undefined && { typed }), ...(details !== undefined && { details }) }),
    onUserChanged: () => void session.reload().catch((failure: unknown) => log.error(failure)),
    isUnattended: watchAttendance(),
    onReached: (isReached) => (isReached ? connection.noteReached() : connection.noteUnreached()),
  });
  const session: ClientSession = new ClientSession({
    storage,
    http,
    bus,
    log,
    // The sign-in document is there already: its screen shows the form as soon as nobody is signed in.
    goToSignIn: (address) => {
      if (isShownHere(address.split("?")[0] ?? "")) return;
      location.letGo();
      window.location.replace(address);
    },
    restart: (address) => {
      location.letGo();
      if (address === undefined) window.location.reload();
      else window.location.assign(address);
    },
  });
  const plugins: PluginHost = new PluginHost({
    entries,
    log,
    capability: (name, user) => capabilityFactories[name](services, user),
    learnWords: async (words) => await i18n.learnWords(words),
  });
  const i18n: I18nService = new I18nService({
    storage,
    log,
    query: new URLSearchParams(window.location.search).get("locale") ?? undefined,
    loadBuiltIn: async (locale) => await gatherWords([...kernelSources, ...entries.flatMap(({ words }) => words ?? [])], locale),
    keep: async (language) => void (session.writer() && (await http.call("POST user-locale/", { query: { locale: language } }))),
    fetchTexts: async (language) => await http.call("GET web/assets/translations", { query: { locale: language } }),
  });
  const theme = new ThemeService({
    storage,
    log,
    shown: document.documentElement.dataset["theme"],
    isSettled: computed(() => project.value !== undefined && session.state.value !== "unknown"),
    permissions: computed(() => session.user.value?.permissions ?? []),
    offered: computed(() => project.value?.themes ?? []),
    definitions: plugins.definitions("theme"),
  });
  const location = new AppLocation(async () => await overlays.ask({ text: i18n.t("kernel.leave.question"), isDangerous: true }));
  const navigator = new Navigator({
    location,
    isShownHere,
    origin: window.location.origin,
    apiBase: settings.api,
    confirmExternal: async (href) => await overlays.ask({ text: i18n.t("kernel.external.question"), title: href }),
    openWindow: (href) => void window.open(href, "_blank", "noopener,noreferrer"),
    download: (link) => {
      import("./tasks/followExportLink.ts").then(async ({ followExportLink }) => await followExportLink({ http, i18n, overlays }, link)).catch((failure: unknown) => {
        overlays.toast({ kind: "error", text: readFailure(failure, i18n.locale.peek()) });
      });
    },
    leaveTo: (href) => {
      carryToasts(overlays, storage);
      window.location.assign(href);
    },
  });
  showCarriedToasts(overlays, storage);
  bus.on("ServerEvent", (event) => {
    if (event.kind === "record") bus.emit("record", event);
    else if (event.kind === "config") bus.emit("config", event);
  });
  const projectReader = new ProjectReader({
    http,
    log,
    show: (info) => {
      project.value = keepEqual(project.peek(), info);
      plugins.setStates(info.plugins);
    },
  });
  session.keepsDocument = () => location.isDirty();
  const services: KernelServices = {
    storage,
    log,
    bus,
    http,
    connection,
    session,
    project,
    loadProject: async () => await projectReader.load(),
    refreshProject: async () => await projectReader.refresh(),
    i18n,
    theme,
    density: new DensityService(storage),
    overlays,
    commands: new CommandRegistry(),
    location,
    navigator,
    plugins,
    projectPlugins: new ProjectPlugins({ project, host: plugins, log, entryOf: projectPluginEntry }),
    expressions: new ExpressionService({
      locale: i18n.locale,
      timeZone: () => usableTimeZone(project.peek()?.timeZone),
      limits: () => project.peek()?.limits,
      log,
      onBrokenValidator: (broken) => {
        void import("./realms/reportBrokenValidator.ts")
          .then(({ reportBrokenValidator }) => reportBrokenValidator(services, broken))
          .catch((failure: unknown) => log.error(failure));
      },
      needSandbox: async () => await plugins.activate("realms"),
    }),
    preferences: new PreferenceQueue({ http, storage, log, userId: () => session.writer()?.id }),
  };
  return services;
}
