/** Formats of cells that the product brings; a plugin's own are `{plugin}.{name}`. */
export const cellFormatNames: readonly string[] = [
  "text", "number", "money", "percent", "progress", "date", "datetime", "time", "boolean", "status", "richtext",
];
