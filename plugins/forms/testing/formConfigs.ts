import type { FormsCapability } from "#sdk/capabilities/forms.ts";
import type { FormConfig, FormElement, SavedRecord } from "#sdk/wire.ts";

/** An element for a test, named and labelled by its field. */
export const element = (dataField: string, more: Partial<FormElement> = {}): FormElement => ({
  id: dataField, type: "text", dataField, label: dataField, children: [], ...more,
});

export const allPermissions = { read: true, insert: true, update: true, delete: true, export: true };

export const configOf = (elements: FormElement[], more: Partial<FormConfig> = {}): FormConfig => ({
  id: "1", name: "cities", title: "Шаҳар", projectId: "demo", isPublic: false, layout: "auto", elements,
  dataSource: "cities", permissions: allPermissions, revision: "1", ...more,
});

export const two = [element("name", { isRequired: true }), element("note")];

/** Calls that save: what was sent is written down and answered. */
export const saving = (sent: unknown[], answer: (sent: never) => SavedRecord): Partial<FormsCapability> => ({
  update: async (_form, _id, change) => {
    sent.push(change);
    return await Promise.resolve(answer(change as never));
  },
  insert: async (_form, values, options) => {
    sent.push({ values, ...options });
    return await Promise.resolve(answer({ values } as never));
  },
});
