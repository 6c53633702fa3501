/** The address as the application reads it; `modals` are the links that are open over the screen, the topmost last. */
export interface Address {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly modals: readonly string[];
}

const modalParameter = "_modal";

export function readAddress(url: { readonly pathname: string; readonly search: string }): Address {
  const parameters = new URLSearchParams(url.search);
  const modals = parameters.getAll(modalParameter);
  parameters.delete(modalParameter);
  return { path: decodePath(url.pathname), query: Object.fromEntries(parameters), modals };
}

export function writeAddress({ path, query, modals }: Address): string {
  const parameters = new URLSearchParams(query);
  for (const modal of modals) parameters.append(modalParameter, modal);
  const text = readable(parameters.toString());
  return encodePath(path) + (text ? `?${text}` : "");
}

/** Slashes need no escape in a query: `_modal=/forms/cities/5` reads better. */
const readable = (query: string): string => query.replaceAll("%2F", "/");

/**
 * A path that is not valid UTF-8 is taken as it stands; no route will fit it. A slash inside of a part stays escaped: it
 * divides nothing, and "/%2F/host" must not become "///host" when it is written again.
 */
function decodePath(path: string): string {
  try {
    return path.split("/").map((part) => decodeURIComponent(part).replaceAll("/", "%2F")).join("/");
  } catch {
    return path;
  }
}

/** Two slashes in front would be another host. */
const encodePath = (path: string): string =>
  path.split("/").map((part) => encodeURIComponent(part).replaceAll("%252F", "%2F")).join("/").replace(/^\/{2,}/, "/");
