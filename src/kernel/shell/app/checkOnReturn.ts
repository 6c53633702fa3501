import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { ClientSession } from "../../services/session/ClientSession.ts";

/**
 * A document that the browser had put aside and brings back by Back or Forward shows nothing until it is known that its session still
 * is (P32): it was hidden as it was put aside.
 */
export function checkOnReturn(session: Pick<ClientSession, "checkAgain">): Disposable {
  const { style } = document.documentElement;
  const hide = ({ persisted }: PageTransitionEvent): void => void (persisted && (style.visibility = "hidden"));
  const check = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    style.visibility = "hidden";
    void session.checkAgain().then((isSame) => isSame && (style.visibility = ""));
  };
  window.addEventListener("pagehide", hide);
  window.addEventListener("pageshow", check);
  return toDisposable(() => {
    window.removeEventListener("pagehide", hide);
    window.removeEventListener("pageshow", check);
  });
}
