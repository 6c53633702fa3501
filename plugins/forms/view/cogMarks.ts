import { labelParts } from "#core/links/splitParts.ts";
import type { CogMarks } from "#sdk/react/useCogs.ts";
import type { FormElement } from "#sdk/wire.ts";
import type { FormPartProps } from "./FormPartProps.ts";

/** What marks an element, or the tab of one, for an administrator's cog; undefined for everybody else. */
export const cogMarks = ({ id, label, dataField, type }: FormElement, { cogs, form }: Pick<FormPartProps, "cogs" | "form">): CogMarks | undefined =>
  cogs?.("form_elements", id, Object.values(labelParts(label ?? "")).find(Boolean) ?? dataField ?? type, { form_name: form });
