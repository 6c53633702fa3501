import { useCallback, useMemo } from "react";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import type { Option } from "#sdk/wire.ts";

const none: readonly Option[] = [];

/** Spec §5, Select input: from so many options on they are searched. */
const searchFrom = 11;

interface Options {
  readonly options: readonly Option[];
  /** What is chosen, where the first options do not hold it. */
  readonly chosen: Option | undefined;
  /** Asks the server for what was typed; undefined where all options are here. */
  readonly load: ((text: string, signal: AbortSignal) => Promise<readonly Option[]>) | undefined;
}

/** Options of a select: those of the configuration, or the server's in the present language, of which the first page comes with the form. */
export function useOptions({ element, form, isPublic, value }: FormElementProps): Options {
  const forms = useCapability("forms");
  const locale = useLocale();
  const isRemote = element.hasRemoteOptions === true;
  const [first] = useLoaded(
    async (signal) => (isRemote ? await forms.options(form, element.id, { isPublic, signal }) : none),
    [forms, form, element.id, isRemote, isPublic, locale],
  );
  const options = isRemote ? (first.state === "ready" ? first.value : none) : (element.data ?? none);
  const chosen = useChosen({ element, form, isPublic, value }, options, first.state === "ready");
  const load = useCallback(
    (text: string, signal: AbortSignal) => forms.options(form, element.id, { text, isPublic, signal }),
    [forms, form, element.id, isPublic],
  );
  // A first page shorter than that is all there is: nothing to search for, here or there.
  const isSearched = isRemote && (first.state !== "ready" || options.length >= Math.min(searchFrom, element.minItemsToSearch ?? searchFrom));
  return useMemo(() => ({ options, chosen, load: isSearched ? load : undefined }), [options, chosen, isSearched, load]);
}

type Chosen = Pick<FormElementProps, "element" | "form" | "isPublic" | "value">;

/** The chosen option by its id where the list does not hold it; one that is not there any more still shows its id. */
function useChosen({ element, form, isPublic, value }: Chosen, options: readonly Option[], isReady: boolean): Option | undefined {
  const forms = useCapability("forms");
  const locale = useLocale();
  const id = value === undefined || value === null || value === "" ? undefined : String(value);
  const missing = id !== undefined && isReady && !options.some((option) => option.id === id) ? id : undefined;
  const isAsked = missing !== undefined && element.hasRemoteOptions === true;
  const [found] = useLoaded(
    async (signal) => (isAsked ? await forms.options(form, element.id, { ids: [missing], isPublic, signal }) : none),
    [forms, form, element.id, isPublic, isAsked, missing, locale],
  );
  return useMemo(() => {
    if (missing === undefined || (isAsked && found.state === "loading")) return undefined;
    const named = found.state === "ready" ? found.value.find((option) => option.id === missing) : undefined;
    return named ?? { id: missing, name: missing };
  }, [missing, isAsked, found]);
}
