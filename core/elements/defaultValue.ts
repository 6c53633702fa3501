interface WithDefault {
  readonly defaultValue?: unknown;
}

/** The expression that a default is, `{ "$expression": "values.city" }`; undefined where it is a value, or there is none. */
export function defaultExpression({ defaultValue }: WithDefault): string | undefined {
  if (typeof defaultValue !== "object" || defaultValue === null || !("$expression" in defaultValue)) return undefined;
  const { $expression: source } = defaultValue;
  return typeof source === "string" && source.trim() !== "" ? source : undefined;
}

/** The default that stands in the configuration; one that is an expression is worked out by form and server. */
export const plainDefault = (element: WithDefault): unknown => (defaultExpression(element) === undefined ? element.defaultValue : undefined);
