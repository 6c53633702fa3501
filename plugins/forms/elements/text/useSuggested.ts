import { useCallback } from "react";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { LoadOptions, SelectOption } from "#sdk/ui/controls/select/selectOption.ts";

/** Asks the project's endpoint of `suggestions` for what was typed. What is wrong with it is logged: the person types on. */
export function useSuggested({ element, isPublic }: FormElementProps): LoadOptions | undefined {
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
