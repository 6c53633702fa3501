import type { ServerEvent } from "#contract/serverEvent.ts";
import { formatDateTime } from "#core/format/formatDate.ts";
import { usableTimeZone } from "#core/format/zoneNames.ts";
import type { KernelServices } from "../KernelServices.ts";

/** The profile has the panel in which a session is ended. */
const profile = "system/profile";

type Needed = Pick<KernelServices, "i18n" | "navigator" | "overlays" | "project" | "session">;

/** Somebody signed in as this user in a browser that was not known: whoever sits here is asked whether it was they. */
export function tellNewDevice({ i18n, navigator, overlays, project, session }: Needed, event: Extract<ServerEvent, { kind: "session" }>): void {
  const { newDevice, sessionId } = event;
  if (newDevice === undefined || session.isOwn(sessionId)) return;
  const { browser, system, address, at } = newDevice;
  const device = [browser, system].filter(Boolean).join(", ") || i18n.t("shell.newDevice.unknown");
  overlays.toast({
    kind: "info",
    title: i18n.t("shell.newDevice.title"),
    text: i18n.t("shell.newDevice.text", { device, address, time: formatDateTime(at, { timeZone: usableTimeZone(project.peek()?.timeZone) }) }),
    action: { label: i18n.t("shell.newDevice.end"), run: () => void navigator.open(profile) },
  });
}
