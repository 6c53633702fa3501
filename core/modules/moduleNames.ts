/** What `require` serves in every realm, without asking anybody. */
export const builtInModules = ["react", "react/jsx-runtime", "react-dom", "@platon/sdk"] as const;
export type BuiltInModule = (typeof builtInModules)[number];

/** Scope of components that all pages share. */
const projectScope = "project";

/** Path of an approved library; no component's path begins like this, because scopes hold no `npm:`. */
export const libraryPath = (name: string): string => `npm:${name}`;

/**
 * The modules that a name may mean, best first. Relative: the component beside the one that asks, else the project's.
 * Bare: an approved library, else a component of the project with that name, which is how a project ships a library as
 * text.
 * @example moduleCandidates("./Card", "page:home/Board.tsx") // ["page:home/Card.tsx", "project/Card.tsx"]
 */
export function moduleCandidates(name: string, from: string): string[] {
  if (!name.startsWith("./") && !name.startsWith("../")) return [libraryPath(name), `${projectScope}/${name}.tsx`];
  const file = name.slice(name.lastIndexOf("/") + 1).replace(/\.[jt]sx?$/, "");
  const scope = from.slice(0, from.lastIndexOf("/"));
  return [...new Set([`${scope}/${file}.tsx`, `${projectScope}/${file}.tsx`])];
}
