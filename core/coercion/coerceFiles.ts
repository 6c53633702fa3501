import { coerceUuid } from "./coerceUuid.ts";
import { type Coerce, type Coercion, coerced, isBlank, refused } from "./types.ts";

/** Of one field. */
const maxFiles = 1_000;

/** Ids of files, at most so many of them; null for empty. Whose they are the save asks (`claimFiles`). */
const idsOfFiles = (most: number): Coerce => (input: unknown): Coercion => {
  if (isBlank(input)) return coerced(null);
  if (!Array.isArray(input)) return refused("coercion.list");
  if (input.length > most) return refused("check.maxCount", { 0: most });
  const ids = input.map((id: unknown) => coerceUuid(id));
  const isEvery = ids.every((id) => id.ok && id.value !== null);
  return isEvery ? coerced(ids.flatMap((id) => (id.ok ? [id.value] : []))) : refused("check.file");
};

export const coerceFile = idsOfFiles(1);
export const coerceFiles = idsOfFiles(maxFiles);
