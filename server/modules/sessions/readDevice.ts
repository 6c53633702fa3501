import type { Device } from "#contract/auth.ts";

/** Many call themselves by the names of others too: the first that fits is meant. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bYaBrowser\//, "Yandex Browser"], [/\b(Edg|EdgA|EdgiOS|Edge)\//, "Edge"], [/\b(OPR|Opera)\b/, "Opera"], [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"], [/\b(Firefox|FxiOS)\//, "Firefox"], [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"], [/\bVersion\/.*\bSafari\//, "Safari"],
  [/^curl\//, "curl"], [/^(node|undici)\b/i, "Node.js"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, "Windows"], [/\b(iPhone|iPod)\b/, "iPhone"], [/\biPad\b/, "iPad"], [/\bAndroid\b/, "Android"], [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"], [/\bLinux\b/, "Linux"],
];

const nameIn = (list: typeof browsers, text: string): string | null => list.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** What a browser says of itself, in a few words; it may say what it likes, so nothing is decided by it. */
export const readDevice = (userAgent: string | null | undefined): Device => {
  const text = userAgent?.slice(0, 500) ?? "";
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
};
