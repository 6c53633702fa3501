import type { DatasetMap } from "./identity.ts";
import type { MovedField } from "./renames.ts";

/**
 * How a path from a record of a dataset is called now, as names were before: each step of it is followed to the dataset that it refers to.
 * @example renameAlong("city.name", "people", { was, moved }) // "city.title"
 */
export function renameAlong(path: string, dataset: string, { was, moved }: { readonly was: DatasetMap; readonly moved: readonly MovedField[] }): string {
  let at: string | undefined = dataset;
  return path.split(".").map((step) => {
    const from = at;
    if (from === undefined) return step;
    at = was.get(from)?.fields.find(({ name }) => name === step)?.references?.dataset;
    return moved.find((one) => one.from.dataset === from && one.from.field === step)?.to?.field ?? step;
  }).join(".");
}
