/** Letters of Uzbek, Karakalpak and Russian in Cyrillic, as keys write them. */
const latin: Readonly<Record<string, string>> = {
  а: "a", б: "b", в: "v", г: "g", ғ: "g", д: "d", е: "e", ё: "yo", ж: "j", з: "z", и: "i", й: "y", к: "k", қ: "q", л: "l", м: "m", н: "n", ң: "ng",
  о: "o", ө: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ў: "o", ү: "u", ф: "f", х: "x", ҳ: "h", ц: "ts", ч: "ch", ш: "sh", щ: "sh", ъ: "", ы: "i", ь: "", э: "e", ә: "a",
  ю: "yu", я: "ya", ı: "i",
};

/** Longer ones are no name of a column. */
const mostLetters = 40;

interface KeyOptions {
  readonly isTaken?: (key: string) => boolean;
  /** Where no letter of the title has a place in a key; `item` unless said. */
  readonly fallback?: string;
}

/**
 * A key for what people call something: small Latin letters, digits and underscores. One that is taken gets a number.
 * @example keyOf("Ўқув марказлари") // "oquv_markazlari"
 * @example keyOf("Номи", { isTaken: (key) => key === "nomi" }) // "nomi_2"
 */
export function keyOf(title: string, { isTaken = () => false, fallback = "item" }: KeyOptions = {}): string {
  // A letter of another alphabet has no place in a key; a mark above or below one falls away, the short sign of й and ў is theirs.
  const letters = [...title.toLowerCase().normalize("NFC")].map((letter) => latin[letter] ?? letter.normalize("NFD").replace(/\p{M}/gu, "")).join("");
  const plain = letters.replace(/[ʼʻ’‘'`]/g, "").replace(/[^a-z0-9]+/g, "_").replace(/^[_0-9]+|_+$/g, "").slice(0, mostLetters).replace(/_+$/, "");
  const key = plain === "" ? fallback : plain;
  if (!isTaken(key)) return key;
  for (let number = 2; ; number += 1) if (!isTaken(`${key}_${number}`)) return `${key}_${number}`;
}
