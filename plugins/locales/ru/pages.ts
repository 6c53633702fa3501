import type { Wording } from "#sdk/contributions/locale.ts";
import type { pages as source } from "../uz/pages.ts";

export const pages: Wording<typeof source> = {
  noAccess: "Нет разрешения на просмотр этой страницы",
  notFound: "Страница не найдена",
  empty: "Страница пока пуста",
  emptyHint: "Компоненты, добавленные на страницу, появятся здесь",
};
