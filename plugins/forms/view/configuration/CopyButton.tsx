import { Copy } from "lucide-react";
import type { ReactElement } from "react";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";

interface CopyButtonProps {
  /** Of the platform's form, which is the entity's too. */
  readonly entity: string;
  readonly id: string;
}

/** Copies a configuration object as it is saved, with its parts, and opens the copy to be given its own name. */
export function CopyButton({ entity, id }: CopyButtonProps): ReactElement {
  const http = useCapability("http");
  const toasts = useCapability("toasts");
  const navigation = useCapability("navigation");
  const i18n = useCapability("i18n");
  const t = useText();
  const copy = async (): Promise<void> => {
    try {
      const made = await http.call("POST config/copy", { body: { entity, id } });
      await navigation.open(`forms/${entity}/${made.id}`);
      await toasts.show({ kind: "success", text: t("forms.copied", { name: made.name }) });
    } catch (failure) {
      if (!(failure instanceof PlatonError)) throw failure;
      await toasts.show({ kind: "error", text: readFailure(failure, i18n.locale.value) });
    }
  };
  return <IconButton icon={Copy} label={t("forms.copy")} onPress={() => void copy()} />;
}
