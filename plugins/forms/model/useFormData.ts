import { useMemo, useState } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded, type Loaded } from "#sdk/react/useLoaded.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import type { FormConfig, FormRecord } from "#sdk/wire.ts";

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

/** Configuration and record of a form, asked for together; in another language the configuration alone is read again. */
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
  const translated = useTranslatedConfig(address);
  const data = useMemo<Loaded<FormData>>(
    () => (loaded.state === "ready" && translated ? { ...loaded, value: { ...loaded.value, config: translated } } : loaded),
    [loaded, translated],
  );
  return [data, reload];
}

/** The configuration in the present language where that is another than at first; what fails leaves the form as it is. */
function useTranslatedConfig({ name, isPublic }: FormAddress): FormConfig | undefined {
  const forms = useCapability("forms");
  const locale = useLocale();
  const [first] = useState(locale);
  const [loaded] = useLoaded(
    async (signal) => (locale === first ? undefined : await forms.config(name, { isPublic, signal })),
    [forms, name, isPublic, locale, first],
  );
  return loaded.state === "ready" ? loaded.value : undefined;
}
