/** A name, of the product or `plugin.name`, and perhaps parameters: with anything else in it a `cellFormat` is an expression. */
const named = /^\s*([A-Za-z_]\w*|[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9_]{0,39})\s*(?::([\s\S]*))?$/;

/** Names that an expression of a cell sees, or that are a value of their own: alone they are no formats. */
const seen: ReadonlySet<string> = new Set(["value", "row", "column", "locale", "true", "false", "null", "undefined"]);

export interface NamedFormat {
  readonly name: string;
  readonly parameters: string;
}

/**
 * The format that a column's `cellFormat` names; undefined where it is an expression.
 * @example namedFormat("status:done=success") // { name: "status", parameters: "done=success" }
 */
export function namedFormat(cellFormat: string): NamedFormat | undefined {
  const [, name = "", parameters = ""] = named.exec(cellFormat) ?? [];
  return name === "" || seen.has(name.split(".")[0] ?? "") ? undefined : { name, parameters };
}
