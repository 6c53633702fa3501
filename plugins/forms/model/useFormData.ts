import { useMemo } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded, type Loaded } from "#sdk/react/useLoaded.ts";
import type { FormConfig, FormRecord } from "#sdk/wire.ts";
import { useFollowedForm } from "./useFollowedForm.ts";

export interface FormData {
  readonly config: FormConfig;
  /** Undefined for a new record. */
  readonly record: FormRecord | undefined;
}

export interface FormAddress {
  readonly name: string;
  readonly id: string | undefined;
  readonly isPublic: boolean;
  /** Of a guest: opens the record that they sent. */
  readonly ticket?: string | undefined;
}

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
