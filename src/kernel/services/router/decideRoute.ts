import type { SessionState } from "../session/ClientSession.ts";
import { matchScreen, type MatchedRoute, type MatchPath, type ScreenRoute } from "./screenRoutes.ts";

/** What an address shows (spec §2, §4 Route guard). */
export type RouteDecision =
  | { readonly show: "home" | "placeholder" | "not-found" | "sign-in" | "sign-out" | "waiting" | "profile" }
  | { readonly show: "screen"; readonly matched: MatchedRoute };

export interface RouteFacts {
  readonly path: string;
  readonly session: SessionState;
  /** Nothing is shown to the person before a second factor is set up, where one signs in. */
  readonly needsFactor?: boolean;
  readonly routes: readonly ScreenRoute[];
  readonly match: MatchPath;
}

/** Paths of the kernel's own. `needsUser`: guests are sent to sign in first. */
const ownPaths: Readonly<Record<string, { readonly show: "home" | "placeholder" | "not-found" | "sign-in" | "sign-out"; readonly needsUser: boolean }>> = {
  "/": { show: "home", needsUser: false },
  "/login": { show: "sign-in", needsUser: false },
  "/auth": { show: "placeholder", needsUser: true },
  "/system/logout": { show: "sign-out", needsUser: true },
  "/404": { show: "not-found", needsUser: false },
};

/** Where signed-in people land who have no main page and no home item (D49). */
export const profilePath = "/system/profile";

export function decideRoute(facts: RouteFacts): RouteDecision {
  const own = Object.hasOwn(ownPaths, facts.path) ? ownPaths[facts.path] : undefined;
  if (facts.needsFactor && own?.show !== "sign-out") return { show: "sign-in" };
  const matched = own ? undefined : matchScreen(facts.routes, facts.path, facts.match);
  const isOpen = own ? !own.needsUser : (matched?.route.isOpen ?? facts.path !== profilePath);
  if (!isOpen && facts.session !== "user") return { show: facts.session === "guest" ? "sign-in" : "waiting" };
  if (own) return { show: own.show };
  // Open to guests and users, it would draw what guests see and call as one; a public twin is the same for everybody.
  if (matched && !matched.route.isPublic && facts.session === "unknown") return { show: "waiting" };
  if (matched) return { show: "screen", matched };
  return { show: facts.path === profilePath ? "profile" : "not-found" };
}

export interface HomeFacts {
  readonly hasMain: boolean;
  /** Link of the menu item with `isHomepage`. */
  readonly homeItem: string | undefined;
}

/** Where `/` leads a signed-in person: main page, home item, profile page (D49). */
export function homeLink({ hasMain, homeItem }: HomeFacts): string {
  return hasMain ? "/pages/main" : (homeItem ?? profilePath);
}
