import { useEffect, useMemo, type ReactElement } from "react";
import type { OverlayMenuItem } from "#sdk/capabilities/overlay.ts";
import { ContextMenu } from "#sdk/ui/menus/ContextMenu.tsx";
import type { MenuItem, MenuSection } from "#sdk/ui/menus/Menu.tsx";
import type { ShownMenu } from "../../services/overlays/OverlayState.ts";
import { useKernelText } from "../react/useKernelText.ts";

/** A menu of `overlay.openMenu`; it goes with what was pressed. */
export const OpenedMenu = ({ menu }: { readonly menu: ShownMenu }): ReactElement => {
  const t = useKernelText();
  const sections = useMemo(() => sectionsOf(menu), [menu]);
  useEffect(() => {
    const review = (): void => {
      if (!menu.at.within.isConnected) menu.answer(null);
    };
    const observer = new MutationObserver(review);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [menu]);
  // A choice closes the menu first, and says what it was then.
  const close = (): void => queueMicrotask(() => menu.answer(null));
  return <ContextMenu at={menu.at} label={menu.title ?? t("overlays.menu")} sections={sections} onClose={close} />;
};

/** A divider begins a section. */
function sectionsOf({ items, answer }: ShownMenu): readonly MenuSection[] {
  const sections: { id: string; items: MenuItem[] }[] = [];
  for (const [index, item] of items.entries()) {
    if (index === 0 || item.divider) sections.push({ id: String(index), items: [] });
    sections.at(-1)?.items.push(toMenuItem(item, { key: String(index), answer }));
  }
  return sections;
}

const toMenuItem = ({ id, label, icon, isDisabled = false, isDestructive }: OverlayMenuItem, { key, answer }: { key: string; answer: ShownMenu["answer"] }): MenuItem => ({
  id: key,
  label,
  isDisabled,
  ...(icon !== undefined && { iconName: icon }),
  ...(isDestructive && { tone: "danger" }),
  onSelect: () => answer(id),
});
