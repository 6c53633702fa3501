import { BookmarkPlus, Pencil, RotateCcw, Save, Star, Trash2, Users } from "lucide-react";
import { useToldAction } from "#sdk/react/useToldAction.ts";
import type { SavedView, ViewChange } from "#sdk/wire.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { useText } from "#sdk/react/useText.ts";
import type { MenuItem, MenuSection } from "#sdk/ui/menus/Menu.tsx";
import { isChanged, keptState } from "../../model/tableViews.ts";
import type { ViewButtonProps } from "./ViewsProps.ts";

export interface ViewMenu {
  readonly sections: readonly MenuSection[];
  /** Whether what is shown differs from the open view. */
  readonly isChanged: boolean;
}

/** What the menu of views offers: to open one, and what may be done with the open one. */
export function useViewMenu({ config, views, inView, columns }: ViewButtonProps, name: (what: "new" | "rename") => void): ViewMenu {
  const t = useText();
  const { view, state, open } = inView;
  const differs = view !== undefined && (isChanged(config, state, view) || isOther(view.state.columns, columns));
  const actions = useViewActions({ views, inView });
  const choice = (one: SavedView): MenuItem => ({
    id: one.id, label: one.title, isSelected: one.id === view?.id, onSelect: () => open(one),
    ...((one.isDefault || one.isDefaultForAll) && { note: t(one.isDefault ? "tables.viewIsDefault" : "tables.viewIsDefaultForAll") }),
  });
  const list = (isShared: boolean): MenuItem[] => views.list.filter(({ shared }) => shared === isShared).map(choice);
  const plain: MenuItem = { id: "plain", label: t("tables.viewNone"), isSelected: view === undefined, onSelect: () => open(undefined) };
  const keep = (): void => view && actions.change(view, { state: keptState(config, state, columns) }, "tables.viewSaved");
  const saving: MenuItem[] = [
    ...(view?.mayChange && differs ? [{ id: "save", icon: Save, label: t("tables.viewSave"), onSelect: keep }] : []),
    ...(view && differs ? [{ id: "reset", icon: RotateCcw, label: t("tables.viewReset"), onSelect: () => open(view) }] : []),
    { id: "new", icon: BookmarkPlus, label: t("tables.viewNew"), onSelect: () => name("new") },
  ];
  const sections: MenuSection[] = [
    { id: "own", items: [plain, ...list(false)] },
    { id: "shared", heading: t("tables.viewsShared"), items: list(true) },
    { id: "saving", items: saving },
    { id: "open", items: view ? actions.items(view, { mayShare: config.mayShareViews, rename: () => name("rename") }) : [] },
  ];
  return { sections: sections.filter(({ items }) => items.length > 0), isChanged: differs };
}

/** A view without columns leaves each reader their own. */
const isOther = (kept: object | null, shown: object | null): boolean => kept !== null && JSON.stringify(kept) !== JSON.stringify(shown);

interface ViewActions {
  readonly change: (view: SavedView, change: ViewChange, word: string) => void;
  readonly items: (view: SavedView, can: { mayShare: boolean; rename: () => void }) => MenuItem[];
}

function useViewActions({ views, inView }: Pick<ViewButtonProps, "views" | "inView">): ViewActions {
  const t = useText();
  const dialogs = useCapability("dialogs");
  const [act] = useToldAction();
  const isAdministrator = useIsAdministrator();
  const change = (view: SavedView, part: ViewChange, word: string): void => void act(() => views.change(view.id, part), t(word));
  const remove = async (view: SavedView): Promise<void> => {
    const isSure = await dialogs.confirm({ text: t(view.shared ? "tables.viewDeleteShared" : "tables.viewDelete", { title: view.title }), isDangerous: true });
    if (isSure && (await act(() => views.remove(view.id), t("tables.viewDeleted")))) inView.open(undefined);
  };
  const items: ViewActions["items"] = (view, { mayShare, rename }) => {
    const { isDefault, isDefaultForAll, shared, mayChange } = view;
    const mine: MenuItem = {
      id: "default", icon: Star, label: t(isDefault ? "tables.viewNotDefault" : "tables.viewDefault"),
      onSelect: () => change(view, { isDefault: !isDefault }, "tables.viewSaved"),
    };
    const ofAll: MenuItem = {
      id: "defaultForAll", icon: Star, label: t(isDefaultForAll ? "tables.viewNotDefaultForAll" : "tables.viewDefaultForAll"),
      onSelect: () => change(view, { isDefaultForAll: !isDefaultForAll }, "tables.viewSaved"),
    };
    const share: MenuItem = {
      id: "share", icon: Users, label: t(shared ? "tables.viewUnshare" : "tables.viewShare"), onSelect: () => change(view, { shared: !shared }, "tables.viewSaved"),
    };
    return [
      mine,
      ...(isAdministrator && shared ? [ofAll] : []),
      ...(mayShare ? [share] : []),
      ...(mayChange ? [{ id: "rename", icon: Pencil, label: t("tables.viewRename"), onSelect: rename }] : []),
      ...(mayChange ? [{ id: "delete", icon: Trash2, tone: "danger" as const, label: t("tables.viewRemove"), onSelect: () => void remove(view) }] : []),
    ];
  };
  return { change, items };
}
