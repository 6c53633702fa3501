import { Construction, FileKey2, KeyRound, Smartphone, type LucideIcon } from "lucide-react";
import { lazy, Suspense, type ComponentType, type ReactElement } from "react";
import { Disclosure } from "../ui/layout/Disclosure.tsx";
import { EmptyState } from "../ui/states/ScreenState.tsx";
import { useText } from "./useText.ts";

interface SecurityPanel {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: string;
  /** Comes when the panel is opened: `lazy(async () => ({ default: (await import("./security/…Panel.tsx")).…Panel }))`. */
  readonly component?: ComponentType;
}

const panels: readonly SecurityPanel[] = [
  { id: "password", icon: KeyRound, title: "places.security.password", component: lazy(async () => ({ default: (await import("./security/PasswordPanel.tsx")).PasswordPanel })) },
  { id: "oneTime", icon: Smartphone, title: "places.security.oneTime", component: lazy(async () => ({ default: (await import("./security/OneTimePanel.tsx")).OneTimePanel })) },
  { id: "whitelist", icon: FileKey2, title: "places.security.whitelist", component: lazy(async () => ({ default: (await import("./security/WhitelistPanel.tsx")).WhitelistPanel })) },
];

/**
 * What a person does about their own signing in, one panel each (spec §2 Profile page), wherever it is offered. Needs `http`, `user`,
 * `session`, `toasts`, `dialogs`, `clipboard`, `download`, `i18n`.
 * @since 1.0.0
 * @example <Card title={t("places.profile.security")}><SecurityPanels /></Card>
 */
export const SecurityPanels = (): ReactElement => {
  const t = useText();
  return (
    <>
      {panels.map(({ id, icon, title, component: Panel }) => (
        <Disclosure key={id} icon={icon} title={t(title)}>
          {Panel ? (
            <Suspense><Panel /></Suspense>
          ) : (
            <EmptyState isCompact icon={Construction} title={t("places.coming.title")} hint={t("places.coming.hint", { name: t(title) })} />
          )}
        </Disclosure>
      ))}
    </>
  );
};
