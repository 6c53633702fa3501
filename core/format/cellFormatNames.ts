/** Formats of cells that the product brings; a plugin's own are `{plugin}.{name}`. */
export const cellFormatNames: readonly string[] = [
  "text", "number", "money", "percent", "progress", "date", "datetime", "time", "boolean", "status", "richtext",
  "image", "file", "tags", "link", "json", "markdown", "point", "rating", "relation",
];

/** Those that show files: their fields hold ids. */
export const fileFormatNames: readonly string[] = ["image", "file"];

/** `status` of `status:done=success`: what stands before the first colon. */
export function formatIdOf(spec: string): string {
  const colon = spec.indexOf(":");
  return colon === -1 ? spec : spec.slice(0, colon);
}
