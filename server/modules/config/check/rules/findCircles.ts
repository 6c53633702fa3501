/**
 * Circles of what leads to each other, each once, beginning with the first of its members.
 * @example findCircles(["a", "b"], (name) => (name === "a" ? ["b"] : ["a"])) // [["a", "b"]]
 */
export function findCircles(names: Iterable<string>, next: (name: string) => readonly string[]): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  for (const root of names) {
    // Deep chains do not fill the stack.
    const way: { name: string; rest: string[] }[] = done.has(root) ? [] : [{ name: root, rest: [...next(root)] }];
    const place = new Map(way.map(({ name }) => [name, 0]));
    for (let step = way.at(-1); step !== undefined; step = way.at(-1)) {
      const name = step.rest.shift();
      const known = name === undefined ? undefined : place.get(name);
      if (name === undefined) {
        done.add(step.name);
        place.delete(step.name);
        way.pop();
      } else if (known !== undefined) {
        circles.push(way.slice(known).map((one) => one.name));
      } else if (!done.has(name)) {
        place.set(name, way.length);
        way.push({ name, rest: [...next(name)] });
      }
    }
  }
  return circles;
}
