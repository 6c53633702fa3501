import { useSignals } from "@preact/signals-react/runtime";
import { Palette } from "lucide-react";
import type { ReactElement } from "react";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import type { MenuSection } from "#sdk/ui/menus/Menu.tsx";
import { MenuButton } from "#sdk/ui/menus/MenuButton.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { useKernelText } from "../react/useKernelText.ts";

/** Themes with their colours; not there when a permission hides it (spec §6). */
export const ThemePicker = (): ReactElement => {
  useSignals();
  const t = useKernelText();
  const { theme, plugins } = useKernel();
  const { available, name, mayChange } = theme.resolved.value;
  const sections = plugins.definitions("theme").value.map(
    (definition): MenuSection => ({
      id: definition.id,
      heading: t(definition.name),
      items: definition.colours
        .map((colour) => ({ colour, full: `${definition.id}.${colour.id}` }))
        .filter(({ full }) => available.includes(full))
        .map(({ colour, full }) => ({
          id: full,
          label: t(colour.name),
          swatch: colour.swatch,
          isSelected: full === name,
          isDisabled: !mayChange,
          onSelect: () => theme.set(full),
        })),
    }),
  );
  const shown = sections.filter((section) => section.items.length > 0);
  if (shown.length === 0) return <></>;
  return (
    <MenuButton label={t("kernel.theme")} sections={shown}>
      {(trigger) => <IconButton icon={Palette} label={t("kernel.theme")} {...trigger} />}
    </MenuButton>
  );
};
