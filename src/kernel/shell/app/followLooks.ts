import { DisposableStore } from "#sdk/plugin/DisposableStore.ts";
import type { Disposable } from "#sdk/plugin/Disposable.ts";
import type { KernelServices } from "../KernelServices.ts";

/** Once all themes are known: what other tabs choose, the key of developer mode, and no theme that does not exist. */
export function followLooks({ theme, i18n, session, overlays }: KernelServices): Disposable {
  const following = new DisposableStore();
  theme.forgetUnknown();
  following.add(i18n.followOtherTabs());
  following.add(
    session.plainView.listen((isOn) => overlays.toast({ kind: "info", text: i18n.t(isOn ? "developer.on" : "developer.off") })),
  );
  return following;
}
