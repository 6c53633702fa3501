import { useSignals } from "@preact/signals-react/runtime";
import { LogOut, Rows2, Rows4, Settings, ShieldCheck, SlidersHorizontal } from "lucide-react";
import type { ReactElement } from "react";
import { densities } from "#sdk/capabilities/theme.ts";
import type { MenuItem, MenuSection } from "#sdk/ui/menus/Menu.tsx";
import { MenuButton } from "#sdk/ui/menus/MenuButton.tsx";
import { AvatarButton } from "#sdk/ui/shell/AvatarButton.tsx";
import { profilePath } from "../../services/router/decideRoute.ts";
import { signInPath } from "../../services/session/signInAddress.ts";
import { useKernel } from "../react/KernelContext.ts";
import { useKernelText } from "../react/useKernelText.ts";
import { useAdministration } from "../react/useAdministration.ts";
import { useSignOut } from "../react/useSignOut.ts";
import { followLink } from "./followLink.ts";

const densityIcons = { compact: Rows4, comfortable: Rows2 };

/** Settings, user security, how close rows stand, logout (spec §2 Layout). */
export const AccountMenu = (): ReactElement => {
  useSignals();
  const t = useKernelText();
  const { session, navigator, density } = useKernel();
  const administration = useAdministration();
  const signOut = useSignOut();
  const user = session.user.value;
  if (!user) return <></>;
  const link = (to: string): Pick<MenuItem, "href" | "onSelect"> => ({
    href: navigator.href(to),
    onSelect: (event) => void followLink(navigator, to, event),
  });
  const sections: MenuSection[] = [
    {
      id: "account",
      heading: user.fullName,
      items: [
        { id: "settings", label: t("kernel.account.settings"), icon: Settings, ...link(profilePath) },
        { id: "security", label: t("kernel.account.security"), icon: ShieldCheck, ...link(signInPath) },
        ...(administration === undefined ? [] : [{ id: "administration", label: t("kernel.account.administration"), icon: SlidersHorizontal, ...link(administration) }]),
      ],
    },
    {
      id: "density",
      heading: t("shell.density.title"),
      items: densities.map((one) => ({
        id: one,
        label: t(`shell.density.${one}`),
        icon: densityIcons[one],
        isSelected: one === density.current.value,
        onSelect: () => density.set(one),
      })),
    },
    {
      id: "leave",
      items: [{ id: "sign-out", label: t("kernel.account.signOut"), icon: LogOut, onSelect: signOut }],
    },
  ];
  return (
    <MenuButton label={t("kernel.account.title")} sections={sections}>
      {(trigger) => <AvatarButton name={user.fullName} photo={user.photo ?? undefined} {...trigger} />}
    </MenuButton>
  );
};
