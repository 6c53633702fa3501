import type { MenuItem } from "#contract/info.ts";
import type { ScreenDeclaration } from "#sdk/contributions/screen.ts";
import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";
import { safeStyle } from "#sdk/ui/html/safeStyle.ts";
import type { SidebarItem } from "#sdk/ui/shell/SidebarItem.ts";
import { menuLink } from "../../services/menu/menuLink.ts";
import { activeTrail } from "../../services/menu/menuTree.ts";

export interface SidebarFacts {
  /** Undefined while the menu loads. */
  readonly items: readonly MenuItem[] | undefined;
  /** Ids of the items that the person unfolded. */
  readonly unfolded: ReadonlySet<string>;
  /** Items that the person folded over an active one: its id by theirs. */
  readonly folded: ReadonlyMap<string, string>;
  readonly path: string;
  /** `_mid` of the address. */
  readonly menuId: string | undefined;
  readonly enabled: readonly PluginManifest[];
  readonly disabled: readonly PluginManifest[];
}

/**
 * The menu as it is drawn. What leads to a screen whose plugin is off is left out (D73); the way to the active item is
 * unfolded, unless the person folded it over that very item.
 */
export function sidebarItems(facts: SidebarFacts): SidebarItem[] | undefined {
  if (!facts.items) return undefined;
  const trail = activeTrail(facts.items, facts.path, facts.menuId).map((item) => item.id);
  const unfoldedByItself = new Set(trail.slice(0, -1));
  const screens = screensOf(facts.enabled);
  const gone = goneHeads(facts);
  const blank = new Set(screens.filter((screen) => screen.isBlankByDefault).map((screen) => headOf(screen.path)));
  const isFolded = (id: string): boolean => facts.folded.get(id) === trail.at(-1);
  const draw = (item: MenuItem): SidebarItem[] => {
    const children = item.children.flatMap(draw);
    const { path, isExternal, href, hrefInLayout } = menuLink(item);
    const head = path && headOf(path);
    const isGone = head !== undefined && gone.has(head);
    if (isGone && children.length === 0) return [];
    return [
      {
        id: item.id,
        name: item.name,
        href: isGone ? undefined : head !== undefined && blank.has(head) ? hrefInLayout : href,
        isExternal,
        icon: item.cssClass ?? undefined,
        style: safeStyle(item.cssStyle ?? undefined),
        badge: item.badge ?? undefined,
        badgeTone: toneOf(item.badgeType),
        hasDividerBefore: item.hasDividerBefore,
        isActive: trail.at(-1) === item.id,
        isExpanded: facts.unfolded.has(item.id) || (unfoldedByItself.has(item.id) && !isFolded(item.id)),
        children,
      },
    ];
  };
  return facts.items.flatMap(draw);
}

/** First parts of paths whose screen belongs to a plugin that is off. */
export function goneHeads({ enabled, disabled }: Pick<SidebarFacts, "enabled" | "disabled">): ReadonlySet<string> {
  const shown = new Set(screensOf(enabled).map((screen) => headOf(screen.path)));
  return new Set(screensOf(disabled).map((screen) => headOf(screen.path)).filter((head) => !shown.has(head)));
}

/** `/tables/:name` → `tables`: the plugin behind a path is told by its first part. */
const headOf = (path: string): string => path.split("/", 2)[1] ?? "";

const screensOf = (manifests: readonly PluginManifest[]): ScreenDeclaration[] =>
  manifests.flatMap((manifest) => manifest.contributes?.screen ?? []);

const tones = new Set(["success", "warning", "danger", "info", "neutral"]);

const toneOf = (badgeType: string): SidebarItem["badgeTone"] =>
  tones.has(badgeType) ? (badgeType as SidebarItem["badgeTone"]) : "primary";
