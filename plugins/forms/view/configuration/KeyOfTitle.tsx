import { useEffect } from "react";
import { keyOf } from "#core/new-table/keyOf.ts";
import { formFields } from "../../model/formFields.ts";
import type { FormEditor } from "../../model/useFormEditor.ts";

/** A new object of configuration: its key follows its title until somebody types one. */
export function KeyOfTitle({ editor: { config, form } }: { readonly editor: FormEditor }): undefined {
  useEffect(() => {
    const fields = formFields(config.elements);
    const key = fields.find(({ dataField, isRequired, type }) => (dataField === "name" || dataField === "key") && isRequired && type === "text")?.dataField;
    if (key === undefined || !fields.some(({ dataField }) => dataField === "title")) return undefined;
    let made = "";
    return form.subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        if (name !== "title" || (values[key] ?? "") !== made) return;
        const title = String(values["title"] ?? "");
        made = title.trim() === "" ? "" : keyOf(title);
        form.setValue(key, made, { shouldDirty: true });
      },
    });
  }, [config, form]);
  return undefined;
}
