import type { TableFilter } from "#sdk/wire.ts";
import { relativeNames } from "#core/filters/index.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { filterShape } from "../model/filterValue.ts";

export interface FilterOption {
  readonly id: string;
  readonly name: string;
}

export interface FilterOptionsQuery {
  readonly filter: TableFilter;
  readonly form: string | undefined;
  /** Choices of a form are asked for when somebody is about to read them. */
  readonly isWanted: boolean;
}

/** The choices of a filter: its own, yes and no, spans of time, or those of the form's element; undefined for free values. */
export function useFilterOptions({ filter, form, isWanted }: FilterOptionsQuery): readonly FilterOption[] | undefined {
  const t = useText();
  const forms = useCapability("forms");
  const locale = useLocale();
  const own = ownOptions(filter, t);
  const isFromForm = own === undefined && isWanted && form !== undefined && choiceTypes.has(filter.type);
  const [loaded] = useLoaded(
    async (signal) => (isFromForm ? await forms.options(form, filter.field, { signal }) : undefined),
    [forms, form, filter.field, isFromForm, locale],
  );
  if (own || !isFromForm) return own;
  if (loaded.state === "loading") return [];
  // A form that offers nothing for the field leaves the person to type.
  const offered = loaded.state === "ready" ? (loaded.value ?? []) : [];
  return offered.length > 0 ? offered.map(({ id, name }) => ({ id: String(id), name })) : undefined;
}

const choiceTypes: ReadonlySet<string> = new Set(["select", "multiselect"]);

function ownOptions(filter: TableFilter, t: (key: string) => string): readonly FilterOption[] | undefined {
  if (filterShape(filter) === "relative") return relativeNames.map((id) => ({ id, name: t(`tables.relative.${id}`) }));
  if (filter.fieldType === "boolean") {
    return [{ id: "true", name: t("ui.yes") }, { id: "false", name: t("ui.no") }];
  }
  return filter.options ?? undefined;
}
