import { useSignals } from "@preact/signals-react/runtime";
import { Languages } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { localeInfo } from "#core/locale.ts";
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
  const present = i18n.locale.value;
  const items = i18n.locales.value.map((locale) => ({
    id: locale,
    label: localeInfo[locale].label,
    lang: localeInfo[locale].tag,
    isSelected: locale === present,
    onSelect: () => void i18n.setLocale(locale),
  }));
  const draw = (trigger: MenuTrigger): ReactNode =>
    isNamed ? (
      <Button size="small" isRound icon={Languages} {...trigger} aria={{ ...trigger.aria, "aria-label": `${t("kernel.language")}: ${localeInfo[present].label}` }}>
        {localeInfo[present].label}
      </Button>
    ) : (
      <CodeButton code={t("kernel.languageCode")} label={t("kernel.language")} {...trigger} />
    );
  return (
    <MenuButton label={t("kernel.language")} sections={[{ id: "languages", items }]}>
      {draw}
    </MenuButton>
  );
};
