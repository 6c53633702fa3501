import type { Import } from "./cruiseImports.ts";

/**
 * Folders that lead back to themselves, each circle sorted. An import leads from one neighbour to another, where the paths
 * of its ends part: `a/http/x.ts` → `a/storage/in/y.ts` from `a/http` to `a/storage`, and `a/in/x.ts` → `a/y.ts` from `a/in`
 * to the file beside it.
 */
export function findFolderCircles(imports: readonly Import[]): string[][] {
  const steps = imports.map(neighbours);
  const reached = new Map([...new Set(steps.map(({ from }) => from))].map((start) => [start, reachedFrom(start, steps)]));
  const circles = [...reached].filter(([start, places]) => places.has(start)).map(([start, places]) =>
    [...places].filter((place) => reached.get(place)?.has(start)).sort().join(" "));
  return [...new Set(circles)].sort().map((circle) => circle.split(" "));
}

function neighbours({ from, to }: Import): Import {
  const [source, target] = [from.split("/"), to.split("/")];
  const parting = source.findIndex((part, index) => part !== target[index]) + 1;
  return { from: source.slice(0, parting).join("/"), to: target.slice(0, parting).join("/") };
}

function reachedFrom(start: string, steps: readonly Import[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const next = steps.filter(({ from, to }) => from === place && !reached.has(to)).map(({ to }) => to);
    for (const one of next) reached.add(one);
    waiting.push(...next);
  }
  return reached;
}
