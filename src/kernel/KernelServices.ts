import type { ReadonlySignal } from "@preact/signals-react";
import type { ProjectInfo } from "#contract/info.ts";
import type { ClientSession } from "./auth/ClientSession.ts";
import type { CommandRegistry } from "./commands/CommandRegistry.ts";
import type { Log } from "./errors/Log.ts";
import type { EventBus } from "./events/EventBus.ts";
import type { ExpressionService } from "./expressions/ExpressionService.ts";
import type { Connection } from "./http/Connection.ts";
import type { HttpClient } from "./http/HttpClient.ts";
import type { PreferenceQueue } from "./http/PreferenceQueue.ts";
import type { I18nService } from "./i18n/I18nService.ts";
import type { OverlayState } from "./overlays/OverlayState.ts";
import type { PluginHost } from "./plugins/PluginHost.ts";
import type { ProjectPlugins } from "./plugins/project/ProjectPlugins.ts";
import type { AppLocation } from "./router/AppLocation.ts";
import type { Navigator } from "./router/Navigator.ts";
import type { BrowserStorage } from "./storage/BrowserStorage.ts";
import type { DensityService } from "./theme/DensityService.ts";
import type { ThemeService } from "./theme/ThemeService.ts";

/** What the kernel is made of; capabilities are narrow views of it. */
export interface KernelServices {
  readonly storage: BrowserStorage;
  readonly log: Log;
  readonly bus: EventBus;
  readonly http: HttpClient;
  readonly connection: Connection;
  readonly session: ClientSession;
  readonly project: ReadonlySignal<ProjectInfo | undefined>;
  /** Reads `/info` now. */
  readonly loadProject: () => Promise<void>;
  /** Reads `/info` anew, because something of it changed: of many changes at once, one more reading tells all. Never fails. */
  readonly refreshProject: () => Promise<void>;
  readonly i18n: I18nService;
  readonly theme: ThemeService;
  readonly density: DensityService;
  readonly overlays: OverlayState;
  readonly commands: CommandRegistry;
  readonly location: AppLocation;
  readonly navigator: Navigator;
  readonly plugins: PluginHost;
  readonly projectPlugins: ProjectPlugins;
  readonly expressions: ExpressionService;
  readonly preferences: PreferenceQueue;
}
