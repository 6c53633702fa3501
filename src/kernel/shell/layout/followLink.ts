import type { MouseEvent } from "react";
import type { Navigator } from "../../services/router/Navigator.ts";

/**
 * A click on a link of the shell: the application goes there; with Ctrl or Cmd a new tab opens with `_target=blank`
 * (spec §2). With Shift, Alt or another button the browser does what it always does.
 * @returns whether this tab goes there
 */
export function followLink(navigator: Pick<Navigator, "open">, link: string, event: MouseEvent<HTMLElement>): boolean {
  if (event.button !== 0 || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  const inNewTab = event.ctrlKey || event.metaKey;
  void navigator.open(link, { inNewTab });
  return !inNewTab;
}
