/** The forms in which administrators change what they point at (spec §2 Table view, administrators). */
const cogForms = ["table_columns", "form_elements", "table_filters", "table_buttons"] as const;
export type CogForm = (typeof cogForms)[number];

/** Whether a path is that of one of these forms: `/forms/table_columns/…`. */
export const isCogPath = (path: string): boolean => new RegExp(`^/forms/(${cogForms.join("|")})(/|$)`).test(path);

/**
 * Where a cog leads.
 * @param more what the specification names beside the id: `form_name` of an element, `table_name` and `table_level` of a filter
 * @example cogLink("table_filters", id, { table_name: "cities", table_level: "1" }) // "forms/table_filters/…?_target=modal&table_name=cities&table_level=1"
 */
export const cogLink = (form: CogForm, id: string, more: Readonly<Record<string, string>> = {}): string =>
  `forms/${form}/${encodeURIComponent(id)}?${new URLSearchParams({ _target: "modal", ...more }).toString()}`;

/** Whether a text is such a link and nothing else: it may have come through the document. */
export const isCogLink = (link: string): boolean => new RegExp(`^forms/(${cogForms.join("|")})/[\\w%-]+\\?_target=modal[\\w&=%+.*-]*$`).test(link);

/** What a cog's link configures. @example configuredAt("forms/table_columns/7?_target=modal") // { entity: "table_columns", id: "7" } */
export function configuredAt(link: string): { readonly entity: string; readonly id: string } {
  const [, entity = "", id = ""] = /^forms\/([^/]+)\/([^?]+)/.exec(link) ?? [];
  return { entity, id: decodeURIComponent(id) };
}
