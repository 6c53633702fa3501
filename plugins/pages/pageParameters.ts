/** The route's query without the product's own parameters (`_target`, `_mid`): what queries and components get. */
export const pageParameters = (query: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !name.startsWith("_")));
