import { useMemo } from "react";
import { matchRoute, useRouter } from "wouter";
import type { MatchPath } from "../../services/router/screenRoutes.ts";

/** wouter's matching of a pattern with a path; a slash inside of a part, which the path keeps escaped, is a slash again. */
export function useMatchPath(): MatchPath {
  const { parser } = useRouter();
  return useMemo<MatchPath>(
    () => (pattern, path) => {
      const [isMatch, params] = matchRoute(parser, pattern, path);
      if (!isMatch) return undefined;
      const found = Object.entries(params as Record<string, string | undefined>);
      return Object.fromEntries(found.map(([name, value]) => [name, value?.replaceAll("%2F", "/")]));
    },
    [parser],
  );
}
