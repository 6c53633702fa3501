import type { Site } from "../types.ts";
import { maxResultSize, tooLarge } from "../values/resultSize.ts";
import { toPrimitive, toText } from "../values/toPrimitive.ts";
import { spend } from "../values/workLimit.ts";
import { listFunctions } from "./ListedFunction.ts";

type Args = readonly never[];
type Native = (...args: never[]) => unknown;

/** The method of the language itself; what it gives is never longer than the text. */
const native = (method: Native) => (self: string, args: Args): unknown =>
  args.length === 0 ? method.call(self) : Reflect.apply(method, self, args);
const own = String.prototype;

/** Methods of texts that take no function and no regular expression. */
export const textMethods = listFunctions<string>("text.", [
  ["at", "index", "the character there, from the end when negative", "'Самарқанд'.at(-1)", "д", native(own.at)],
  ["charAt", "index", "the character there, or an empty text", "'Хива'.charAt(1)", "и", native(own.charAt)],
  ["charCodeAt", "index", "the code unit there", "'A'.charCodeAt(0)", 65, native(own.charCodeAt)],
  ["codePointAt", "index", "the code point there", "'😀'.codePointAt(0)", 128512, native(own.codePointAt)],
  ["concat", "…texts", "the texts one after another", "'a'.concat('b', 1)", "ab1", concat],
  ["endsWith", "part, end?", "whether it ends so", "'file.pdf'.endsWith('.pdf')", true, native(own.endsWith)],
  ["includes", "part, from?", "whether it contains the part", "'Тошкент'.includes('шке')", true, native(own.includes)],
  ["indexOf", "part, from?", "where the part begins, or -1", "'banana'.indexOf('na')", 2, native(own.indexOf)],
  ["lastIndexOf", "part, from?", "where the part begins last, or -1", "'banana'.lastIndexOf('na')", 4, lastIndexOf],
  ["normalize", "form?", "the Unicode normal form, NFC", "'e\\u0301'.normalize()", "é", native(own.normalize)],
  ["padEnd", "length, fill?", "filled up at its end", "'7'.padEnd(3, '0')", "700", pad(own.padEnd), 2],
  ["padStart", "length, fill?", "filled up at its beginning", "'7'.padStart(3, '0')", "007", pad(own.padStart), 2],
  ["repeat", "count", "so many times", "'ab'.repeat(3)", "ababab", repeat],
  ["replace", "part, by", "the first part replaced", "'a-b-c'.replace('-', '+')", "a+b-c", replace(own.replace)],
  ["replaceAll", "part, by", "every part replaced", "'a-b-c'.replaceAll('-', '+')", "a+b+c", replace(own.replaceAll)],
  ["slice", "start, end?", "a part, from the end where negative", "'Бухоро'.slice(0, 3)", "Бух", native(own.slice)],
  ["split", "separator?, limit?", "the parts between separators", "'a,b'.split(',')", ["a", "b"], split],
  ["startsWith", "part, from?", "whether it begins so", "'+998'.startsWith('+')", true, native(own.startsWith)],
  ["substring", "start, end?", "a part between two places", "'abcd'.substring(3, 1)", "bc", native(own.substring)],
  ["toLowerCase", "", "in small letters", "'ЎЗБЕК'.toLowerCase()", "ўзбек", native(own.toLowerCase)],
  ["toString", "", "itself", "'a'.toString()", "a", native(own.toString)],
  ["toUpperCase", "", "in capitals", "'қўқон'.toUpperCase()", "ҚЎҚОН", native(own.toUpperCase)],
  ["trim", "", "without blanks at both ends", "'  a '.trim()", "a", native(own.trim)],
  ["trimEnd", "", "without blanks at its end", "'a '.trimEnd()", "a", native(own.trimEnd)],
  ["trimStart", "", "without blanks at its beginning", "' a'.trimStart()", "a", native(own.trimStart)],
]);

function concat(self: string, args: Args, site: Site): string {
  let text = self;
  for (const part of args) {
    text += String(part);
    if (text.length > maxResultSize) tooLarge(site);
  }
  return text;
}

/** Compares each place with the whole of the part, unlike `indexOf`. */
function lastIndexOf(self: string, args: Args, site: Site): number {
  spend((self.length * String(args[0]).length) / 256, site);
  return Reflect.apply(own.lastIndexOf, self, args) as number;
}

/** What it fills with is made a text only where something is filled: as in JavaScript, it may be nothing that can be one. */
function pad(method: typeof own.padStart) {
  return (self: string, [given, fill]: readonly unknown[], site: Site): string => {
    const length = Number(toPrimitive(given, site));
    if (!(length > self.length)) return self;
    const text = fill === undefined ? " " : toText(fill, site);
    if (length > maxResultSize && text !== "") tooLarge(site);
    return method.call(self, length, text);
  };
}

function repeat(self: string, [count]: Args, site: Site): string {
  const times = Number(count);
  // An infinite count is an error of its own, also for an empty text.
  if (Number.isFinite(times) && times * self.length > maxResultSize) tooLarge(site);
  return self.repeat(count as unknown as number);
}

/** What the replacement says of `$&` and the like may be as long as the text, each time. */
function replace(method: Native) {
  return (self: string, args: Args, site: Site): unknown => {
    const [part, by] = [String(args[0]), String(args[1])];
    const places = method === own.replaceAll ? countParts(self, part) : 1;
    const references = by.split("$").length - 1;
    if (places * by.length > 2 * maxResultSize) tooLarge(site);
    spend((places * references * self.length) / 16, site);
    return Reflect.apply(method, self, args);
  };
}

function countParts(text: string, part: string): number {
  if (part === "") return text.length + 1;
  let count = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) count += 1;
  return count;
}

function split(self: string, args: Args, site: Site): unknown {
  const [separator, limit] = args;
  const most = limit === undefined ? 2 ** 32 - 1 : (limit as unknown as number) >>> 0;
  if (separator !== undefined && Math.min(countParts(self, String(separator)), most) >= maxResultSize) tooLarge(site);
  return Reflect.apply(own.split as Native, self, args);
}
