/** A text of such a name is a secret; a number or a yes and no of that name is none. */
export const secretName = "(secret|password|private_?key|token)$";

const isSecret = (name: string, value: unknown): boolean => typeof value === "string" && new RegExp(secretName, "i").test(name);

/**
 * The same without the secrets in it, however deep: "" stands where there is one.
 * @example withoutSecrets({ google: { client_id: "a", client_secret: "b", hasToken: true } }) // { google: { client_id: "a", client_secret: "", hasToken: true } }
 */
export function withoutSecrets<Value>(value: Value): Value {
  return mapProperties(value, (name, one) => (isSecret(name, one) ? "" : withoutSecrets(one))) as Value;
}

/**
 * What was saved, where secrets that came back as "" are what they were.
 * @example keptSecrets({ client_secret: "" }, { client_secret: "b" }) // { client_secret: "b" }
 */
export function keptSecrets(next: unknown, stored: unknown): unknown {
  return mapProperties(next, (name, one) => {
    const before = typeof stored === "object" && stored !== null ? (stored as Readonly<Record<string, unknown>>)[name] : undefined;
    return one === "" && isSecret(name, before) ? before : keptSecrets(one, before);
  });
}

function mapProperties(value: unknown, map: (name: string, one: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one, index) => map(String(index), one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, map(name, one)]));
}
