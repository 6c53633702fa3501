import type { Wording } from "#sdk/contributions/locale.ts";
import type { pages as source } from "../uz/pages.ts";

export const pages: Wording<typeof source> = {
  noAccess: "Бул бетти көриўге рухсат берилмеген",
  notFound: "Бет табылмады",
  empty: "Бет ҳәзирше бос",
  emptyHint: "Бетке компонент қосылғаннан кейин усы жерде көринеди",
};
