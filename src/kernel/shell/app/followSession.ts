import { effect } from "@preact/signals-react";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { EventRelay } from "../../services/events/EventRelay.ts";
import { followServerEvents, type FollowedEvents } from "../../services/events/ServerEvents.ts";
import { onLanguageChange } from "../../services/i18n/onLanguageChange.ts";
import type { MenuService } from "../../services/menu/MenuService.ts";
import type { KernelServices } from "../KernelServices.ts";

interface Following {
  readonly menus: MenuService;
  readonly relay: EventRelay;
}

/** While somebody is signed in: their menu in their language, the server's events, what the server has not taken yet. */
export function followSession(services: KernelServices, { menus, relay }: Following): Disposable {
  let userId: string | undefined;
  let events: FollowedEvents | undefined;
  const stop = effect(() => {
    const user = services.session.user.value;
    if (user?.id === userId) return;
    userId = user?.id;
    events?.dispose();
    events = user && openStream(services, relay);
    if (user) void services.preferences.flush();
  });
  // Nor could anybody send while the server was away.
  const back = effect(() => {
    if (!services.connection.isAway.value) void services.preferences.flush();
  });
  // The server ends the stream with the session: asked for once more it would only be refused.
  const leaving = services.bus.on("AfterLogout", () => events?.leave());
  // Names of menu items and of the project come in the caller's language.
  const language = onLanguageChange(services.i18n, () => reloadNames(services, menus));
  return toDisposable(() => {
    stop();
    back();
    leaving.dispose();
    language.dispose();
    events?.dispose();
  });
}

function reloadNames({ session, refreshProject }: KernelServices, menus: MenuService): void {
  if (session.user.peek()) void menus.load();
  void refreshProject();
}

function openStream({ http, bus, log, session }: KernelServices, relay: EventRelay): FollowedEvents {
  return followServerEvents({
    relay,
    firstEventId: () => http.firstEventId,
    request: (after) => http.streamRequest("GET events", after === undefined ? {} : { after }),
    renewToken: async () => await session.reload(),
    onEvent: (event) => bus.emit("ServerEvent", event),
    log,
  });
}
