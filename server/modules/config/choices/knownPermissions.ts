import type { ProjectConfig } from "../compiled/ProjectConfig.ts";
import { permissionsIn } from "../text/checks/permissionsIn.ts";

/** Permissions that the configuration asks for or its roles hold, each once, in their order. */
export function knownPermissions({ projectId: _id, revision: _revision, translations: _translations, ...collections }: ProjectConfig): string[] {
  const found = Object.values(collections).flatMap((collection) => permissionsIn(collection instanceof Map ? [...collection.values()] : collection));
  return [...new Set(found.map(({ permission }) => permission))].sort();
}
