import type { Words } from "./defineWords.ts";

/** What history calls what is no entity. */
export const historyWords = {
  "history.settings": {
    uz: "Лойиҳа созламалари", la: "Loyiha sozlamalari",
    ru: "Настройки проекта", en: "Project settings",
    qq: "Жойбар сазламалары", kh: "Joybar sazlamaları",
  },
} satisfies Words;
