import { isObject } from "#core/isObject.ts";


/** Of revisions, the settings of a project. */
const settingsEntity = "projects";
const hidden = "••••••";
const secret = /secret|password|token|private/i;

/** What a project keeps to itself goes in and never out: in its history too it is known to have changed, and not what it was. */
export function hideSecrets(entity: string, path: string, value: unknown): unknown {
  if (entity !== settingsEntity) return value;
  if (secret.test(path)) return value === null || value === undefined ? value : hidden;
  if (Array.isArray(value)) return value.map((one) => hideSecrets(entity, "", one));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hideSecrets(entity, key, one)]));
}
