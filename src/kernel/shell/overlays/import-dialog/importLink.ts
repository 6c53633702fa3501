const place = "/import/";

/** The import that a modal's path opens the dialog of, if it is one; deeper paths are the screen's own. */
export function importOf(path: string): string | undefined {
  const name = path.startsWith(place) ? path.slice(place.length) : "";
  return name === "" || name.includes("/") ? undefined : name;
}
