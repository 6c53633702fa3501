/** What a column of the format `relation:name,countries` names: the field of the related record that is its name, and the form that opens it. */
export function relationOf(spec: string): { readonly field: string | undefined; readonly form: string | undefined } {
  const [, field, form] = /^\s*relation\s*:\s*([a-z]\w{0,62})\s*(?:,\s*([\w-]{1,100})\s*)?$/i.exec(spec) ?? [];
  return { field, form };
}
