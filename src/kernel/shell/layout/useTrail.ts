import { useSignals } from "@preact/signals-react/runtime";
import type { Breadcrumb } from "#sdk/ui/layout/Breadcrumbs.tsx";
import { activeTrail, hrefOf, leadsTo } from "../../services/menu/menuTree.ts";
import { useKernel } from "../react/KernelContext.ts";
import { useShell } from "../react/ShellContext.ts";

/** Where we are: the menu's way to the screen, and the screen's own name behind it. */
export function useTrail(): readonly Breadcrumb[] {
  useSignals();
  const { location } = useKernel();
  const { menus, title } = useShell();
  const { path, query } = location.visible.value;
  const items = activeTrail(menus.items.value ?? [], path, query["_mid"]);
  const crumbs = items.map((item): Breadcrumb => ({ name: item.name, href: hrefOf(item) }));
  const heading = title.heading.value?.title;
  const last = items.at(-1);
  const isInMenu = last !== undefined && leadsTo(last, path);
  return heading === undefined || isInMenu ? crumbs : [...crumbs, { name: heading }];
}
