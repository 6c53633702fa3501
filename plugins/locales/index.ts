import { defineLocale } from "#sdk/contributions/locale.ts";
import { definePlugin } from "#sdk/plugin/definePlugin.ts";
import { manifest } from "./manifest.ts";
import { uz } from "./uz.ts";

/** The six languages of the product. The default one is at hand: it is what a missing text falls back to. */
const locales = [
  defineLocale({ code: "uz", load: async () => await Promise.resolve(uz) }),
  defineLocale({ code: "la", load: async () => (await import("./la.ts")).la }),
  defineLocale({ code: "ru", load: async () => (await import("./ru.ts")).ru }),
  defineLocale({ code: "en", load: async () => (await import("./en.ts")).en }),
  defineLocale({ code: "qq", load: async () => (await import("./qq.ts")).qq }),
  defineLocale({ code: "kh", load: async () => (await import("./kh.ts")).kh }),
];

export const localesPlugin = definePlugin(manifest, (context) => {
  for (const locale of locales) context.contribute("locale", locale);
});
