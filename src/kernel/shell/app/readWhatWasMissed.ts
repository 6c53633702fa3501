import type { Disposable } from "#sdk/plugin/Disposable.ts";
import type { MenuService } from "../../services/menu/MenuService.ts";
import { toReadable } from "../../services/state/toReadable.ts";
import type { KernelServices } from "../KernelServices.ts";

type Needed = Pick<KernelServices, "connection" | "project" | "refreshProject">;

/** What the kernel could not read while the server was away is read when it is back; views do so by themselves. */
export function readWhatWasMissed({ connection, project, refreshProject }: Needed, menus: MenuService): Disposable {
  return toReadable(connection.isAway).subscribe((isAway) => {
    if (isAway) return;
    // Without the project there is no screen yet: the start reads it. Texts of the language come with it.
    if (project.peek() !== undefined) void refreshProject();
    if (menus.failure.peek() !== undefined) void menus.load();
  });
}
