type Json = null | string | number | boolean | Json[] | { [name: string]: Json };

interface Hoisted {
  readonly value: Json;
  /** The definitions that were found inside, by name. */
  readonly definitions: Record<string, Json>;
}

/**
 * Recursive schemas carry their definitions with them (`$defs`, `$id`); OpenAPI wants them in one place. References
 * lead there afterwards.
 */
export function hoistDefinitions(document: object): Hoisted {
  const definitions: Record<string, Json> = {};
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== "object" || value === null) return value;
    const { $defs, $ref, $id: _, ...rest } = value;
    if (isObject($defs)) for (const [name, schema] of Object.entries($defs)) definitions[name] = visit(schema);
    const visited = Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, visit(inner)]));
    if (typeof $ref !== "string") return visited;
    return { ...visited, $ref: $ref.startsWith("#") ? $ref : `#/components/schemas/${$ref}` };
  };
  return { value: visit(JSON.parse(JSON.stringify(document)) as Json), definitions };
}

const isObject = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
