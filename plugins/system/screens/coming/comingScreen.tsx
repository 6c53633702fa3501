import { Construction } from "lucide-react";
import type { ReactElement } from "react";
import { defineScreen, type ScreenDefinition } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";

/**
 * A place of the specification whose system is not there yet: it says so by its name, and leads back.
 * @param name key of the name under `places.names`
 */
export function comingScreen(id: string, name: string): ScreenDefinition {
  const Coming = (): ReactElement => {
    const t = useText();
    const navigation = useCapability("navigation");
    const title = t(`places.names.${name}`);
    useScreenHeading({ title, isPlace: false });
    return (
      <EmptyState
        icon={Construction}
        title={t("places.coming.title")}
        hint={t("places.coming.hint", { name: title })}
        actions={<Button onPress={() => void navigation.open("/")}>{t("places.coming.home")}</Button>}
      />
    );
  };
  return defineScreen({ id, component: Coming });
}
