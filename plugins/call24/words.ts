import { defineWords } from "#core/wording/defineWords.ts";

/** The name of the plugin; the rest comes with what says it. */
export const words = defineWords({
  "plugins.call24": { uz: "Ёрдам маркази", la: "Yordam markazi", ru: "Центр поддержки", en: "Support", qq: "Жәрдем орайы", kh: "Járdem orayı" },
});
