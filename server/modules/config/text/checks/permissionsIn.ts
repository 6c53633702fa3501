/** A permission that something of configuration asks for. */
export interface FoundPermission {
  readonly permission: string;
  /** The properties that lead to it, from the outermost on. */
  readonly steps: readonly string[];
  /** Of one in `permissions`: what it is asked for. */
  readonly operation?: string;
}

const isPermission = (property: string): boolean => property === "permission" || property === "readPermission";

/** Wherever one stands in an object: `permission`, `readPermission`, and those of operations, or of a role, in `permissions`. */
export function permissionsIn(value: unknown, above: readonly string[] = []): FoundPermission[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([property, one]): FoundPermission[] => {
    const steps = [...above, property];
    if (property !== "permissions") return typeof one === "string" && isPermission(property) ? [{ permission: one, steps }] : permissionsIn(one, steps);
    return Object.entries((one ?? {}) as object).map(([operation, name]) => ({ permission: String(name), steps: [...steps, operation], operation }));
  });
}
