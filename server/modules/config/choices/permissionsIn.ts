import type { ProjectConfig } from "../compiled/ProjectConfig.ts";

/** Permissions that the configuration asks for or its roles hold, each once, in their order. */
export function permissionsIn({ projectId: _id, revision: _revision, translations: _translations, ...collections }: ProjectConfig): string[] {
  const found = new Set<string>();
  for (const collection of Object.values(collections)) gather(collection instanceof Map ? [...collection.values()] : collection, found);
  return [...found].sort();
}

/** Wherever one stands: `permission`, `readPermission`, those of operations and those of roles in `permissions`. */
function gather(value: unknown, found: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [property, one] of Object.entries(value)) {
    const isNamed = property === "permission" || property === "readPermission";
    const names = property === "permissions" ? Object.values((one ?? {}) as object) : isNamed ? [one] : undefined;
    if (names) for (const name of names) found.add(String(name));
    else gather(one, found);
  }
}
