import { buffer } from "node:stream/consumers";
import type { RowFile } from "#contract/file.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { WholeRow } from "../tables/index.ts";

/** Of one picture, and of all pictures of a document. */
const mostBytes = 3 * 1024 * 1024;
const mostOfAll = 20 * 1024 * 1024;

/** Pictures by their first bytes, whatever they are called. */
const kinds: readonly (readonly [string, string])[] = [["89504e47", "png"], ["ffd8ff", "jpeg"], ["47494638", "gif"], ["52494646", "webp"]];

/** The pictures that these records hold and the caller may see, as data URLs by the ids of their files. */
export async function readPictures({ services }: CallContext, rows: readonly WholeRow[]): Promise<Record<string, string>> {
  const files = rows.flatMap((row) => Object.entries((row["$files"] ?? {}) as Readonly<Record<string, RowFile>>));
  const pictures: Record<string, string> = {};
  let left = mostOfAll;
  for (const [id, { size }] of files) {
    if (pictures[id] !== undefined || size > mostBytes || size > left) continue;
    const stream = await services.files.openWhole(id);
    const bytes = stream && (await buffer(stream));
    const kind = bytes && kinds.find(([start]) => bytes.toString("hex", 0, 4).startsWith(start))?.[1];
    if (!bytes || kind === undefined) continue;
    left -= bytes.length;
    pictures[id] = `data:image/${kind};base64,${bytes.toString("base64")}`;
  }
  return pictures;
}
