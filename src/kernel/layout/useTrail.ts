import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import type { Breadcrumb } from "#sdk/ui/Breadcrumbs.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { useShell } from "../react/ShellContext.ts";
import { menuLink } from "./menuLink.ts";
import { activeTrail, leadsTo } from "./menuTree.ts";

/** Where we are: the menu's way to the screen, and the screen's own name behind it; also the title of the document. */
export function useTrail(): readonly Breadcrumb[] {
  useSignals();
  const { location, project } = useKernel();
  const { menus, title } = useShell();
  const { path, query } = location.visible.value;
  const items = activeTrail(menus.items.value ?? [], path, query["_mid"]);
  const crumbs = items.map((item): Breadcrumb => ({ name: item.name, href: menuLink(item).href }));
  const heading = title.heading.value?.title;
  const last = items.at(-1);
  const isInMenu = last !== undefined && leadsTo(last, path);
  const trail = heading === undefined || isInMenu ? crumbs : [...crumbs, { name: heading }];
  const shown = [heading ?? crumbs.at(-1)?.name, project.value?.name].filter(Boolean).join(" · ");
  useEffect(() => {
    if (shown) document.title = shown;
  }, [shown]);
  return trail;
}
