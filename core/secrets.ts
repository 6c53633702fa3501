/** A text of such a name is a secret; a number or a yes and no of that name is none. */
export const secretName = "(secret|password|private_?key|token)$";

const secretNames = new RegExp(secretName, "i");

const isSecret = (name: string, value: unknown): boolean => typeof value === "string" && secretNames.test(name);

/**
 * The same without the secrets in it, however deep: "" stands where there is one.
 * @example withoutSecrets({ google: { client_id: "a", client_secret: "b", hasToken: true } }) // { google: { client_id: "a", client_secret: "", hasToken: true } }
 */
export function withoutSecrets<Value>(value: Value): Value {
  return mapSecrets(value, () => "") as Value;
}

/**
 * What was saved, where secrets that came back as "" are what they were.
 * @example keptSecrets({ client_secret: "" }, { client_secret: "b" }) // { client_secret: "b" }
 */
export function keptSecrets(next: unknown, stored: unknown): unknown {
  return mapProperties(next, (name, one) => {
    const before = stepInto(stored, name);
    return one === "" && isSecret(name, before) ? before : keptSecrets(one, before);
  });
}

/** In a project's text where a secret is: its place, `oauth2.keycloak.client_secret`. */
export interface SecretMark {
  readonly $secret: string;
}

export function isSecretMark(value: unknown): value is SecretMark {
  return typeof value === "object" && value !== null && typeof (value as Partial<SecretMark>).$secret === "string";
}

/**
 * The same with other things where secrets are, or marks of them, however deep; `place` is what leads there.
 * @example mapSecrets({ google: { client_secret: "b" } }, (_secret, place) => ({ $secret: place })) // { google: { client_secret: { $secret: "google.client_secret" } } }
 */
export function mapSecrets(value: unknown, map: (secret: string | SecretMark, place: string) => unknown, place = ""): unknown {
  return mapProperties(value, (name, one) => {
    const inner = place === "" ? name : `${place}.${name}`;
    return (isSecret(name, one) || (isSecretMark(one) && secretNames.test(name))) ? map(one as string | SecretMark, inner) : mapSecrets(one, map, inner);
  });
}

function mapProperties(value: unknown, map: (name: string, one: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one, index) => map(nameOf(one) ?? String(index), one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, map(name, one)]));
}

/** What has a name of its own in a list is known by it, wherever it stands there. */
function nameOf(one: unknown): string | undefined {
  const { name } = (one ?? {}) as { readonly name?: unknown };
  return typeof name === "string" && /^[a-z][a-z0-9_]*$/.test(name) ? name : undefined;
}

/**
 * One step along a secret's place.
 * @example stepInto([{ name: "rates", secret: "b" }], "rates") // { name: "rates", secret: "b" }
 */
export function stepInto(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value.find((one, index) => (nameOf(one) ?? String(index)) === step) as unknown;
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[step] : undefined;
}
