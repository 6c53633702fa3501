/** What is chosen, one or several: ids of options are texts, also where the field keeps a number. */
export const idsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((id: unknown) =>
    (typeof id === "string" && id !== "") || typeof id === "number" ? [String(id)] : []);
