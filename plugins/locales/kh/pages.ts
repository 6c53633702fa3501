import type { Wording } from "#sdk/contributions/locale.ts";
import type { pages as source } from "../uz/pages.ts";

export const pages: Wording<typeof source> = {
  noAccess: "Bul betti kóriwge ruxsat berilmegen",
  notFound: "Bet tabılmadı",
  empty: "Bet házirshe bos",
  emptyHint: "Betke komponent qosılǵannan keyin usı jerde kórinedi",
};
