import { useSignals } from "@preact/signals-react/runtime";
import { Pencil } from "lucide-react";
import type { MouseEvent, ReactElement } from "react";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { SidebarFrame } from "#sdk/ui/shell/SidebarFrame.tsx";
import type { SidebarItem } from "#sdk/ui/shell/SidebarItem.ts";
import { SidebarMenu } from "#sdk/ui/shell/SidebarMenu.tsx";
import { activeTrail } from "../../services/menu/menuTree.ts";
import { useKernel } from "../react/KernelContext.ts";
import { useShell } from "../react/ShellContext.ts";
import { useKernelText } from "../react/useKernelText.ts";
import { AppProfile } from "./AppProfile.tsx";
import styles from "./AppSidebar.module.css";
import { followLink } from "./followLink.ts";
import { SidebarFooter } from "./SidebarFooter.tsx";
import { sidebarItems } from "./sidebarItems.ts";

type Follow = (href: string, event: MouseEvent<HTMLElement>) => void;

/** The sidebar: project, person, menu, versions (spec §2 Layout). */
export const AppSidebar = (): ReactElement => {
  useSignals();
  const { project, session, navigator } = useKernel();
  const { menus, panel } = useShell();
  const follow: Follow = (href, event) => {
    if (followLink(navigator, href, event)) panel.follow();
  };
  const hasFailed = menus.failure.value !== undefined && menus.items.value === undefined;
  return (
    <SidebarFrame
      mode={panel.mode.value}
      isOpen={panel.isOpen.value}
      onClose={() => panel.close()}
      title={project.value?.name ?? ""}
      logo={project.value?.logo}
      homeHref="/"
      onHome={(event) => follow("/", event)}
      profile={session.user.value && <AppProfile />}
      footer={<SidebarFooter />}
    >
      {hasFailed ? <MenuFailure /> : <AppMenu onFollow={follow} />}
    </SidebarFrame>
  );
};

const AppMenu = ({ onFollow }: { readonly onFollow: Follow }): ReactElement => {
  useSignals();
  const { location, plugins, session } = useKernel();
  const { menus, panel } = useShell();
  const action = useEditAction();
  const { path, query } = location.visible.value;
  const menuId = query["_mid"];
  const items = sidebarItems({
    // The block of who works here stands above them: it would move them under the pointer.
    items: session.state.value === "unknown" ? undefined : menus.items.value,
    unfolded: menus.unfolded.value,
    folded: menus.folded.value,
    path,
    menuId,
    enabled: plugins.enabled.value,
    disabled: plugins.disabled.value,
  });
  return (
    <SidebarMenu
      mode={panel.mode.value}
      items={items}
      onToggle={(item) => menus.setUnfolded(item.id, !item.isExpanded, activeTrail(menus.items.peek() ?? [], path, menuId).at(-1)?.id)}
      onFollow={(item, event) => {
        if (item.href === undefined) return;
        menus.track(item.id);
        onFollow(item.href, event);
      }}
      renderAction={action}
      onMove={menus.order.isUnlocked.value ? (item, to) => menus.order.move(item.id, to) : undefined}
    />
  );
};

/** Administrators edit the items of their own project in place (spec §6). */
function useEditAction(): ((item: SidebarItem) => ReactElement | undefined) | undefined {
  useSignals();
  const t = useKernelText();
  const { session, navigator } = useKernel();
  const { menus, panel } = useShell();
  const editable = menus.editable.value;
  if (!hasPermission(session.user.value?.permissions ?? [], "platon.admin")) return undefined;
  const edit = (id: string): void => {
    panel.follow();
    void navigator.open(`forms/menus/${encodeURIComponent(id)}?_target=modal_960`);
  };
  const pencil = ({ id, name }: SidebarItem): ReactElement => (
    <IconButton size="small" icon={Pencil} label={t("shell.menu.edit", { name })} onPress={() => edit(id)} />
  );
  return (item) => (editable.has(item.id) ? pencil(item) : undefined);
}

/** While the server is away the banner says so, and has the button. */
const MenuFailure = (): ReactElement => {
  useSignals();
  const t = useKernelText();
  const { connection } = useKernel();
  const { menus } = useShell();
  const isAway = connection.isAway.value;
  return (
    <div role={isAway ? undefined : "alert"} className={styles.failure}>
      <p>{t("kernel.menu.failed")}</p>
      {!isAway && <Button onPress={() => void menus.load()}>{t("places.retry")}</Button>}
    </div>
  );
};
