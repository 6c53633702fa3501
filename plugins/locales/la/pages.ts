import type { Wording } from "#sdk/contributions/locale.ts";
import type { pages as source } from "../uz/pages.ts";

export const pages: Wording<typeof source> = {
  noAccess: "Bu sahifani koʻrishga ruxsat berilmagan",
  notFound: "Sahifa topilmadi",
  empty: "Sahifa hozircha boʻsh",
  emptyHint: "Sahifaga komponent qoʻshilgach, shu yerda koʻrinadi",
};
