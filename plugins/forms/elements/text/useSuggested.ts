import { useCallback } from "react";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { LoadOptions, SelectOption } from "#sdk/ui/controls/select/selectOption.ts";

interface Suggested {
  readonly loadOptions?: LoadOptions | undefined;
  /** What is chosen is the id, which stands in the name as well. */
  readonly isById?: boolean;
}

/** What is suggested to a text: by an endpoint of the project, or, in the platform's forms, what of the configuration it may name. */
export function useSuggested(props: FormElementProps): Suggested {
  const { element: { id, hasRemoteOptions }, form, isPublic, related } = props;
  const forms = useCapability("forms");
  const asked = useEndpoint(props);
  const filter = related?.filter;
  const load = useCallback<LoadOptions>(
    async (text, signal, page) => await forms.options(form, id, { text, page, signal, isPublic, ...(filter !== undefined && { filter }) }),
    [forms, form, id, isPublic, filter],
  );
  return hasRemoteOptions ? { loadOptions: load, isById: true } : { loadOptions: asked };
}

/** Asks the project's endpoint of `suggestions` for what was typed. What is wrong with it is logged: the person types on. */
function useEndpoint({ element, isPublic }: FormElementProps): LoadOptions | undefined {
  const http = useCapability("http");
  const logging = useCapability("logging");
  const name = element.suggestions?.replace(/^endpoints\//, "");
  const load = useCallback<LoadOptions>(
    async (text, signal) => {
      try {
        return optionsOf(await http.endpoint(name ?? "", { text }, { method: "GET", isPublic, signal }));
      } catch (failure) {
        if (!signal.aborted) logging.error(failure);
        throw failure;
      }
    },
    [http, logging, name, isPublic],
  );
  return name ? load : undefined;
}

/** A list of texts, or of what has a name. Each once: they are what will be written. */
function optionsOf(answer: unknown): SelectOption[] {
  const names = Array.isArray(answer) ? answer.map(nameOf).filter((name) => name !== "") : [];
  return [...new Set(names)].map((name) => ({ id: name, name }));
}

function nameOf(item: unknown): string {
  const name: unknown = typeof item === "object" && item !== null && "name" in item ? item.name : item;
  return typeof name === "string" || typeof name === "number" ? String(name) : "";
}
