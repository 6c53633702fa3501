const placeholder = /\{([^{}]+)\}/g;

/**
 * A cell's link: `{field}` placeholders become the row's values, URL-encoded, so a value can change neither the scheme
 * nor the path. Undefined (the cell shows plain text) when a value is missing or is a path step such as "..".
 *
 * @example
 * fillLink("/forms/cities/{$id}?_target=modal", { $id: "42" }) // "/forms/cities/42?_target=modal"
 */
export function fillLink(template: string, row: Readonly<Record<string, unknown>>): string | undefined {
  let isWhole = true;
  const link = template.replace(placeholder, (_whole, field: string) => {
    const encoded = encode(Object.hasOwn(row, field) ? row[field] : undefined);
    if (encoded === undefined) isWhole = false;
    return encoded ?? "";
  });
  return isWhole ? link : undefined;
}

function encode(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return undefined;
  const text = String(value);
  if (text === "" || text === "." || text === "..") return undefined;
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}
