import type { RowFile } from "#contract/file.ts";
import type { WholeRow } from "../../tables/index.ts";

/** Names of the files that a field holds, as far as the caller may see them. */
export const fileNames = (field: string) => (row: WholeRow): string => {
  const files = (row["$files"] ?? {}) as Readonly<Record<string, RowFile>>;
  const ids = Array.isArray(row[field]) ? (row[field] as unknown[]) : [];
  return ids.flatMap((id) => files[String(id)]?.name ?? []).join(", ");
};
