import { useSignals } from "@preact/signals-react/runtime";
import { Headset, MessageCircle, Phone } from "lucide-react";
import type { ReactElement } from "react";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import type { MenuItem } from "#sdk/ui/menus/Menu.tsx";
import { MenuButton } from "#sdk/ui/menus/MenuButton.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { useKernelText } from "../react/useKernelText.ts";
import { followLink } from "./followLink.ts";

/** Technical support: telephone and messenger of the project, where it has any (spec §2 Layout). */
export const SupportContact = (): ReactElement => {
  useSignals();
  const t = useKernelText();
  const { project, navigator } = useKernel();
  const { phone, messenger } = project.value?.support ?? {};
  const contact = (id: string, link: string, look: Pick<MenuItem, "label" | "icon" | "note">): MenuItem => ({
    ...look,
    id,
    href: navigator.href(link),
    onSelect: (event) => void followLink(navigator, link, event),
  });
  const items = [
    phone && contact("phone", `tel:${phone.replaceAll(/[^+\d]/g, "")}`, { label: phone, icon: Phone, note: t("kernel.support.phone") }),
    messenger && contact("messenger", messenger, { label: t("kernel.support.messenger"), icon: MessageCircle }),
  ].filter((item) => typeof item === "object");
  if (items.length === 0) return <></>;
  return (
    <MenuButton label={t("kernel.support.title")} sections={[{ id: "support", heading: t("kernel.support.title"), items }]}>
      {(trigger) => <IconButton icon={Headset} label={t("kernel.support.title")} {...trigger} />}
    </MenuButton>
  );
};
