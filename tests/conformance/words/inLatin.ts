type Letters = Readonly<Record<string, string>>;

const common: Letters = {
  а: "a", б: "b", в: "v", г: "g", д: "d", ё: "yo", ж: "j", з: "z", и: "i", й: "y", к: "k", л: "l", м: "m", н: "n", о: "o",
  п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "x", ч: "ch", ш: "sh", щ: "sh", ь: "", э: "e", ю: "yu", я: "ya", қ: "q", ҳ: "h",
};
/** The Uzbek alphabet of 1995, and the Karakalpak one of 2016. */
export const uzbek: Letters = { ...common, ъ: "ʼ", ў: "oʻ", ғ: "gʻ", ы: "i" };
export const karakalpak: Letters = { ...common, е: "e", ъ: "", ў: "w", ғ: "ǵ", ы: "ı", ә: "á", ң: "ń", ө: "ó", ү: "ú", ц: "c" };

const quotes: Letters = { "«": "“", "»": "”" };
const vowels = "аеёиоуэюяў";
const isLetter = (character: string): boolean => /\p{L}/u.test(character);

/** Uzbek letters that sound by their place: `е` begins a syllable as `ye`, `ц` is `ts` after a vowel and else `s`. */
function byPlace(letter: string, before: string): string | undefined {
  const isAfterVowel = vowels.includes(before);
  if (letter === "е") return !isLetter(before) || isAfterVowel ? "ye" : "e";
  if (letter === "ц") return isAfterVowel ? "ts" : "s";
  return undefined;
}

/** Before `е`, `ё`, `ю`, `я` the sign of separation is heard as their `y` and not written: obyekt, syomka. */
function separating(letter: string, behind: string): string | undefined {
  if (letter !== "ъ") return undefined;
  return behind === "е" ? "y" : "ёюя".includes(behind) ? "" : undefined;
}

/** What a Cyrillic text is in the Latin alphabet, spelt by its rules. */
export function inLatin(text: string, letters: Letters): string {
  const characters = [...text];
  return characters.map((character, at) => {
    const small = character.toLowerCase();
    const [before, behind] = [at - 1, at + 1].map((place) => characters[place]?.toLowerCase() ?? " ") as [string, string];
    const latin = separating(small, behind) ?? letters[small] ?? byPlace(small, before) ?? quotes[small] ?? character;
    if (character === small) return latin;
    const next = characters[at + 1] ?? "";
    return next !== next.toLowerCase() ? inCapitals(latin) : inCapitals(latin.charAt(0)) + latin.slice(1);
  }).join("");
}

/** Karakalpak has `Í` for the capital of `ı`: `I` is that of `i`. */
const inCapitals = (letters: string): string => letters.replaceAll("ı", "í").toUpperCase();
