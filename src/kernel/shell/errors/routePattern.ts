const part = (text: string): string => {
  if (text === "*?") return "(?:/.*)?";
  if (text.startsWith(":")) return text.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
  return `/${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
};

/** The pattern that a path is of, without what stands in it; `/` where it is of none. @example routePattern(["/tables/:name"], "/tables/cities") // "/tables/:name" */
export const routePattern = (patterns: readonly string[], path: string): string =>
  patterns.find((pattern) => new RegExp(`^${pattern.split("/").slice(1).map(part).join("")}$`).test(path.replace(/(?<=.)\/$/, ""))) ?? "/";
