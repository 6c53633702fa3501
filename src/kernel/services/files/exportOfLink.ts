import type { ExportQuestion } from "#contract/export.ts";

/**
 * What a link that begins with `export/` asks for: `export/register?format=csv` is all rows as csv.
 * @param link resource and query, as `resolveLink` has them
 */
export function exportOfLink(link: string, language: string): { resource: string; question: ExportQuestion } {
  const [path = "", query = ""] = link.split("?", 2);
  const asked = new URLSearchParams(query);
  const format = (["xlsx", "csv"] as const).find((one) => one === asked.get("format"));
  const separator = (["semicolon", "comma", "tab"] as const).find((one) => one === asked.get("separator"));
  return {
    resource: decodeURIComponent(path),
    question: { scope: "all", locale: language, ...(format && { format }), ...(separator && { separator }) },
  };
}
