import type { FileFolders, FilesQuery } from "#sdk/wire.ts";

/** What is looked at: a folder is a category, the records of a source, or files by what holds them. */
export type Folder =
  | { readonly kind: "all" }
  | { readonly kind: "own" }
  | { readonly kind: "unused" }
  | { readonly kind: "category"; readonly name: string }
  | { readonly kind: "source"; readonly name: string };

const screenPath = "/system/file-manager";

/** The folder that the path behind the screen's own leads to; undefined for one that there is none of. */
export function folderAt(path: string): Folder | undefined {
  const [first = "", ...rest] = path.split("/");
  const name = rest.join("/");
  if (name === "") {
    if (first === "") return { kind: "all" };
    return first === "own" || first === "unused" ? { kind: first } : undefined;
  }
  if (first === "categories") return { kind: "category", name };
  return first === "records" ? { kind: "source", name } : undefined;
}

export function folderLink(folder: Folder): string {
  switch (folder.kind) {
    case "all":
      return screenPath;
    case "own":
    case "unused":
      return `${screenPath}/${folder.kind}`;
    case "category":
      return `${screenPath}/categories/${encodeURIComponent(folder.name)}`;
    case "source":
      return `${screenPath}/records/${encodeURIComponent(folder.name)}`;
  }
}

/** What the server is asked for. */
export function folderQuery(folder: Folder): Pick<FilesQuery, "view" | "category" | "source"> {
  switch (folder.kind) {
    case "all":
      return {};
    case "own":
      return { view: "own" };
    case "unused":
      return { view: "orphans" };
    case "category":
      return { category: folder.name };
    case "source":
      return { source: folder.name };
  }
}

/** The words of a folder: a key of the wording, or the title that the server gives; its name until that is known. */
export function folderTitle(folder: Folder, folders: FileFolders | undefined, t: (key: string) => string): string {
  if (folder.kind !== "category" && folder.kind !== "source") return t(`system.files.folders.${folder.kind}`);
  const known = folder.kind === "category" ? folders?.categories : folders?.sources;
  return known?.find(({ name }) => name === folder.name)?.title ?? folder.name;
}

/** The category that a file gets which is added here; empty for none. */
export const categoryOf = (folder: Folder): string => (folder.kind === "category" ? folder.name : "");
