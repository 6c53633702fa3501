import { Bot, FileKey2, Fingerprint, KeyRound, Link2, MonitorSmartphone, Smartphone, type LucideIcon } from "lucide-react";
import { lazy, Suspense, type ComponentType, type ReactElement } from "react";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import { Disclosure } from "../ui/layout/Disclosure.tsx";
import { useCapability } from "./CapabilitiesContext.ts";
import { useReadable } from "./useReadable.ts";
import { useIsAdministrator } from "./useIsAdministrator.ts";
import { useText } from "./useText.ts";
import { useUser } from "./useUser.ts";

interface SecurityPanel {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: string;
  /** Who has it, beside administrators; absent: everybody. */
  readonly permission?: string;
  /** Comes when the panel is opened: `lazy(async () => ({ default: (await import("./security/…Panel.tsx")).…Panel }))`. */
  readonly component: ComponentType;
  /** It is there where the project offers one of these ways to sign in. */
  readonly methods?: readonly string[];
}

const SessionsPanel = lazy(async () => ({ default: (await import("./security/SessionsPanel.tsx")).SessionsPanel }));
const TokensPanel = lazy(async () => ({ default: (await import("./security/TokensPanel.tsx")).TokensPanel }));

const panels: readonly SecurityPanel[] = [
  { id: "password", icon: KeyRound, title: "places.security.password", component: lazy(async () => ({ default: (await import("./security/PasswordPanel.tsx")).PasswordPanel })) },
  { id: "oneTime", icon: Smartphone, title: "places.security.oneTime", component: lazy(async () => ({ default: (await import("./security/OneTimePanel.tsx")).OneTimePanel })) },
  { id: "passkeys", icon: Fingerprint, title: "places.security.passkeys", component: lazy(async () => ({ default: (await import("./security/PasskeysPanel.tsx")).PasskeysPanel })) },
  { id: "accounts", icon: Link2, title: "places.security.accounts", methods: ["google", "linkedin", "one_id", "ssv", "keycloak"], component: lazy(async () => ({ default: (await import("./security/AccountsPanel.tsx")).AccountsPanel })) },
  { id: "whitelist", icon: FileKey2, title: "places.security.whitelist", component: lazy(async () => ({ default: (await import("./security/WhitelistPanel.tsx")).WhitelistPanel })) },
  { id: "sessions", icon: MonitorSmartphone, title: "places.security.sessions", component: SessionsPanel },
  { id: "tokens", icon: Bot, title: "places.security.tokens", permission: "platon.tokens", component: TokensPanel },
];

/**
 * What a person does about their own signing in, one panel each (spec §2 Profile page), wherever it is offered. Needs `http`, `user`,
 * `session`, `project`, `toasts`, `dialogs`, `clipboard`, `download`, `events`, `i18n`.
 * @since 1.0.0
 * @example <Card title={t("places.profile.security")}><SecurityPanels /></Card>
 */
export const SecurityPanels = (): ReactElement => {
  const t = useText();
  const offered = useReadable(useCapability("project").info)?.signInMethods ?? [];
  const [user, isAdministrator] = [useUser(), useIsAdministrator()];
  const isOwn = ({ permission }: SecurityPanel): boolean => permission === undefined || isAdministrator || hasPermission(user?.permissions ?? [], permission);
  const isOffered = ({ methods }: SecurityPanel): boolean => methods === undefined || offered.some((method) => methods.includes(method));
  return (
    <>
      {panels.filter(isOwn).filter(isOffered).map(({ id, icon, title, component: Panel }) => (
        <Disclosure key={id} icon={icon} title={t(title)}>
          <Suspense><Panel /></Suspense>
        </Disclosure>
      ))}
    </>
  );
};
