import { useEffect } from "react";
import type { FormRecord } from "#contract/form.ts";
import { useCapability } from "./CapabilitiesContext.ts";
import { useLoaded } from "./useLoaded.ts";

/** A record as far as it is there. */
export interface UseRecordAnswer {
  readonly record: FormRecord | undefined;
  readonly isLoading: boolean;
  /** Why it could not be read. */
  readonly failure: unknown;
  reload(): void;
}

/**
 * A record of a form, read again when anybody changes it. Needs `forms`.
 * @since 1.0.0
 * @example const { record } = useRecord("cities", params.id); return <h2>{String(record?.values.name)}</h2>;
 */
export function useRecord(form: string, id: string): UseRecordAnswer {
  const forms = useCapability("forms");
  const [loaded, reload] = useLoaded((signal) => forms.read(form, id, { signal }), [forms, form, id]);
  useEffect(() => {
    const watching = forms.watch(form, id, reload);
    return () => watching.dispose();
  }, [forms, form, id, reload]);
  return {
    record: loaded.state === "ready" ? loaded.value : undefined,
    isLoading: loaded.state === "loading",
    failure: loaded.state === "failed" ? loaded.failure : undefined,
    reload,
  };
}
