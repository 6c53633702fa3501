import type { AskedPermission, PermissionPlace } from "#contract/config.ts";
import type { Locale } from "#core/locale.ts";
import { choiceWords } from "../text/problems/choiceWords.ts";

/** What people read of where a permission is asked for: as many places as fit on a line. */
const mostPlaces = 3;

/** @example placesInWords(asked, { locale: "en", translate }) // "Table “Cities”: view, edit; Page “Report” +2" */
export function placesInWords({ places }: Pick<AskedPermission, "places">, { locale, translate }: { locale: Locale; translate: (text: string) => string }): string | undefined {
  if (places.length === 0) return undefined;
  const say = (key: string): string => choiceWords[key as keyof typeof choiceWords]?.[locale] ?? key.split(".")[1] ?? "";
  const read = ({ kind, name, title = name, part, operations }: PermissionPlace): string => {
    const what = operations.map((operation) => say(`operation.${operation}`)).join(", ");
    return `${say(`place.${kind}`)}: ${[translate(title), ...(part === undefined ? [] : [translate(part)])].join(" → ")}${what && ` (${what})`}`;
  };
  const rest = places.length - mostPlaces;
  return places.slice(0, mostPlaces).map(read).join("; ") + (rest > 0 ? ` +${rest}` : "");
}
