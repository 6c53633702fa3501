/** Parameters of a call as an address has them: texts as they are, anything else as JSON. */
export const asTexts = (parameters: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
  );
