import { PlatonError } from "../errors/PlatonError.ts";
import { readFailure } from "../errors/readFailure.ts";
import { useCapability } from "./CapabilitiesContext.ts";
import { useText } from "./useText.ts";

/**
 * Copies a configuration object as it is saved, with its parts, and opens the copy to be given its own name. What is refused is
 * told. Needs `http`, `toasts`, `navigation` and `i18n`.
 * @returns called with the entity and the id of the object
 * @since 1.0.0
 * @example const copy = useCopyObject(); await copy("tables", id);
 */
export function useCopyObject(): (entity: string, id: string) => Promise<void> {
  const http = useCapability("http");
  const toasts = useCapability("toasts");
  const navigation = useCapability("navigation");
  const i18n = useCapability("i18n");
  const t = useText();
  return async (entity, id) => {
    try {
      const made = await http.call("POST config/copy", { body: { entity, id } });
      await navigation.open(`forms/${entity}/${made.id}`);
      await toasts.show({ kind: "success", text: t("places.copied", { name: made.name }) });
    } catch (failure) {
      if (!(failure instanceof PlatonError)) throw failure;
      await toasts.show({ kind: "error", text: readFailure(failure, i18n.locale.value) });
    }
  };
}
