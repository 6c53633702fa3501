import { useSignals } from "@preact/signals-react/runtime";
import { Lock, LockOpen, RotateCcw } from "lucide-react";
import type { ReactElement } from "react";
import { sdkVersion } from "#core/versions/sdkVersion.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { SidebarFoot } from "#sdk/ui/shell/SidebarFoot.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { useShell } from "../react/ShellContext.ts";
import { useKernelText } from "../react/useKernelText.ts";

/** Copyright and versions; and whether the menu's rows can be moved, with the way back to the order of the server. */
export const SidebarFooter = (): ReactElement => {
  useSignals();
  const t = useKernelText();
  const { project } = useKernel();
  const { menus } = useShell();
  const { order } = menus;
  const isUnlocked = order.isUnlocked.value;
  const info = project.value;
  // Names and numbers only: nothing to translate.
  const versions = `© ${new Date().getFullYear()} Platon · ${info ? `${info.version} · ` : ""}SDK ${sdkVersion}`;
  return (
    <SidebarFoot text={versions}>
      {order.isChanged.value && (
        <IconButton size="small" icon={RotateCcw} label={t("shell.menu.reset")} onPress={() => void menus.resetOrder()} />
      )}
      <IconButton
        size="small"
        icon={isUnlocked ? LockOpen : Lock}
        label={t(isUnlocked ? "shell.menu.lock" : "shell.menu.unlock")}
        isPressed={isUnlocked}
        onPress={() => order.toggleLock()}
      />
    </SidebarFoot>
  );
};
