import type { CellFile } from "#sdk/contributions/cellFormat.ts";
import type { RowFile, TableRow } from "#sdk/wire.ts";

/** Files that a cell draws; of the others it says how many they are. */
const drawn = 3;
/** Names that its text has. */
const told = 20;

const kinds: readonly (readonly [icon: string, extensions: string])[] = [
  ["image", "png apng jpg jpeg jpe jfif gif webp bmp avif heic heif tif tiff ico svg"],
  ["file-text", "pdf doc docx odt rtf txt md"],
  ["file-spreadsheet", "xls xlsx xlsm ods csv tsv"],
  ["archive", "zip rar 7z gz tgz"],
  ["video", "mp4 mov wmv webm avi mkv"],
];

const icons = new Map(kinds.flatMap(([icon, extensions]) => extensions.split(" ").map((extension) => [extension, icon] as const)));

interface FilesOfCell {
  readonly files: readonly CellFile[];
  /** The name of the first one. */
  readonly name: string;
  /** All names that the row tells. */
  readonly text: string;
  /** Of the value, drawn or not. */
  readonly count: number;
}

/** What a row tells of the files in a field; undefined where there is none that the reader may see. */
export function filesOfCell(value: unknown, row: Readonly<Record<string, unknown>>): FilesOfCell | undefined {
  const known = (row as TableRow).$files ?? {};
  const ids: unknown[] = Array.isArray(value) ? value : [];
  const files = ids.slice(0, told).flatMap((id): [string, RowFile][] => {
    const file = typeof id === "string" && Object.hasOwn(known, id) ? known[id] : undefined;
    return file ? [[id as string, file]] : [];
  });
  const [first] = files;
  if (!first) return undefined;
  const names = files.map(([, { name }]) => name).join(", ");
  const untold = ids.length - files.length;
  return {
    files: files.slice(0, drawn).map(([id, file]) => cellFile(id, file)),
    name: first[1].name,
    text: untold > 0 ? `${names} +${untold}` : names,
    count: ids.length,
  };
}

const cellFile = (id: string, { extension, hasThumbnail, ticket }: RowFile): CellFile => ({
  id, icon: icons.get(extension) ?? "file", ...(hasThumbnail && { picture: { ticket } }),
});
