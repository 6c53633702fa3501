/** Formats of cells that the product brings; a plugin's own are `{plugin}.{name}`. */
export const cellFormatNames: readonly string[] = [
  "text", "number", "money", "percent", "progress", "date", "datetime", "time", "boolean", "status", "richtext",
  "image", "file", "tags", "link", "json", "markdown", "point", "rating", "relation",
  "component",
];

/** Those that show files: their fields hold ids. */
export const fileFormatNames: readonly string[] = ["image", "file"];

/** `StarRating` of `component:StarRating`: the component of the project, or of a plugin, that draws the cells. */
export function componentOfFormat(spec: string | null | undefined): string | undefined {
  const [, name] = /^\s*component\s*:\s*(\S+)\s*$/.exec(spec ?? "") ?? [];
  return name;
}

/** `status` of `status:done=success`: what stands before the first colon. */
export function formatIdOf(spec: string): string {
  const colon = spec.indexOf(":");
  return colon === -1 ? spec : spec.slice(0, colon);
}
