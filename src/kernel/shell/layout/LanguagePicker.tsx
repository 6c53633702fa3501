import { useSignals } from "@preact/signals-react/runtime";
import { Languages } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { MenuButton, type MenuTrigger } from "#sdk/ui/menus/MenuButton.tsx";
import { CodeButton } from "#sdk/ui/shell/AvatarButton.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { useKernelText } from "../react/useKernelText.ts";

/** The languages of the project; two letters in the top bar, the whole name where there is room. */
export const LanguagePicker = ({ isNamed = false }: { readonly isNamed?: boolean }): ReactElement => {
  useSignals();
  const t = useKernelText();
  const { i18n } = useKernel();
  const present = i18n.language.value;
  const items = i18n.languages.value.map(({ code, name, tag }) => ({
    id: code,
    label: name,
    lang: tag,
    isSelected: code === present.code,
    onSelect: () => void i18n.setLocale(code),
  }));
  const draw = (trigger: MenuTrigger): ReactNode =>
    isNamed ? (
      <Button size="small" isRound icon={Languages} {...trigger} aria={{ ...trigger.aria, "aria-label": `${t("kernel.language")}: ${present.name}` }}>
        {present.name}
      </Button>
    ) : (
      <CodeButton code={present.code === present.locale ? t("kernel.languageCode") : present.code.slice(0, 2)} label={t("kernel.language")} {...trigger} />
    );
  return (
    <MenuButton label={t("kernel.language")} sections={[{ id: "languages", items }]}>
      {draw}
    </MenuButton>
  );
};
