import { isObject } from "#core/isObject.ts";
import { safeNext } from "#core/links/index.ts";
import { languageCode } from "#core/languages.ts";
import { readMenuOrder } from "../menu/menuOrder.ts";
import { isSignInPath } from "../session/signInAddress.ts";
import { paintPrefix, uploadPrefix, type storageKeys } from "../storage/storageKeys.ts";
import { densities } from "#sdk/capabilities/theme.ts";

/** Whether a stored text can be what the key stands for. */
type IsValue = (text: string) => boolean;

/**
 * What each key may hold, checked once as the document starts: extensions, other programs of the origin and people with
 * the browser's tools write there too. Total over the keys: a new one does not compile without its line.
 */
export const storedValues: Readonly<Record<keyof typeof storageKeys, IsValue>> = {
  // What goes into a header: any other character would make every call fail.
  token: isHeaderText,
  refreshToken: isHeaderText,
  deviceId: isHeaderText,
  user: json((value) => isObject(value) && typeof value["id"] === "string"),
  loginUrl: (text) => isSignInPath(safeNext(text, "https://platon.invalid")?.split("?")[0] ?? ""),
  signatureKey: (text) => /^[\w.-]{1,200}$/.test(text),
  menuCollapsed: (text) => text === "true" || text === "false",
  theme: isName,
  themeColour: isName,
  density: (text) => densities.some((density) => density === text),
  // Whether there is such a language the project says.
  locale: (text) => languageCode.test(text),
  shownTheme: (text) => /^[A-Za-z][\w-]{0,63}\.[A-Za-z][\w-]{0,63}$/.test(text),
  shownLanguage: (text) => /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$/.test(text),
  developerMode: (text) => text === "true",
  menuUnfolded: json(isTextList),
  menuOrder: json((value) => readMenuOrder(value) !== undefined),
  isDraggingAllowed: (text) => text === "true" || text === "false",
  userOrganizations: json((value) => Array.isArray(value) && value.every(isNamed)),
  carriedToasts: json((value) => Array.isArray(value) && value.every(isObject)),
  pendingColumns: json((value) => Array.isArray(value) && value.every(isObject)),
  sidebarWidth: (text) => /^\d{2,4}$/.test(text),
  recentPlaces: json((value) => Array.isArray(value) && value.every(isObject)),
};

/** Values of a family of keys, by the beginning of the key. */
export const storedFamilies: readonly { readonly prefix: string; readonly isValue: IsValue }[] = [
  { prefix: "platon_translations_", isValue: json((value) => isObject(value) && isObject(value["texts"])) },
  { prefix: "platon_plugin:", isValue: json(() => true) },
  { prefix: uploadPrefix, isValue: json((value) => isObject(value) && typeof value["address"] === "string") },
  { prefix: paintPrefix, isValue: json(() => true) },
];

function json(isValue: (value: unknown) => boolean): IsValue {
  return (text) => {
    try {
      return isValue(JSON.parse(text));
    } catch {
      return false;
    }
  };
}

function isHeaderText(text: string): boolean {
  return /^[\w.~+/=-]{1,8192}$/.test(text);
}

function isName(text: string): boolean {
  return /^[A-Za-z][\w-]{0,63}$/.test(text);
}

function isNamed(value: unknown): boolean {
  return isObject(value) && typeof value["id"] === "string" && typeof value["name"] === "string";
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
