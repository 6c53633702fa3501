import { filesPlace } from "#core/links/index.ts";

/** The id of the file that a modal's path shows, if it is one. */
export function previewedFile(path: string): string | undefined {
  const id = path.startsWith(filesPlace) ? path.slice(filesPlace.length) : "";
  return id === "" || id.includes("/") ? undefined : id;
}
