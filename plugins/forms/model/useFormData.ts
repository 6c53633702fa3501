import { useMemo } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded, type Loaded } from "#sdk/react/useLoaded.ts";
import type { FormAddress, FormData } from "./FormAddress.ts";
import { useFollowedForm } from "./useFollowedForm.ts";

/**
 * Configuration and record of a form, asked for together; in another language the configuration alone is read again, and both
 * when the configuration changes.
 */
export function useFormData(address: FormAddress): [Loaded<FormData>, () => void] {
  const { name, id, isPublic, ticket } = address;
  const forms = useCapability("forms");
  const [loaded, reload] = useLoaded(
    async (signal): Promise<FormData> => {
      const [config, record] = await Promise.all([
        forms.config(name, { isPublic, signal }),
        id === undefined ? undefined : forms.read(name, id, { isPublic, ticket, signal }),
      ]);
      return { config, record };
    },
    [forms, name, id, isPublic, ticket],
  );
  const followed = useFollowedForm(address);
  const data = useMemo<Loaded<FormData>>(
    () => (loaded.state === "ready" && followed ? { ...loaded, value: { ...loaded.value, ...followed } } : loaded),
    [loaded, followed],
  );
  return [data, reload];
}
