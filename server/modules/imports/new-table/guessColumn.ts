import type { GuessedField } from "#contract/sheet.ts";
import { fold } from "#core/filters/index.ts";
import { mostScale } from "../keptDecimal.ts";
import { type ColumnProfile, type Reading } from "./ColumnProfile.ts";

export type ColumnGuess = Omit<GuessedField, "place" | "title" | "dataset">;

/** Of so many values one may be a slip. */
const perMisfit = 50;
/** Options of a list that a person still looks through; each of them stands there several times. */
const mostOptions = 20;
const timesEach = 3;
const fewestForChoice = 8;
const longestOption = 60;
const shortText = 200;
const longText = 10_000;
const fewestForUnique = 3;

/** Words with which titles of codes begin: numbers that nobody counts with. */
const codeTitle = words(
  "инн", "стир", "stir", "inn", "tin", "пинфл", "жшшир", "jshshir", "pinfl", "телефон*", "telefon*", "phone*", "тел", "tel", "моб*", "mobile", "факс*", "паспорт*", "pasport*", "passport*",
  "индекс*", "indeks*", "zip", "postcode", "мфо", "mfo", "р/с", "х/р", "ҳисоб рақам*", "hisob raqam*", "расч[её]тный счет", "расч[её]тный сч[её]т", "account", "карта рақам*", "код", "коди", "kod", "kodi", "code",
  "шифр*", "артикул*", "sku", "серия*", "seriya*", "шт?рих-?код*", "barcode", "imei", "оқэд", "окэд", "окпо", "огрн*", "октмо", "окато", "окфс", "окопф", "снилс", "икпу", "мхик",
);
/** Of what is asked by yes or no. */
const flagTitle = /\?$|да\s*\/\s*нет|ҳа\s*\/\s*йўқ|ha\s*\/\s*yo.?q|yes\s*\/\s*no|^(?:is|has)[_ ]|(?<!\p{L})(?:борми|мавжудми|борлиги|мавжудлиги|есть ли|имеется ли|наличие|\p{L}{2,}ганми)(?!\p{L})/iu;
/** Of what tells records apart. */
const keyTitle = words("id", "инн", "стир", "stir", "inn", "tin", "пинфл", "жшшир", "jshshir", "pinfl", "код", "коди", "kod", "kodi", "code", "артикул*", "sku", "шт?рих-?код*", "barcode", "imei", "email", "e-mail", "логин", "login", "uuid");
/** Of a count of rows: it says nothing of the record. */
const runningTitle = /^(?:№|n|no\.?|#|т\s*\/\s*р|t\s*\/\s*r|п\s*\/\s*п|№\s*п\s*\/\s*п|тартиб рақами|tartib raqami)$/iu;

/** A star stands for whatever ending a word has. */
function words(...some: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${some.map((word) => word.replace("*", "\\p{L}*")).join("|")})(?!\\p{L})`, "iu");
}

/**
 * What a column is, by its title and by all of its values: the narrowest kind that they fit. What a person would lose by being counted
 * (leading zeros, telephones, numbers of taxpayers) stays a text, and so does what is mixed.
 * @param total rows of the file
 */
export function guessColumn(title: string, profile: ColumnProfile, total: number): ColumnGuess {
  const { filled, errors } = profile;
  const found = kindOfValues(title, profile);
  const nothings = found.reading === undefined || found.reading === "boolean" ? 0 : profile.nothings;
  const misfits = found.reading === undefined ? errors : filled - nothings - (profile.fits.get(found.reading) ?? 0);
  const { reading: _reading, ...field } = found;
  const isWhole = misfits === 0 && nothings === 0 && filled === total && total > 0;
  return { ...field, isRequired: isWhole && found.kind !== "boolean" && !isRunningNumber(title, profile), isUnique: isWhole && isKey(title, profile, found), misfits };
}

type Found = Pick<ColumnGuess, "kind" | "scale" | "maxLength" | "options"> & { readonly reading?: Reading };

function kindOfValues(title: string, profile: ColumnProfile): Found {
  const { filled, errors } = profile;
  const values = filled - errors;
  const isAll = (reading: Reading): boolean => {
    const counted = reading === "boolean" ? values : values - profile.nothings;
    const slips = counted < perMisfit ? 0 : Math.floor(counted / perMisfit);
    return profile.fits.has(reading) && (profile.fits.get(reading) ?? 0) >= counted - slips;
  };
  if (isAll("boolean") && isSaid(title, profile)) return { kind: "boolean", reading: "boolean" };
  if (isAll("decimal") && !isCode(title, profile)) {
    if (isAll("int")) return { kind: "int", reading: "int" };
    if (profile.scale <= mostScale) return { kind: "decimal", scale: Math.max(1, profile.scale), reading: "decimal" };
  }
  for (const kind of ["date", "datetime", "time"] as const) if (isAll(kind)) return { kind, reading: kind };
  return textOf(profile, values);
}

/** 1 and 0 are numbers, and dashes are nothing, unless somebody says more. */
const isSaid = (title: string, { isFlag, values }: ColumnProfile): boolean => (isFlag ? flagTitle.test(title) : [...values.keys()].some((value) => value !== "-" && value !== "0"));

function isCode(title: string, { isCode: isLost, digits, isRound, fits, filled }: ColumnProfile): boolean {
  if (isLost || codeTitle.test(title)) return true;
  // Numbers of taxpayers and people, cards, telephones with the country.
  return filled > 1 && fits.get("int") === fits.get("decimal") && typeof digits === "number" && [9, 12, 14, 16].includes(digits) && !isRound;
}

function textOf({ longest, hasLines, values, hasMore }: ColumnProfile, count: number): Found {
  const isShort = longest <= shortText && !hasLines;
  const isList = !hasMore && values.size > 1 && values.size <= mostOptions && longest <= longestOption && count >= Math.max(fewestForChoice, values.size * timesEach);
  if (isShort && isList) return { kind: "choice", options: [...values.values()] };
  if (isShort) return { kind: "text" };
  return { kind: "longText", ...(longest > longText && { maxLength: Math.ceil(longest / longText) * longText }) };
}

const isRunningNumber = (title: string, { isRunning }: ColumnProfile): boolean => isRunning && runningTitle.test(title.trim());

/** By no two records of one value alone names of people would be keys: the title says it, or the form of the values. */
function isKey(title: string, profile: ColumnProfile, { kind }: Found): boolean {
  if (profile.isDistinct !== true || profile.filled < fewestForUnique || !["text", "int"].includes(kind) || isRunningNumber(title, profile)) return false;
  const isPhone = /тел|tel|phone|моб/iu.test(title);
  return keyTitle.test(title) || (kind === "text" && profile.isName && !isPhone && ![...profile.values.values()].some((value) => value.startsWith("+")));
}

/** What people read as one title, each once. */
export function distinctTitles(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    if (title === "") return title;
    let now = title;
    for (let number = 2; taken.has(fold(now)); number += 1) now = `${title} (${number})`;
    taken.add(fold(now));
    return now;
  });
}
