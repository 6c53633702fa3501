/** Below it every file has an address, so that a preview is in the history and closes by the back button. */
const place = "/files/";

/** The link that shows a stored file over the present screen. */
export const previewLink = (id: string): string => `${place}${encodeURIComponent(id)}?_target=modal`;

/** The id of the file that a modal's path shows, if it is one. */
export function previewedFile(path: string): string | undefined {
  const id = path.startsWith(place) ? path.slice(place.length) : "";
  return id === "" || id.includes("/") ? undefined : id;
}
