import type { MenuItem } from "#contract/info.ts";
import type { WhyAnswer } from "#contract/why.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Menu } from "../config/index.ts";
import { decideMenuItem, presentMenu } from "../menus/index.ts";
import type { Sight } from "./Sight.ts";

/** Why an item is in the menu: it and those above it may be seen, and where it leads nowhere itself something is left below it. */
export function explainMenuItem({ context, config, steps, translate }: Sight, id: string): WhyAnswer {
  const way = wayTo(config.menus, id);
  if (!way) throw new CallFailure("not_found");
  for (const item of way) if (!steps.addDecision(translate(item.name), decideMenuItem(item, context))) return steps.answer(false);
  const shown = presentMenu(config.menus, { projectId: config.projectId, translate, isShown: (item) => decideMenuItem(item, context).isAllowed });
  const isShown = hasItem(shown, id);
  if (!isShown) steps.add({ asked: "below", of: translate(way.at(-1)?.name ?? ""), isYes: false });
  return steps.answer(isShown);
}

/** From the top to the item. */
function wayTo(items: readonly Menu[], id: string): Menu[] | undefined {
  for (const item of items) {
    if (item.id === id) return [item];
    const below = wayTo(item.children, id);
    if (below) return [item, ...below];
  }
  return undefined;
}

const hasItem = (items: readonly MenuItem[], id: string): boolean => items.some((item) => item.id === id || hasItem(item.children, id));
