import { useSignals } from "@preact/signals-react/runtime";
import { activeTrail } from "../../services/menu/menuTree.ts";
import { useKernel } from "../react/KernelContext.ts";
import { useShell } from "../react/ShellContext.ts";

/** What the present place is called: by its screen, else by the menu; undefined while nobody has said. */
export function usePlaceName(): string | undefined {
  useSignals();
  const { location } = useKernel();
  const { menus, title } = useShell();
  const { path, query } = location.visible.value;
  return title.heading.value?.title ?? activeTrail(menus.items.value ?? [], path, query["_mid"]).at(-1)?.name;
}
