/**
 * Finds which of many expressions read something that has changed, without looking at the others. A change of `values`
 * concerns `values.city`, a change of `values.city` concerns `values` and `values.city.name`, and no change of
 * `values.town` concerns `values.city`.
 *
 * @example
 * const index = new DependencyIndex([["city", ["values.region"]], ["note", ["user.locale"]]]);
 * index.affectedBy(["values.region"]) // Set { "city" }
 */
export class DependencyIndex<Id> {
  /** By the path itself. */
  readonly #at = new Map<string, Set<Id>>();
  /** By each path above it, and itself. */
  readonly #below = new Map<string, Set<Id>>();

  constructor(entries: Iterable<readonly [id: Id, dependencies: readonly string[]]>) {
    for (const [id, dependencies] of entries) {
      for (const path of dependencies) {
        addTo(this.#at, path, id);
        for (const above of pathsAbove(path)) addTo(this.#below, above, id);
      }
    }
  }

  affectedBy(changed: Iterable<string>): Set<Id> {
    const affected = new Set<Id>();
    for (const path of changed) {
      for (const id of this.#below.get(path) ?? []) affected.add(id);
      for (const above of pathsAbove(path)) for (const id of this.#at.get(above) ?? []) affected.add(id);
    }
    return affected;
  }
}

/** `a.b.c`, `a.b`, `a`. */
function pathsAbove(path: string): string[] {
  const names = path.split(".");
  return names.map((_, index) => names.slice(0, index + 1).join("."));
}

function addTo<Id>(map: Map<string, Set<Id>>, key: string, id: Id): void {
  const ids = map.get(key);
  if (ids === undefined) map.set(key, new Set([id]));
  else ids.add(id);
}
