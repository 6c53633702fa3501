import { Construction, FileKey2, KeyRound, Smartphone } from "lucide-react";
import type { ReactElement } from "react";
import { Disclosure } from "../ui/layout/Disclosure.tsx";
import { EmptyState } from "../ui/states/ScreenState.tsx";
import { useText } from "./useText.ts";

const panels = [
  { id: "password", icon: KeyRound },
  { id: "oneTime", icon: Smartphone },
  { id: "whitelist", icon: FileKey2 },
];

/**
 * Password, one-time password and list of keys, one panel each (spec §2 Profile page), wherever they are offered; their
 * systems are not there yet.
 * @since 1.0.0
 * @example <Card title={t("places.profile.security")}><SecurityPanels /></Card>
 */
export const SecurityPanels = (): ReactElement => {
  const t = useText();
  return (
    <>
      {panels.map(({ id, icon }) => {
        const title = t(`places.security.${id}`);
        return (
          <Disclosure key={id} icon={icon} title={title}>
            <EmptyState isCompact icon={Construction} title={t("places.coming.title")} hint={t("places.coming.hint", { name: title })} />
          </Disclosure>
        );
      })}
    </>
  );
};
