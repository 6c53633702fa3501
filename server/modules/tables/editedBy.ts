import { flattenElements } from "#core/elements/flattenElements.ts";
import type { ProjectConfig } from "../config/index.ts";

/** A field that a form has several elements for is edited in several ways, and looks like none of them. */
export function editedBy(form: string | undefined, config: ProjectConfig): (field: string) => string | undefined {
  const elements = flattenElements((form === undefined ? undefined : config.forms.get(form))?.elements ?? []);
  return (field) => {
    const types = new Set(elements.flatMap(({ dataField, type }) => (dataField === field ? [type] : [])));
    return types.size === 1 ? [...types][0] : undefined;
  };
}
