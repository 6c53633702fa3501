import { useCallback } from "react";
import type { TableFilter } from "#sdk/wire.ts";
import { isChoice } from "#core/elements/findElementType.ts";
import { relativeNames } from "#core/filters/index.ts";
import { optionsPerPage } from "#core/limits/optionsPerPage.ts";
import type { OptionsQuery } from "#sdk/capabilities/forms.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useText } from "#sdk/react/useText.ts";
import type { LoadOptions } from "#sdk/ui/controls/select/selectOption.ts";
import { filterShape, type FilterValue } from "../../model/filterValue.ts";

export interface FilterOption {
  readonly id: string;
  readonly name: string;
}

export interface FilterOptionsQuery {
  readonly filter: TableFilter;
  readonly form: string | undefined;
  readonly isPublic: boolean;
  readonly value: FilterValue | undefined;
  /** Choices of a form are asked for when somebody is about to read them. */
  readonly isWanted: boolean;
}

export interface FilterOptions {
  /** With what is chosen, whether the form named it at first or not; undefined for free values. */
  readonly list: readonly FilterOption[] | undefined;
  readonly isLoading: boolean;
  /** Asks the server for what was typed; undefined where all choices are here. */
  readonly load: LoadOptions | undefined;
}

/** In place of a name that is on its way. */
const unknownName = "…";

/** The choices of a filter: its own, yes and no, spans of time, or those of the form's element. */
export function useFilterOptions({ filter, form, isPublic, value = [], isWanted }: FilterOptionsQuery): FilterOptions {
  const t = useText();
  const forms = useCapability("forms");
  const own = ownOptions(filter, t);
  const asked = own === undefined && isWanted && isChoice(filter.type) ? form : undefined;
  const { field } = filter;
  const ask = useCallback(
    async (query: OptionsQuery) => (asked === undefined ? undefined : await forms.options(asked, field, { ...query, isPublic })),
    [forms, asked, field, isPublic],
  );
  const load = useCallback<LoadOptions>(async (text, signal, page) => (await ask({ text, signal, page })) ?? [], [ask]);
  const offered = useOffered(ask);
  const missing = offered && offered.length > 0 ? value.filter((id) => !offered.some((option) => option.id === id)) : [];
  const named = useNamed(ask, missing);
  if (asked === undefined) return { list: own, isLoading: false, load: undefined };
  if (!offered) return { list: value.map((id) => ({ id, name: unknownName })), isLoading: true, load: undefined };
  // A form that offers nothing for the field leaves the person to type.
  const list = offered.length > 0 ? [...named, ...offered] : undefined;
  return { list, isLoading: false, load: offered.length >= optionsPerPage ? load : undefined };
}

type Ask = (query: OptionsQuery) => Promise<readonly FilterOption[] | undefined>;

/** The first options; undefined until they are there, none where they cannot be had. */
function useOffered(ask: Ask): readonly FilterOption[] | undefined {
  const { code: language } = useLanguage();
  const [loaded] = useLoaded((signal) => ask({ signal }), [ask, language]);
  if (loaded.state === "failed") return [];
  return loaded.state === "ready" ? loaded.value : undefined;
}

/** Options by their ids; one that is not there any more has its id for a name. */
function useNamed(ask: Ask, ids: readonly string[]): readonly FilterOption[] {
  const { code: language } = useLanguage();
  const key = JSON.stringify(ids);
  const [loaded] = useLoaded(
    async (signal) => ({ key, options: (ids.length > 0 && (await ask({ ids: [...ids], signal }))) || [] }),
    [ask, key, language],
  );
  const found = loaded.state === "ready" ? loaded.value.options : [];
  const isAnswered = loaded.state === "failed" || (loaded.state === "ready" && loaded.value.key === key);
  return ids.map((id) => found.find((option) => option.id === id) ?? { id, name: isAnswered ? id : unknownName });
}

function ownOptions(filter: TableFilter, t: (key: string) => string): readonly FilterOption[] | undefined {
  if (filterShape(filter) === "relative") return relativeNames.map((id) => ({ id, name: t(`tables.relative.${id}`) }));
  if (filter.fieldType === "boolean") {
    return [{ id: "true", name: t("ui.yes") }, { id: "false", name: t("ui.no") }];
  }
  return filter.options ?? undefined;
}
