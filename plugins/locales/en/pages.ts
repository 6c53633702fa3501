import type { Wording } from "#sdk/contributions/locale.ts";
import type { pages as source } from "../uz/pages.ts";

export const pages: Wording<typeof source> = {
  noAccess: "You have no permission to see this page",
  notFound: "Page not found",
  empty: "This page is empty so far",
  emptyHint: "Components that are added to the page will be shown here",
};
