import { useSignals } from "@preact/signals-react/runtime";
import { LogOut, Settings, ShieldCheck } from "lucide-react";
import type { ReactElement } from "react";
import type { MenuItem, MenuSection } from "#sdk/ui/Menu.tsx";
import { MenuButton } from "#sdk/ui/MenuButton.tsx";
import { AvatarButton } from "#sdk/ui/shell/AvatarButton.tsx";
import { signInPath } from "../auth/signInAddress.ts";
import { useKernel } from "../react/KernelContext.ts";
import { useKernelText } from "../react/useKernelText.ts";
import { useSignOut } from "../react/useSignOut.ts";
import { profilePath } from "../router/decideRoute.ts";
import { followLink } from "./followLink.ts";

/** Settings, user security, logout (spec §2 Layout). */
export const AccountMenu = (): ReactElement => {
  useSignals();
  const t = useKernelText();
  const { session, navigator } = useKernel();
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
      ],
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
