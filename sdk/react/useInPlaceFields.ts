import { useMemo } from "react";
import { findElementType, valueKindOf } from "#core/elements/findElementType.ts";
import { flattenElements } from "#core/elements/flattenElements.ts";
import type { ValueKind } from "#core/elements/valueKinds.ts";
import type { FormConfig, FormElement } from "#contract/form.ts";
import { useCapability } from "./CapabilitiesContext.ts";
import { useEvent } from "./useEvent.ts";
import { useLoaded } from "./useLoaded.ts";
import { useLanguage } from "./useLanguage.ts";

/** The fields of a form that its caller may change outside of the form, and by which elements. */
export interface InPlaceFields {
  readonly config: FormConfig;
  /** By `dataField`. */
  readonly elements: ReadonlyMap<string, FormElement>;
}

/** Others need more than a place over a cell: uploads, maps, documents with toolbars; and secrets nobody reads. */
const kinds: ReadonlySet<ValueKind | undefined> = new Set<ValueKind | undefined>(["text", "number", "int", "date", "datetime", "time", "flag", "choice", "choices"]);
const withTools: ReadonlySet<string> = new Set(["code", "monaco", "markdown"]);

const isInPlace = ({ type, isReadOnly, isDisabled }: FormElement): boolean =>
  isReadOnly !== true && isDisabled !== true && findElementType(type) !== undefined && kinds.has(valueKindOf(type)) && !withTools.has(type);

/**
 * Which fields of a form can be edited outside of it, by this caller: none without the right to update. Of several elements over
 * one field the first counts.
 * @since 1.0.0
 * @example inPlaceFields(await forms.config("cities")).elements.get("population")?.type // "int"
 */
export function inPlaceFields(config: FormConfig): InPlaceFields {
  const elements = config.permissions.update ? flattenElements(config.elements).filter(isInPlace) : [];
  return { config, elements: new Map(elements.flatMap((one) => (one.dataField ? [[one.dataField, one] as const] : [])).reverse()) };
}

/**
 * The same, asked once and again when the form changes or the user's language. Undefined without a form and while it is on
 * its way; null where it cannot be read. Needs `forms`, `events` and `i18n`.
 * @since 1.0.0
 * @example const fields = useInPlaceFields(config.form ?? undefined);
 */
export function useInPlaceFields(form: string | undefined): InPlaceFields | null | undefined {
  const forms = useCapability("forms");
  const { code: language } = useLanguage();
  const [loaded, reload] = useLoaded(
    async (signal) => (form === undefined ? undefined : await forms.config(form, { signal })),
    [forms, form, language],
  );
  useEvent("ServerEvent", (event) => {
    if (form !== undefined && (event.kind === "reset" || (event.kind === "config" && event.entity === "forms"))) reload();
  });
  const config = loaded.state === "ready" ? loaded.value : undefined;
  const fields = useMemo(() => config && inPlaceFields(config), [config]);
  return loaded.state === "failed" ? null : fields;
}
