import { useSignals } from "@preact/signals-react/runtime";
import { Building2 } from "lucide-react";
import type { ReactElement } from "react";
import type { MenuSection } from "#sdk/ui/menus/Menu.tsx";
import { MenuButton } from "#sdk/ui/menus/MenuButton.tsx";
import { ProfileBlock } from "#sdk/ui/shell/ProfileBlock.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { useShell } from "../react/ShellContext.ts";
import { useKernelText } from "../react/useKernelText.ts";
import { useChangeOrganization } from "./useChangeOrganization.ts";

/** Who works here, and in which organisation; with several, a press changes it (spec §2 Layout). */
export const AppProfile = (): ReactElement => {
  useSignals();
  const t = useKernelText();
  const { session } = useKernel();
  const change = useChangeOrganization();
  const { organizations, panel } = useShell();
  const user = session.user.value;
  if (!user) return <></>;
  const list = organizations.list.value;
  const block = {
    mode: panel.mode.value,
    name: user.fullName,
    post: user.postName ?? undefined,
    organization: organizations.present.value?.name,
    photo: user.photo ?? undefined,
  };
  if (list.length < 2) return <ProfileBlock {...block} />;
  const section: MenuSection = {
    id: "organizations",
    heading: t("shell.organization.title"),
    items: list.map(({ id, name, tin, pinfl }) => ({
      id,
      label: name,
      note: tin ?? pinfl ?? undefined,
      icon: Building2,
      isSelected: id === user.orgId,
      onSelect: () => void change(id, name),
    })),
  };
  return (
    <MenuButton
      label={t("shell.organization.title")}
      placement={panel.mode.value === "rail" ? "beside" : "below-start"}
      sections={[section]}
    >
      {(trigger) => (
        <ProfileBlock
          {...block}
          trigger={{
            ...trigger,
            onPress: () => {
              if (!trigger.aria["aria-expanded"]) void organizations.load();
              trigger.onPress();
            },
          }}
        />
      )}
    </MenuButton>
  );
};
