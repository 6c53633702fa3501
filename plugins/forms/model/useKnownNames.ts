import { useEffect, useState } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { idsOf } from "../elements/select/idsOf.ts";
import type { FieldPlaces } from "./FieldPlaces.ts";
import { formFields } from "./formFields.ts";
import { KnownNames } from "./KnownNames.ts";
import type { FormAddress, FormData } from "./FormAddress.ts";

/**
 * The names that an open form knows. Selects that are drawn tell theirs; of those in tabs that are not open the form asks in a
 * quiet moment, because paper does not wait for answers.
 */
export function useKnownNames({ config, record }: FormData, { name }: FormAddress, places: FieldPlaces): KnownNames {
  const forms = useCapability("forms");
  const [names] = useState(() => new KnownNames());
  useEffect(() => {
    if (!record) return undefined;
    names.learn(Object.values(record.files ?? {}));
    if (typeof requestIdleCallback === "undefined") return undefined;
    const abort = new AbortController();
    const ask = async (): Promise<void> => {
      for (const { id, dataField, hasRemoteOptions } of formFields(config.elements)) {
        const ids = idsOf(record.values[dataField]);
        if (abort.signal.aborted || !hasRemoteOptions || ids.length === 0 || places.isDrawn(dataField)) continue;
        names.learn(await forms.options(name, id, { ids, signal: abort.signal }), id);
      }
    };
    // A name that does not come is written as its id.
    requestIdleCallback(() => void ask().catch(() => undefined));
    return () => abort.abort();
  }, [config, record, forms, name, names, places]);
  return names;
}
