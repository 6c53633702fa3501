import type { ReadonlySignal } from "@preact/signals-react";
import type { ProjectInfo } from "#contract/info.ts";
import type { CommandRegistry } from "../services/commands/CommandRegistry.ts";
import type { EventBus } from "../services/events/EventBus.ts";
import type { ExpressionService } from "../services/expressions/ExpressionService.ts";
import type { Connection } from "../services/http/Connection.ts";
import type { HttpClient } from "../services/http/HttpClient.ts";
import type { PreferenceQueue } from "../services/http/PreferenceQueue.ts";
import type { I18nService } from "../services/i18n/I18nService.ts";
import type { Log } from "../services/log/Log.ts";
import type { OverlayState } from "../services/overlays/OverlayState.ts";
import type { PluginHost } from "../services/plugins/PluginHost.ts";
import type { ProjectPlugins } from "../services/plugins/project/ProjectPlugins.ts";
import type { AppLocation } from "../services/router/AppLocation.ts";
import type { Navigator } from "../services/router/Navigator.ts";
import type { ClientSession } from "../services/session/ClientSession.ts";
import type { BrowserStorage } from "../services/storage/BrowserStorage.ts";
import type { DensityService } from "../services/theme/DensityService.ts";
import type { ThemeService } from "../services/theme/ThemeService.ts";

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
